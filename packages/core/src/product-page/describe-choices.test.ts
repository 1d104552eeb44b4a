import { expect, it } from 'vitest';
import { money } from '../money/money.ts';
import { createProduct } from '../product/index.ts';
import { type ChosenLine, describeChoices } from './describe-choices.ts';

const axis = (attribute: string, label: string, ...values: readonly (readonly [string, string, number])[]) => ({
  attribute,
  label,
  values: values.map(([value, text, productId]) => ({ value, label: text, productIds: [productId] })),
});
const shirt = createProduct({
  productId: 5,
  name: 'Shirt',
  listPrice: money(100),
  type: 'configurable',
  axes: [axis('color', 'Colour', ['r', 'Red', 6], ['b', 'Blue', 7]), axis('size', 'Size', ['l', 'Large', 7])],
});
const custom = { isRequired: false, price: money(0) };
const engraved = createProduct({
  productId: 8,
  name: 'Bar',
  listPrice: money(100),
  customOptions: [
    { ...custom, id: 1, title: 'Engraving', type: 'area', values: [] },
    {
      ...custom,
      id: 2,
      title: 'Logo',
      type: 'multiple',
      values: ['Front', 'Back', 'Side'].map((title, at) => ({ id: at + 10, title, price: money(0) })),
    },
  ],
});
const line: ChosenLine = { options: {}, metadata: {}, children: [] };
it.each([
  ['each axis of a variant', { ...line, children: [{ productId: 7 }] }, shirt, ['Colour: Blue', 'Size: Large']],
  ['an axis that the variant has', { ...line, children: [{ productId: 6 }] }, shirt, ['Colour: Red']],
  ['no choice of an unknown variant', { ...line, children: [{ productId: 99 }] }, shirt, []],
  ['no choice without a variant', line, shirt, []],
  ['no choice of an unknown product', { ...line, children: [{ productId: 7 }], options: { 1: 'Ada' } }, undefined, []],
  ['a text', { ...line, options: { 1: 'Ada' } }, engraved, ['Engraving: Ada']],
  ['a single value by its title', { ...line, options: { 2: 11 } }, engraved, ['Logo: Back']],
  ['several values in order', { ...line, options: { 2: ['12', '10'] } }, engraved, ['Logo: Front, Side']],
  ['no choice if nothing was selected', line, engraved, []],
  [
    'the recipient of a gift card',
    { ...line, metadata: { giftcard: { recipientName: 'Bob' } } },
    undefined,
    ['For: Bob'],
  ],
  ['the choice of a custom product type', { ...line, metadata: { choice: { days: 3 } } }, undefined, ['Days: 3']],
  [
    'the delivery date of a gift card',
    { ...line, metadata: { giftcard: { sendOn: '2026-12-24' } } },
    undefined,
    ['Sent on: 24 Dec 2026'],
  ],
  [
    'the design of a gift card',
    { ...line, metadata: { giftcard: { design: 'gift-card-red' } } },
    undefined,
    ['Design: Red'],
  ],
  [
    'the recipient of a registry gift',
    { ...line, metadata: { registry: { registryId: 'a', recipients: 'Ada and Bo' } } },
    undefined,
    ['A gift for: Ada and Bo'],
  ],
  ['no recipient for a gift card without one', { ...line, metadata: { giftcard: {} } }, undefined, []],
])('description of choices contains %s', (_what, chosen, product, words) => {
  const options = describeChoices(chosen as ChosenLine, product);
  expect(options.map(({ label, value }) => `${label}: ${value}`)).toEqual(words);
});

it('description of choices formats the delivery date of a gift card for the site', () => {
  const card: ChosenLine = { ...line, metadata: { giftcard: { delivery: 'email', sendOn: '2026-12-24' } } };
  expect(describeChoices(card, undefined, 'en_US')).toEqual([{ label: 'Sent on', value: 'Dec 24, 2026' }]);
});

it('description of choices shows an unreadable delivery date of a gift card unchanged', () => {
  const card: ChosenLine = { ...line, metadata: { giftcard: { delivery: 'email', sendOn: 'soon' } } };
  expect(describeChoices(card, undefined, 'en_US')).toEqual([{ label: 'Sent on', value: 'soon' }]);
});
