import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { checkoutWith, renderStanding } from '../../../testing/standing-checkout.tsx';
import { ShippingMethods } from './ShippingMethods.tsx';

const plain = checkoutWith({}).context.cart;
const [plate] = plain.items;
if (plate === undefined) throw new Error('The cart has an item');
const onePlate = { ...plate, qty: 1 };
const download = { ...plate, listItemId: 'download', type: 'virtual', qty: 2 } as const;

/** Whether the view asks if the order may be shipped in parts. */
const asks = async (items: readonly (typeof plate)[]): Promise<boolean> => {
  const shipping = { state: 'valid', quoted: undefined, failure: undefined } as const;
  await renderStanding(checkoutWith({ cart: { ...plain, items }, shipping }), <ShippingMethods />);
  return screen.queryByText('In parts or together?') !== null;
};

it('is asked in parts or together of several pieces that ship', async () => {
  expect(await asks([{ ...onePlate, qty: 2 }])).toBe(true);
});

it('is not asked of one piece, with downloads beside it', async () => {
  expect(await asks([onePlate, download])).toBe(false);
});
