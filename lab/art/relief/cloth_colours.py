"""Colours of garments: fabric, thread, ink of the print, and what is darker (ribs, inside)."""

GARMENT_COLOURS = {
    'black': ('#1f1f21', '#39393c', '#e6e4df', '#19191b'),
    'white': ('#e9e8e4', '#d0cfcb', '#1c1c1e', '#dddcd8'),
    'grey': ('#85888b', '#6e7174', '#1c1c1e', '#787b7e'),
    'red': ('#a81f1c', '#8a1917', '#efeee9', '#961b19'),
    'navy': ('#1c2742', '#34405e', '#e6e4df', '#17203a'),
    'olive': ('#5a5f3c', '#474b2f', '#efeee9', '#505535'),
}

# The second ink of a print on each fabric.
ACCENTS = {'black': '#c8302b', 'white': '#b32a25', 'grey': '#b32a25', 'red': '#efeee9', 'navy': '#e0ab23', 'olive': '#e0ab23'}

# The white plate on fabrics on which every colour of the competition plates can be told from the ground.
WHITE_PLATES = {'black': '#ecebe6', 'white': '#bdbcb8', 'grey': '#ecebe6'}
