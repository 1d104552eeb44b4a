import type { LineItem } from '@ironcart/core/list';
import { money } from '@ironcart/core/money';
import type { Product } from '@ironcart/core/product';
import { plainLineItem, plainProduct } from '@ironcart/core/testing';
import { type ExplainTerms, explain, whatIf } from '@ironcart/pricing/trace';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { UiProvider } from '../theme/UiProvider.tsx';
import { PriceTrace } from './PriceTrace.tsx';
import { PriceTraceDifference } from './PriceTraceDifference.tsx';

const now = Date.parse('2026-11-20T12:00:00Z');
const context: ExplainTerms = { now, shopper: { groupId: 0 } };
const shelf = (...products: readonly Product[]) => new Map(products.map((product) => [product.productId, product]));

const bar = plainProduct({
  productId: 1,
  name: 'Olympic bar 20 kg',
  listPrice: money(34_500),
  salePrice: money(32_500),
  weight: 44.1,
});
const upcoming = {
  rogue_promo_enabled: '1',
  rogue_promo_price: '299.00',
  rogue_promo_from_date: '2026-11-27 08:00:00',
};
const plate = plainProduct({
  productId: 2,
  name: 'Bumper plate 45 lb',
  listPrice: money(12_400),
  weight: 45,
  hundoPricing: [
    { ruleWeight: 100, discountPerLb: money(10) },
    { ruleWeight: 300, discountPerLb: money(25) },
  ],
});
const collars = plainProduct({ productId: 3, name: 'Collars, pair', listPrice: money(3_999) });
const choice = { defaultQty: 1, canChangeQty: true, isDefault: false } as const;
const set = plainProduct({
  productId: 4,
  name: 'Starter set',
  type: 'bundle',
  listPrice: money(24_900),
  childrenIds: [1, 3],
  bundleOptions: [
    {
      id: 1,
      title: 'Bar',
      isRequired: true,
      includedProductId: 3,
      values: [{ ...choice, productId: 1, priceType: 'percent', price: 3_333 }],
    },
  ],
});

const one = (productId: number, given: Partial<LineItem> = {}) => plainLineItem({ productId, ...given });
const cheaper = { kind: 'percent', percent: '12.5' } as const;

const meta = {
  title: 'Price/PriceTrace',
  component: PriceTrace,
  args: { trace: explain({ items: [one(1, { qty: 2 })], products: shelf(bar), ...context }), isOpenAtFirst: true },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '46rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PriceTrace>;

export default meta;

type Story = StoryObj<typeof meta>;

export const SimpleSale: Story = {};

export const Closed: Story = {
  args: {
    trace: explain({ items: [one(1), one(2, { qty: 3 })], products: shelf(bar, plate), ...context }),
    isOpenAtFirst: false,
  },
};

export const PromotionUpcoming: Story = {
  args: { trace: explain({ items: [one(1)], products: shelf({ ...bar, attributes: upcoming }), ...context }) },
};

export const NextWeightTier: Story = {
  args: { trace: explain({ items: [one(2, { qty: 6 })], products: shelf(plate), ...context }) },
};

export const TicketWithoutUses: Story = {
  args: {
    trace: explain({
      items: [one(1, { metadata: { redeem: true } }), one(1, { listItemId: 'second', metadata: { redeem: true } })],
      products: shelf(bar),
      ...context,
      shopper: { groupId: 0, earned: new Map([[1, { ...cheaper, remainingUses: 1, hasFreeShipping: true }]]) },
    }),
  },
};

const startersBundle = one(4, {
  qty: 2,
  children: [
    one(1, { metadata: { bundleOptionId: 1 } }),
    one(3, { listItemId: 'free', metadata: { freeBundleOptionId: 1 } }),
  ],
});

const bundleTrace = explain({ items: [startersBundle], products: shelf(bar, collars, set), ...context });

export const BundleWithParts: Story = { args: { trace: bundleTrace } };

const fullTrace = explain({
  items: [one(1), one(3, { qty: 2 })],
  products: shelf(bar, collars),
  ...context,
  orderDiscount: { kind: 'percent', percent: '10' },
  order: {
    shippingAmounts: [money(1_500)],
    itemTax: [
      { label: 'Ohio 7.25%', rate: '7.25', netAmount: money(29_250), taxAmount: money(2_121) },
      { label: 'Ohio 7.25%', rate: '7.25', netAmount: money(7_198), taxAmount: money(522) },
    ],
    fiveForFive: { isEnabled: true },
    giftcards: [
      { code: 'EMPTY-0000', balance: money(0) },
      { code: 'GIFT-4821', balance: money(50_000) },
      { code: 'GIFT-9900', balance: money(2_500) },
    ],
  },
});

export const DiscountTaxAndGiftCards: Story = { args: { trace: fullTrace } };

export const LineWithAnError: Story = {
  args: {
    trace: explain({ items: [one(1), one(404), one(2, { qty: 0.5 })], products: shelf(bar, plate), ...context }),
  },
};

export const LongNames: Story = {
  args: {
    trace: explain({
      items: [one(1, { qty: 10 })],
      products: shelf({
        ...bar,
        name: 'Competition weightlifting bar with 28.5 mm shaft, bushings and bearings, zinc, SupercalifragilisticWithoutAnyPlaceToBreak',
        listPrice: money(9_999_999_900),
      }),
      ...context,
    }),
  },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = {
  args: { trace: bundleTrace },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

export const InEuros: Story = {
  args: { trace: fullTrace },
  decorators: [
    (Story) => (
      <UiProvider currency="EUR" locale="en_GB">
        <Story />
      </UiProvider>
    ),
  ],
};

const cart = { items: [one(1), one(2, { qty: 6 })], products: shelf(bar, plate, collars), ...context };
const onePlateMore = whatIf(cart, { items: [one(1), one(2, { qty: 7 }), one(3)] });

export const WhatIfOneMore: Story = { render: () => <PriceTraceDifference whatIf={onePlateMore} /> };

export const WhatIfNothingChanges: Story = { render: () => <PriceTraceDifference whatIf={whatIf(cart, {})} /> };

const whenPromotionBegins = whatIf(
  { ...cart, products: shelf({ ...bar, attributes: upcoming }, plate) },
  { now: Date.parse('2026-11-28') },
);

export const FirstDifference: Story = {
  args: {
    trace: whenPromotionBegins.after,
    firstDifference: whenPromotionBegins.firstDivergence?.right,
    isOpenAtFirst: false,
  },
};
