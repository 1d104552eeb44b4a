import { describe, expect, it } from 'vitest';
import { emptyAddress } from '../address/address.ts';
import { money } from '../money/index.ts';
import { pickupCode } from '../shipping/pickup.ts';
import { siteByCode } from '../site/specified-sites.ts';
import { defaultOrder } from './default-order.ts';
import { hasGiftCard, normalisedGiftCardCode } from './gift-card-codes.ts';
import type { Order, OrderStatus } from './order.ts';
import { canChangeStatus, isFinalStatus, isPlaced } from './order-status.ts';
import { taxAddressOf } from './tax-address.ts';

const statuses: readonly OrderStatus[] = ['new', 'payment_pending', 'published', 'payment_complete', 'payment_error'];

describe('status of an order', () => {
  it('only advances, with or without a 3-D Secure challenge [S4-order-02] [S4-order-03] [S4-order-04] [S4-order-05]', () => {
    const reachable = Object.fromEntries(
      statuses.map((from) => [from, statuses.filter((to) => canChangeStatus(from, to))]),
    );
    expect(reachable).toEqual({
      new: ['payment_pending', 'published', 'payment_complete', 'payment_error'],
      payment_pending: ['published', 'payment_complete', 'payment_error'],
      published: [],
      payment_complete: [],
      payment_error: [],
    });
  });

  it('is final when published, complete or in error', () => {
    expect(statuses.filter(isFinalStatus)).toEqual(['published', 'payment_complete', 'payment_error']);
    expect(statuses.filter(isPlaced)).toEqual(['published', 'payment_complete']);
  });
});

describe('default order', () => {
  it('is new [S4-order-01]', () => {
    expect(defaultOrder(siteByCode('USA')).status).toBe('new');
  });

  it('belongs to store 1 [S9-defaults-01]', () => {
    expect(defaultOrder(siteByCode('USA')).storeId).toBe(1);
  });

  it('uses the payment method spreedly until another is selected [S9-defaults-02]', () => {
    expect(defaultOrder(siteByCode('USA')).payment.paymentType).toBe('spreedly');
  });

  it('ships fastest, or on GBR in the fewest packages [S9-defaults-03] [S9-ship-01]', () => {
    expect(defaultOrder(siteByCode('USA')).shippingMode).toBe('fastest');
    expect(defaultOrder(siteByCode('GBR'), 'list').shippingMode).toBe('fewestPackages');
  });

  it('ships to the United States [S9-defaults-04]', () => {
    expect(defaultOrder(siteByCode('USA')).shippingAddress?.countryId).toBe('US');
    expect(defaultOrder(siteByCode('USA')).billingAddress?.countryId).toBe('US');
    expect(defaultOrder(siteByCode('EUR'), 'list').shippingAddress?.countryId).toBe('DE');
  });
});

describe('taxAddressOf', () => {
  const item: Order['items'][number] = {
    listItemId: 'a',
    productId: 1,
    sku: 'A',
    name: 'A',
    type: 'simple',
    thumbnail: '',
    qty: 1,
    price: money(1),
    rowTotal: money(1),
    options: {},
    metadata: {},
    children: [],
  };
  const shippingAddress = { ...emptyAddress('US'), firstname: 'Sam', city: 'Austin', postcode: '78701' };
  const billingAddress = { ...emptyAddress('US'), firstname: 'Kim', city: 'Boston' };
  const order: Order = { ...defaultOrder(siteByCode('USA')), items: [item], shippingAddress, billingAddress };
  const pickup = {
    shippingCode: pickupCode,
    amount: money(0),
    label: '',
    carrier: '',
    packageNumber: 1,
    transactionId: '',
    selected: true,
  };

  it("is the pickup address with the shopper's name for a pickup order [S4-tax-07]", () => {
    const address = taxAddressOf({ ...order, shipping: [pickup] }, siteByCode('USA'));
    expect(address).toMatchObject({ firstname: 'Sam', city: 'Dayton', postcode: '45402', region: 'OH' });
    expect(taxAddressOf({ ...order, shipping: [pickup] }, siteByCode('CAN'))).toBeUndefined();
  });

  it('is the shipping address of a shipped order [S4-tax-08]', () => {
    expect(taxAddressOf(order, siteByCode('USA'))).toBe(shippingAddress);
  });

  it('is the billing address of a virtual order [S4-tax-09]', () => {
    expect(taxAddressOf({ ...order, items: [{ ...item, type: 'virtual' }] }, siteByCode('USA'))).toBe(billingAddress);
  });
});

describe('hasGiftCard', () => {
  it('finds a code in any case and with surrounding spaces [S5-giftcard-01]', () => {
    expect(hasGiftCard([{ code: 'IRON-1' }], ' iron-1 ')).toBe(true);
    expect(hasGiftCard([{ code: 'IRON-1' }], 'IRON-2')).toBe(false);
  });

  it.each([
    '7kqf2mxav9tdhb4c',
    ' 7KQF 2MXA V9TD HB4C ',
    '7kqf\u20132mxa\u2013v9td\u2013hb4c',
    '7KQF-2MXAV9TD HB4C\u200b',
    '\uff17KQF.2MXA.V9TD.HB4C',
  ])('finds an issued code regardless of how its groups were typed: %j [S5-giftcard-01]', (typed) => {
    expect(hasGiftCard([{ code: '7KQF-2MXA-V9TD-HB4C' }], typed)).toBe(true);
    expect(normalisedGiftCardCode(typed)).toBe('7KQF-2MXA-V9TD-HB4C');
  });

  it.each(['GIFT-50-USD', '7KQF-2MXA-V9TD-HB4', 'IRON 1'])('does not normalize codes of another format: %s', (code) => {
    expect(normalisedGiftCardCode(code.toLowerCase())).toBe(code);
  });
});
