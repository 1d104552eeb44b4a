import { describe, expect, it } from 'vitest';
import { isVirtualItem } from '../shipping/virtual-items.ts';
import { plainLineItem, plainProduct } from '../testing/index.ts';
import { bundleCountOf } from './bundle-count.ts';
import { defaultGiftCardDesign, giftCardMetadata } from './gift-card-item.ts';
import { lineIdentity } from './line-identity.ts';
import type { ItemMetadata } from './line-item.ts';

describe('gift card item', () => {
  it('has a design, by default the first one [S9-giftcard-01]', () => {
    expect(giftCardMetadata({}).design).toBe(defaultGiftCardDesign);
    expect(giftCardMetadata({ design: undefined }).design).toBe(defaultGiftCardDesign);
    expect(giftCardMetadata({ design: 'birthday', amount: 5_000 })).toEqual({
      design: 'birthday',
      amount: 5_000,
      delivery: 'email',
    });
    expect(defaultGiftCardDesign).not.toBe('');
  });

  it('is sent by e-mail by default, unless only a physical card exists [S9-giftcard-02]', () => {
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

  it('contains its shared and solo hardware [S3-meta-05] [S9-limits-04]', () => {
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
    ['its own price', { fluidPrice: 1 }],
    ['its own SKU', { customSku: 'MADE-1' }],
    ['the text on a name plate', { plateOpts: { text: 'Ada' } }],
    ['an option of its product type', { choice: { days: 3 } }],
    ['registration data', { eventRegistration: { onCompletionSku: 'SHIRT' } }],
    ['a registry', { registry: { registryId: 'r1' } }],
    ['a redemption', { redeem: true }],
  ])('differs by %s', (_title, metadata) => {
    expect(identityOf(metadata)).not.toBe(identityOf({}));
  });

  it('ignores the source of the item and the order of its options', () => {
    expect(identityOf({ recipeId: 'r', groupedProductId: 5 })).toBe(identityOf({}));
    expect(identityOf({ plateOpts: { a: '1', b: '2' } })).toBe(identityOf({ plateOpts: { b: '2', a: '1' } }));
  });
});
