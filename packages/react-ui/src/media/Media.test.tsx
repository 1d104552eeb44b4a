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
  it('is a picture with its dimensions, limited to its container', () => {
    render(<Media src="bar" alt="A bar" width={1600} height={400} maxWidth={900} background="#eee" />);
    const picture = screen.getByRole('img', { name: 'A bar' });
    expect(picture.getAttribute('width')).toBe('1600');
    expect(place(picture)).toMatchObject({ maxInlineSize: '900px', aspectRatio: '1600 / 400' });
  });

  it('keeps a fixed height at every width if that is set', () => {
    render(<Media src="bar" alt="A bar" width={1600} height={400} autoHeight={false} />);
    expect(place(screen.getByRole('img'))).toMatchObject({ blockSize: '400px' });
  });

  it('is a link as a whole, named by its label or its content', () => {
    const { rerender } = render(<Media src="bar" alt="A bar" link="/barbells" ariaLabel="All barbells" />);
    expect(screen.getByRole('link', { name: 'All barbells' }).getAttribute('href')).toBe('/barbells');
    rerender(<Media src="bar" alt="A bar" link="/barbells" />);
    expect(screen.getByRole('link', { name: 'A bar' })).toBeDefined();
    expect(screen.queryByRole('img', { name: 'A bar' })).toBeNull();
  });

  it('covers the picture with a colour, without loading anything', () => {
    const { container, rerender } = render(<Media src="bar" alt="" overlay="rgb(0 0 0 / 20%)" />);
    expect(container.querySelector('span')).not.toBeNull();
    rerender(<Media src="bar" alt="" overlay="url(https://tracker.example/x)" />);
    expect(container.querySelector('span')).toBeNull();
  });

  it('is a video if its URL is one, with browser controls or with its own button', () => {
    const { rerender } = render(<Media src="/media/drop.mp4" alt="A bar is dropped" enableVideoControls />);
    expect(screen.getByLabelText('A bar is dropped').hasAttribute('controls')).toBe(true);
    rerender(<Media src="/media/drop.mp4" alt="A bar is dropped" />);
    expect(screen.getByLabelText('A bar is dropped').hasAttribute('controls')).toBe(false);
    expect(screen.getByRole('button', { name: 'Play the film' })).toBeDefined();
  });

  it('shows another picture on narrow screens if set', () => {
    render(<Media src="bar" alt="Wide" mobile={{ src: 'plate', alt: 'Narrow' }} />);
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(['Wide', 'Narrow']);
  });
});
