// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CopySetLink } from './CopySetLink.tsx';

const withClipboard = (writeText: (text: string) => Promise<void>) => {
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  window.history.replaceState(null, '', '/halden-r4-power-rack?b=4102.4201');
  render(<CopySetLink />);
  fireEvent.click(screen.getByRole('button', { name: 'Copy the link to this set' }));
};

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe('link to a set of products', () => {
  it('is a URL with the parts, and its button reports that it was copied', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    withClipboard(writeText);
    expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/halden-r4-power-rack?b=4102.4201`);
    expect(await screen.findByRole('button', { name: 'The link to this set is copied.' })).toBeInstanceOf(Element);
  });

  it('is shown in the address bar if the browser cannot copy it', async () => {
    withClipboard(() => Promise.reject(new Error('denied')));
    expect(await screen.findByRole('button', { name: /take the link from the address bar/ })).toBeInstanceOf(Element);
  });

  it('is not offered in a browser without a clipboard', () => {
    vi.stubGlobal('navigator', { ...navigator, clipboard: undefined });
    render(<CopySetLink />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
