import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { RegionPrompt, type RegionPromptProps } from './RegionPrompt.tsx';

const offer = { siteName: 'Canada', currency: 'CAD', href: '#/ca/bar' } as const;

const show = (shown: RegionPromptProps['offer']) => {
  const answers = { onStay: vi.fn(), onLeave: vi.fn() };
  const { rerender } = render(<RegionPrompt offer={undefined} {...answers} />);
  rerender(<RegionPrompt offer={shown} {...answers} />);
  return answers;
};

it('region prompt is hidden without another region to offer [S4-region-02]', () => {
  show(undefined);
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('region prompt names the other site and its currency, also for screen readers [S4-region-02]', () => {
  show(offer);
  expect(screen.getByRole('region', { name: 'Your region' })).toHaveTextContent('Our Canada site has prices in CAD.');
  expect(screen.getByRole('status')).toHaveTextContent('Our Canada site has prices in CAD.');
});

it('region prompt does not move the focus', () => {
  show(offer);
  expect(document.body).toHaveFocus();
});

it('region prompt links to the other site, and reports the click', async () => {
  const { onStay, onLeave } = show(offer);
  const link = screen.getByRole('link', { name: 'Go to Canada' });
  expect(link).toHaveAttribute('href', '#/ca/bar');
  await userEvent.click(link);
  expect([onLeave.mock.calls.length, onStay.mock.calls.length]).toEqual([1, 0]);
});

it('region prompt can be declined', async () => {
  const { onStay, onLeave } = show(offer);
  await userEvent.click(screen.getByRole('button', { name: 'Stay here' }));
  expect([onStay.mock.calls.length, onLeave.mock.calls.length]).toEqual([1, 0]);
});
