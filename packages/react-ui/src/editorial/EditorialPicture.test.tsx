import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Article } from './Article.tsx';

const show = (picture: string) => {
  const article = { title: 'Two thousand drops', html: '<p>A hook.</p>', publishedAt: '2026-05-11T07:00:00.000Z' };
  return render(<Article {...article} picture={picture} />).container;
};

describe('picture of an article', () => {
  it('has the width required by its position, from phone to desktop', () => {
    const head = show('/img/w=1284,f=webp/power-rack-detail.webp?of=2400');
    const [avif] = [...head.querySelectorAll('source')];
    for (const width of [360, 768, 1284, 1960]) {
      expect(avif?.srcset).toContain(`/img/w=${width},f=avif/power-rack-detail.webp ${width}w`);
    }
    expect(head.querySelector('img')).toHaveAttribute('fetchpriority', 'high');
  });

  it("declares the actual pixel width: at most that of its original, or the URL's if that is unknown", () => {
    const widest = (picture: string) => show(picture).querySelector('source')?.srcset.split(', ').at(-1);
    expect(widest('/img/w=1284,f=webp/bar.webp?of=1800')).toBe('/img/w=1960,f=avif/bar.webp 1800w');
    expect(widest('/img/w=768,f=webp/bar.webp')).toBe('/img/w=768,f=avif/bar.webp 768w');
  });

  it('on another host uses the file of its URL', () => {
    const head = show('https://press.example/plate.jpg');
    expect(head.querySelector('source')).toBeNull();
    expect(head.querySelector('img')).toHaveAttribute('src', 'https://press.example/plate.jpg');
  });
});
