"""How menus and dialogs look: dark as the desk, so that the handset stays the bright thing."""

from __future__ import annotations

from typing import Any

GROUND, PAPER, EDGE, INK, FAINT = "#22262C", "#1A1D22", "#454D59", "#E2E5EA", "#8D96A3"
RAISED, LIT, DOWN = "#2F3640", "#3D5470", "#4A6A92"
SIZE = 13

THEME: dict[str, Any] = {
    "defaults": {
        "colours": {
            "normal_bg": RAISED, "hovered_bg": LIT, "disabled_bg": GROUND, "selected_bg": LIT, "active_bg": DOWN,
            "dark_bg": PAPER, "disabled_dark_bg": PAPER,
            "normal_text": INK, "hovered_text": "#FFFFFF", "disabled_text": "#5D6570", "selected_text": "#FFFFFF",
            "active_text": "#FFFFFF",
            "normal_border": EDGE, "hovered_border": EDGE, "disabled_border": "#343A43", "selected_border": LIT,
            "active_border": DOWN, "filled_bar": LIT, "unfilled_bar": PAPER,
        },
        "font": {"name": "noto_sans", "size": str(SIZE), "antialiased": "1"},
        "misc": {"shape": "rounded_rectangle", "shape_corner_radius": "4", "shadow_width": "0", "border_width": "1"},
    },
    "#menu": {
        "colours": {"dark_bg": GROUND, "normal_border": EDGE},
        "misc": {"shape": "rounded_rectangle", "shape_corner_radius": "5", "border_width": "1", "shadow_width": "0"},
    },
    "#row": {
        "colours": {"normal_bg": "#00000000", "hovered_bg": "#7FA8DC48", "selected_bg": "#7FA8DC48",
                    "active_bg": "#7FA8DC70", "normal_border": "#00000000", "hovered_border": "#00000000",
                    "selected_border": "#00000000", "active_border": "#00000000"},
        "misc": {"shape": "rounded_rectangle", "shape_corner_radius": "3", "border_width": "0", "shadow_width": "0",
                 "text_horiz_alignment": "left", "text_horiz_alignment_padding": "24"},
    },
    "#key": {"colours": {"normal_text": FAINT}, "misc": {"text_horiz_alignment": "right"}},
    "#mark": {"colours": {"normal_text": "#9CC3F2"}},
    "#hint": {"colours": {"normal_text": FAINT}, "misc": {"text_horiz_alignment": "left"}},
    "window": {"colours": {"dark_bg": GROUND, "normal_border": EDGE}, "misc": {"shadow_width": "0",
               "border_width": "1", "title_bar_height": "26", "shape": "rectangle"}},
    "window.#title_bar": {"colours": {"normal_bg": PAPER, "hovered_bg": PAPER, "active_bg": PAPER,
                                      "selected_bg": PAPER, "normal_border": PAPER, "hovered_border": PAPER,
                                      "active_border": PAPER},
                          "misc": {"text_horiz_alignment": "left", "text_horiz_alignment_padding": "10",
                                   "border_width": "0", "shadow_width": "0"}},
    "selection_list": {"colours": {"dark_bg": PAPER, "normal_border": EDGE}, "misc": {"shadow_width": "0"}},
    "selection_list.button": {
        "colours": {"normal_bg": PAPER, "normal_border": PAPER, "hovered_bg": RAISED, "hovered_border": RAISED},
        "misc": {"border_width": "0", "shadow_width": "0", "text_horiz_alignment": "left",
                 "text_horiz_alignment_padding": "10", "shape": "rectangle"},
    },
    "text_entry_line": {"colours": {"dark_bg": PAPER, "normal_border": EDGE}, "misc": {"shadow_width": "0"}},
    "vertical_scroll_bar": {"colours": {"dark_bg": PAPER, "normal_border": PAPER},
                            "misc": {"shadow_width": "0", "border_width": "0", "enable_arrow_buttons": "0"}},
}
