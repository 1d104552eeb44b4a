import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Snipe } from '../product/Snipe.tsx';
import { defaultImageUrl, heroWidths, pictureWidths, snipeSizes } from './image-url.ts';
import { Picture, type PictureProps } from './Picture.tsx';

const show = (props: Partial<PictureProps> = {}) =>
  render(<Picture master="bar" alt="A bar" width={1000} height={800} sizes="50vw" {...props} />);

describe('Picture', () => {
  it.each([
    [360, 'S9-images-01'],
    [521, 'S9-images-02'],
    [768, 'S9-images-03'],
    [1284, 'S9-images-04'],
    [1960, 'S9-images-05'],
    [83, 'S9-images-10'],
    [308, 'S9-images-11'],
  ])('offers the width %i in avif and webp [%s]', (width) => {
    const { container } = show({ width: 2400, height: 1920 });
    const sets = [...container.querySelectorAll('source')].map((source) => source.srcset);
    expect(sets[0]).toContain(`/img/w=${width},f=avif/bar.webp ${width}w`);
    expect(sets[1]).toContain(`/img/w=${width},f=webp/bar.webp ${width}w`);
  });

  it.each([
    [1000, ['83w', '166w', '308w', '360w', '521w', '616w', '768w', '1000w'], '/img/w=1284,f=avif/bar.webp 1000w'],
    [768, ['83w', '166w', '308w', '360w', '521w', '616w', '768w'], '/img/w=768,f=avif/bar.webp 768w'],
    [60, ['60w'], '/img/w=83,f=avif/bar.webp 60w'],
  ])('declares the actual widths of a master %i pixels wide', (width, announced, last) => {
    const { container } = show({ width });
    const candidates = container.querySelector('source')?.srcset.split(', ') ?? [];
    expect(candidates.map((candidate) => candidate.split(' ')[1])).toEqual(announced);
    expect(candidates.at(-1)).toBe(last);
  });

  it("requests a transformed master from the image service, with an adopter's own URL scheme [S7-integ-02]", () => {
    expect(defaultImageUrl('/img/bar', { width: 360, format: 'avif' })).toBe('/img/w=360,f=avif/bar.webp');
    expect(defaultImageUrl('rack.png', { width: 83, format: 'webp' })).toBe('/img/w=83,f=webp/rack.png');
  });

  it('offers exactly the fixed, doubled and dynamic widths', () => {
    expect(pictureWidths).toEqual([83, 166, 308, 360, 521, 616, 768, 1284, 1960]);
  });

  it('has heroes with widths of 768, 1280 and 1920 [S9-images-06] [S9-images-07] [S9-images-08]', () => {
    expect(heroWidths).toEqual([768, 1280, 1920]);
  });

  it('reserves its space and loads lazily by default', () => {
    show();
    const image = screen.getByRole('img', { name: 'A bar' });
    expect(image).toHaveAttribute('width', '1000');
    expect(image).toHaveAttribute('height', '800');
    expect(image).toHaveAttribute('loading', 'lazy');
  });

  it('loads the main picture of the page with high priority', () => {
    show({ loading: 'high' });
    const image = screen.getByRole('img');
    expect(image).toHaveAttribute('loading', 'eager');
    expect(image).toHaveAttribute('fetchpriority', 'high');
  });

  it.each(['bar', 'bar.webp', '/bar.webp', '/img/bar.webp', 'img/bar.webp'])(
    'finds the master image of %s',
    (master) => {
      expect(defaultImageUrl(master, { width: 308, format: 'avif' })).toBe('/img/w=308,f=avif/bar.webp');
    },
  );

  it('reserves 163 by 44 for overlay images on lists and 224 by 44 on product pages [S9-images-12]', () => {
    expect(snipeSizes).toEqual({ list: { width: 163, height: 44 }, productPage: { width: 224, height: 44 } });
    render(<Snipe snipe={{ label: 'New', master: 'snipe-new' }} place="list" />);
    const drawn = screen.getByRole('img', { name: 'New' });
    expect([drawn.getAttribute('width'), drawn.getAttribute('height')]).toEqual(['163', '44']);
    render(<Snipe snipe={{ label: 'Deal', master: 'snipe-deal' }} place="productPage" />);
    expect(screen.getByRole('img', { name: 'Deal' })).toHaveAttribute('width', '224');
  });
});
