import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FootNotice } from './FootNotice.tsx';

const room = () => document.documentElement.style.getPropertyValue('--foot-room');

it('FootNotice publishes its height, including changes, while it is shown', () => {
  document.documentElement.dataset.footNotice = '';
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(120);
  const { unmount } = render(
    <FootNotice label="Cookies">
      <details>More</details>
    </FootNotice>,
  );
  expect(room()).toBe('120px');
  expect(document.documentElement.dataset.footNotice).toBeUndefined();
  height.mockReturnValue(300);
  fireEvent(screen.getByText('More'), new Event('toggle'));
  expect(room()).toBe('300px');
  height.mockReturnValue(90);
  fireEvent(window, new Event('resize'));
  expect(room()).toBe('90px');
  unmount();
  expect(room()).toBe('');
});

it('FootNotice takes the focus only if the shopper opened it', () => {
  const { rerender } = render(<FootNotice label="Cookies">Answer</FootNotice>);
  expect(document.body).toHaveFocus();
  rerender(
    <FootNotice label="Cookies" takesFocus>
      Answer
    </FootNotice>,
  );
  expect(screen.getByRole('region', { name: 'Cookies' })).toHaveFocus();
});
