import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Gallery } from '../product/Gallery.tsx';
import { NoPicture } from './NoPicture.tsx';

describe('placeholder of a product without a picture', () => {
  it.each([
    ['Power bar 20 kg', 'PB'],
    ['Bench', 'B'],
    ['45 lb plate', 'LP'],
    ['2026', '2'],
    ['Žluťoučký kůň', 'ŽK'],
    ['日本 バー', '日バ'],
    ['— !', ''],
    ['', ''],
  ])('labels %j with %j', (name, monogram) => {
    const { container } = render(<NoPicture name={name} />);
    expect(container.firstElementChild).toHaveAttribute('data-monogram', monogram);
  });
});

describe('gallery without pictures', () => {
  it('shows decorative placeholders instead', () => {
    const { container } = render(<Gallery pictures={[]} productName="Own lamp" />);
    expect(container.querySelector('[data-monogram="OL"]')).toHaveAttribute('aria-hidden', 'true');
    expect(container.querySelectorAll('img, source, a, button, section')).toHaveLength(0);
    expect(container).toHaveTextContent('');
  });
});
