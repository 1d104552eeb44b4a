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

it('shipping mode is requested for an order of several shipped pieces', async () => {
  expect(await asks([{ ...onePlate, qty: 2 }])).toBe(true);
});

it('shipping mode is not requested for one shipped piece beside downloads', async () => {
  expect(await asks([onePlate, download])).toBe(false);
});
