"""The sheet a drawing lies on: the studio's ground tones and the blurs that drawings share."""

GROUND_STOPS = ((0, '#b9b9b8'), (0.40, '#c3c3c2'), (0.56, '#d2d1d0'), (0.70, '#d7d7d6'), (1, '#d6d6d5'))


def page(body, definitions=''):
    """A 1000 x 1000 sheet with the studio ground."""
    stops = ''.join(f'<stop offset="{offset}" stop-color="{colour}"/>' for offset, colour in GROUND_STOPS)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000"><defs>'
        f'<linearGradient id="ground" x2="0" y2="1">{stops}</linearGradient>'
        f'<filter id="soft" x="-30%" y="-100%" width="160%" height="300%"><feGaussianBlur stdDeviation="16"/></filter>'
        f'<filter id="contact" x="-10%" y="-200%" width="120%" height="500%"><feGaussianBlur stdDeviation="5"/></filter>'
        f'<filter id="shade" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="20"/></filter>'
        f'{definitions}</defs><rect width="1000" height="1000" fill="url(#ground)"/>{body}</svg>'
    )
