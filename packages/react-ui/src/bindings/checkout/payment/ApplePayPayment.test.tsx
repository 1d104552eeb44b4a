import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { checkoutWith, renderStanding } from '../../../testing/standing-checkout.tsx';
import { ApplePayPayment } from './ApplePayPayment.tsx';

const open = async () => {
  const dispose = vi.fn();
  let arrive = (): void => undefined;
  const isThere = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const loadApplePay = async () => {
    await isThere;
    return () => ({ obey: () => undefined, dispose });
  };
  const view = await renderStanding(checkoutWith({}), <ApplePayPayment loadApplePay={loadApplePay} />);
  return { ...view, dispose, arrive: () => act(async () => arrive()) };
};

const button = () => screen.getByRole('button', { name: 'Pay with Apple Pay' });

it("Apple Pay button opens Apple's sheet within the click, once its code is loaded", async () => {
  const { sent, arrive } = await open();
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(button());
  expect(sent).toEqual([]);
  await arrive();
  expect(button()).not.toHaveAttribute('aria-disabled');
  fireEvent.click(button());
  expect(sent).toEqual([{ type: 'sheet.opened' }]);
});

it('Apple Pay sheet is closed with its page', async () => {
  const { arrive, unmount, dispose } = await open();
  await arrive();
  unmount();
  expect(dispose).toHaveBeenCalledOnce();
});
