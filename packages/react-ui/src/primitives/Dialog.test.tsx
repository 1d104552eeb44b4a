import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';

it('Dialog pads the page by the width of the scrollbar that a modal hides, by at most 32 px [S9-ui-07]', () => {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(window.innerWidth - 40);
  HTMLDialogElement.prototype.showModal ??= vi.fn();
  HTMLDialogElement.prototype.close ??= vi.fn();
  render(
    <Dialog isOpen title="Your cart" onClose={vi.fn()}>
      Nothing yet
    </Dialog>,
  );
  expect(document.documentElement.style.getPropertyValue('--scroll-lock')).toBe('32px');
});
