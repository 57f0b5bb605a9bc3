"""Phones that a test can hold; the pytest plugin gives them as fixtures `phone` and `two_phones`."""
