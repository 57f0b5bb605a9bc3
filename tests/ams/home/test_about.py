"""What the phone says of itself."""

from emulator import Ether, Phone


def test_it_says_model_number_and_battery():
    with Phone(skin="qwerty", network=Ether(), number="+4930") as phone:
        phone.switch_on()
        phone.handset.battery.level, phone.handset.battery.charging = 70, True
        phone.run(0)
        phone.select("About")
        text = phone.screen.text()
        for said in ("Keyboard phone, 320x240", "+4930", "MIDP-2.0", "CLDC-1.1", "70 %, charging"):
            assert said in text, said


def test_a_phone_alone_has_no_number(home):
    home.select("About")
    assert "no network" in home.screen.text()
