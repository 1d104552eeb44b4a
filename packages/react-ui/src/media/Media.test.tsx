// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Media } from './Media.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const place = (element: HTMLElement) => element.parentElement?.parentElement?.style;

describe('media of a content page [S3-cms-04]', () => {
  it('is a picture in its place: as wide as it may be, and as high as its dimensions say', () => {
    render(<Media src="bar" alt="A bar" width={1600} height={400} maxWidth={900} background="#eee" />);
    const picture = screen.getByRole('img', { name: 'A bar' });
    expect(picture.getAttribute('width')).toBe('1600');
    expect(place(picture)).toMatchObject({ maxInlineSize: '900px', aspectRatio: '1600 / 400' });
  });

  it('keeps its height at every width where that does not follow from it', () => {
    render(<Media src="bar" alt="A bar" width={1600} height={400} autoHeight={false} />);
    expect(place(screen.getByRole('img'))).toMatchObject({ blockSize: '400px' });
  });

  it('leads to its link as a whole, by its label or by what it shows', () => {
    const { rerender } = render(<Media src="bar" alt="A bar" link="/barbells" ariaLabel="All barbells" />);
    expect(screen.getByRole('link', { name: 'All barbells' }).getAttribute('href')).toBe('/barbells');
    rerender(<Media src="bar" alt="A bar" link="/barbells" />);
    expect(screen.getByRole('link', { name: 'A bar' })).toBeDefined();
    expect(screen.queryByRole('img', { name: 'A bar' })).toBeNull();
  });

  it('lays a colour over the picture, and nothing that would be loaded', () => {
    const { container, rerender } = render(<Media src="bar" alt="" overlay="rgb(0 0 0 / 20%)" />);
    expect(container.querySelector('span')).not.toBeNull();
    rerender(<Media src="bar" alt="" overlay="url(https://tracker.example/x)" />);
    expect(container.querySelector('span')).toBeNull();
  });

  it('is a film where its address says so: with the browser’s controls, or with a button of its own', () => {
    const { rerender } = render(<Media src="/media/drop.mp4" alt="A bar is dropped" enableVideoControls />);
    expect(screen.getByLabelText('A bar is dropped').hasAttribute('controls')).toBe(true);
    rerender(<Media src="/media/drop.mp4" alt="A bar is dropped" />);
    expect(screen.getByLabelText('A bar is dropped').hasAttribute('controls')).toBe(false);
    expect(screen.getByRole('button', { name: 'Play the film' })).toBeDefined();
  });

  it('shows something else on narrow screens, if it is told so', () => {
    render(<Media src="bar" alt="Wide" mobile={{ src: 'plate', alt: 'Narrow' }} />);
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(['Wide', 'Narrow']);
  });
});
