import { describe, expect, it } from 'vitest';
import { isVirtualItem } from '../shipping/virtual-items.ts';
import { plainLineItem, plainProduct } from '../testing/index.ts';
import { bundleCountOf } from './bundle-count.ts';
import { defaultGiftCardDesign, giftCardMetadata } from './gift-card-item.ts';
import { lineIdentity } from './line-identity.ts';
import type { ItemMetadata } from './line-item.ts';

describe('gift card item', () => {
  it('has a design, by default the first [S9-giftcard-01]', () => {
    expect(giftCardMetadata({}).design).toBe(defaultGiftCardDesign);
    expect(giftCardMetadata({ design: undefined }).design).toBe(defaultGiftCardDesign);
    expect(giftCardMetadata({ design: 'birthday', amount: 5_000 })).toEqual({
      design: 'birthday',
      amount: 5_000,
      delivery: 'email',
    });
    expect(defaultGiftCardDesign).not.toBe('');
  });

  it('is sent by e-mail by default, unless only a plastic card exists [S9-giftcard-02]', () => {
    expect(giftCardMetadata({}).delivery).toBe('email');
    expect(giftCardMetadata({}, { type: 'combined' }).delivery).toBe('email');
    expect(giftCardMetadata({}, { type: 'virtual' }).delivery).toBe('email');
    expect(giftCardMetadata({}, { type: 'physical' }).delivery).toBe('physical');
    expect(giftCardMetadata({ delivery: 'physical' }, { type: 'combined' }).delivery).toBe('physical');
    expect(isVirtualItem({ type: 'giftcard', metadata: { giftcard: giftCardMetadata({}) } })).toBe(true);
  });
});

describe('bundle item', () => {
  const products = new Map(
    ['RACK', 'PULLEY', 'BOLTS'].map((sku, index) => [index + 1, plainProduct({ productId: index + 1, sku })]),
  );
  const children = [1, 2, 3].map((productId) => plainLineItem({ productId, qty: productId }));

  it('counts its parts without hardware kits [S9-limits-04]', () => {
    const metadata = {};
    expect(bundleCountOf({ children, metadata }, products, new Set(['BOLTS']))).toEqual({
      parts: 3,
      hardware: { shared: 0, solo: 3 },
    });
    expect(bundleCountOf({ children, metadata }, products, new Set()).parts).toBe(6);
    expect(bundleCountOf({ children, metadata }, new Map(), new Set(['BOLTS'])).parts).toBe(6);
  });

  it('has its hardware, shared and solo [S3-meta-05] [S9-limits-04]', () => {
    const metadata = { hardwareCount: { shared: 4, solo: 1 } };
    expect(bundleCountOf({ children, metadata }, products, new Set(['BOLTS']))).toEqual({
      parts: 3,
      hardware: { shared: 4, solo: 1 },
    });
  });
});

describe('identity of a line', () => {
  const identityOf = (metadata: ItemMetadata) => lineIdentity({ productId: 1, options: {}, metadata, children: [] });

  it.each<[string, ItemMetadata]>([
    ['a price of its own', { fluidPrice: 1 }],
    ['a SKU of its own', { customSku: 'MADE-1' }],
    ['choices of its plate', { plateOpts: { text: 'Ada' } }],
    ['a choice of its type', { choice: { days: 3 } }],
    ['what completes a registration', { eventRegistration: { onCompletionSku: 'SHIRT' } }],
    ['a registry', { registry: { registryId: 'r1' } }],
    ['a redemption', { redeem: true }],
  ])('differs by %s', (_title, metadata) => {
    expect(identityOf(metadata)).not.toBe(identityOf({}));
  });

  it("ignores the item's source and the order of options", () => {
    expect(identityOf({ recipeId: 'r', groupedProductId: 5 })).toBe(identityOf({}));
    expect(identityOf({ plateOpts: { a: '1', b: '2' } })).toBe(identityOf({ plateOpts: { b: '2', a: '1' } }));
  });
});
