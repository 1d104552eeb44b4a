import { encodeDraft } from '@ironcart/core/checkout';
import { describe, expect, it } from 'vitest';
import { openCheckout } from '../testing/checkout-world.ts';
import { card, lineItem, listOf, product, rateQuote, shopper, taxQuote } from '../testing/fixtures.ts';
import { deniedStorage, memoryStorage } from '../testing/memory-storage.ts';
import {
  selectAddressIssues,
  selectBlockedReason,
  selectCanContinue,
  selectCard,
  selectErrors,
  selectIsBillingSameAsShipping,
  selectIsPlacing,
  selectPlacedOrder,
  selectShippingRefusal,
  selectStep,
  selectTokenRequestId,
  selectTotals,
} from './checkout.selectors.ts';

const startMs = Date.parse('2026-11-21T12:00:00Z');

describe('checkout steps', () => {
  it('take a guest from the address to a placed order', async () => {
    const world = openCheckout();
    expect(selectStep(world.snapshot())).toBe('shipping');
    await world.reachReview();
    expect(selectStep(world.snapshot())).toBe('review');
    expect(selectTotals(world.snapshot()).grandTotalIncludingTax).toBe(20_000 + 1_500 + 800);
    await world.placeOrder();
    expect(selectStep(world.snapshot())).toBe('placing');
    await world.place.last().answer(world.accepted('published'));
    expect(selectIsPlacing(world.snapshot())).toBe(true);
    await world.advance(500);
    expect(selectStep(world.snapshot())).toBe('success');
    expect(selectPlacedOrder(world.snapshot())?.orderId).toBe('order-1');
  });

  it('explain why the shopper cannot continue yet', async () => {
    const world = openCheckout();
    const reason = () => selectBlockedReason(world.snapshot());
    expect(reason()).toBe('Please enter your first name');
    world.actor.send({ type: 'shippingAddress.changed', address: shopper });
    expect(reason()).toBe('Shipping rates are loading.');
    expect(selectCanContinue(world.snapshot())).toBe(false);
    world.actor.send({ type: 'step.continue' });
    expect(selectStep(world.snapshot())).toBe('shipping');
    await world.advance(500);
    await world.rates.last().fail('no_response');
    expect(reason()).toBe('Shipping rates could not be loaded. Please try again.');
    world.actor.send({ type: 'rates.reload' });
    await world.rates.last().fail('no_shipping_method');
    expect(reason()).toBe('Nobody delivers this order to your address.');
    expect(selectShippingRefusal(world.snapshot())).toBe(reason());
    world.actor.send({ type: 'rates.reload' });
    await world.rates.last().answer(rateQuote());
    expect(selectShippingRefusal(world.snapshot())).toBeUndefined();
    expect(reason()).toBeUndefined();
    world.actor.send({ type: 'step.continue' });
    expect(reason()).toBe('Please enter your card.');
    world.actor.send({ type: 'payment.tokenReceived', card });
    world.actor.send({ type: 'step.continue' });
    expect(reason()).toBe('The tax is being calculated.');
    await world.tax.last().fail('tax_error');
    expect(reason()).toBe('The tax could not be calculated. Please try again.');
    world.actor.send({ type: 'tax.reload' });
    await world.tax.last().answer(taxQuote());
    expect(reason()).toBeUndefined();
  });

  it('can be revisited, and are reached only if all previous steps are complete', async () => {
    const world = openCheckout();
    world.actor.send({ type: 'step.goTo', step: 'review' });
    expect(selectStep(world.snapshot())).toBe('shipping');
    await world.reachReview();
    world.actor.send({ type: 'step.back' });
    expect(selectStep(world.snapshot())).toBe('payment');
    world.actor.send({ type: 'step.goTo', step: 'shipping' });
    expect(selectStep(world.snapshot())).toBe('shipping');
    world.actor.send({ type: 'step.goTo', step: 'review' });
    expect(selectStep(world.snapshot())).toBe('review');
  });

  it('request a token from the card frame on Continue, and open the review when it arrives', async () => {
    const world = openCheckout();
    await world.fillShipping();
    world.actor.send({ type: 'step.continue' });
    world.actor.send({ type: 'payment.changed', isComplete: true });
    world.actor.send({ type: 'step.continue' });
    const requestId = selectTokenRequestId(world.snapshot());
    expect(requestId).toBeDefined();
    expect(selectBlockedReason(world.snapshot())).toBe('Your card is being checked.');
    world.actor.send({ type: 'payment.tokenReceived', requestId, card });
    expect(selectStep(world.snapshot())).toBe('review');
    expect(selectCard(world.snapshot())).toEqual(card);
  });

  it('stay on the payment page with a message when the card frame rejects the card', async () => {
    const world = openCheckout();
    await world.fillShipping();
    world.actor.send({ type: 'step.continue' });
    world.actor.send({ type: 'payment.changed', isComplete: true });
    world.actor.send({ type: 'step.continue' });
    world.actor.send({ type: 'payment.failed', message: 'The card has expired' });
    expect(selectErrors(world.snapshot())).toMatchObject([
      { code: 'card_refused', message: 'The card has expired', place: 'payment' },
    ]);
    world.actor.send({ type: 'payment.tokenReceived', card });
    expect(selectStep(world.snapshot())).toBe('payment');
  });

  it('cannot be started with an empty cart', () => {
    const world = openCheckout({ list: listOf(), products: [] });
    expect(selectBlockedReason(world.snapshot())).toBe('Your cart is empty.');
  });

  it('cannot be continued with a line that has no price', () => {
    const world = openCheckout({ list: listOf(lineItem(1), lineItem(9)) });
    expect(selectBlockedReason(world.snapshot())).toBe('An item in your cart: No longer sold here, please remove it.');
  });

  it('start a virtual order with payment, because nothing is shipped', async () => {
    const world = openCheckout({ products: [product(1, { type: 'virtual' })] });
    expect(selectStep(world.snapshot())).toBe('payment');
    world.actor.send({ type: 'step.back' });
    expect(selectStep(world.snapshot())).toBe('payment');
    expect(selectIsBillingSameAsShipping(world.snapshot())).toBe(false);
    world.actor.send({ type: 'billingAddress.changed', address: shopper });
    await world.tax.last().answer(taxQuote(700, 0));
    world.actor.send({ type: 'payment.tokenReceived', card });
    world.actor.send({ type: 'step.continue' });
    await world.placeOrder();
    expect(world.place.last().request).toMatchObject({
      shippingAddress: undefined,
      shipping: [],
      customer: { email: shopper.email },
    });
  });
});

describe('checkout addresses', () => {
  it('use the shipping address for billing by default', async () => {
    const world = openCheckout();
    await world.fillShipping();
    expect(selectAddressIssues(world.snapshot())).toEqual({ shipping: [], billing: [] });
    world.actor.send({ type: 'billing.sameAsShipping', isSame: false });
    expect(selectAddressIssues(world.snapshot()).billing.map(({ path }) => path)).toContain('street');
    world.actor.send({ type: 'billingAddress.changed', address: { ...shopper, city: 'Dayton' } });
    expect(selectAddressIssues(world.snapshot()).billing).toEqual([]);
    world.actor.send({ type: 'step.continue' });
    world.actor.send({ type: 'payment.tokenReceived', card });
    world.actor.send({ type: 'step.continue' });
    await world.placeOrder();
    expect(world.place.last().request).toMatchObject({
      billingAddress: { city: 'Dayton' },
      shippingAddress: { city: 'Columbus' },
    });
  });

  it('include the e-mail in the billing step of an order without shipping, and only there', () => {
    const paths = (world: ReturnType<typeof openCheckout>) =>
      selectAddressIssues(world.snapshot()).billing.map(({ path }) => path);
    const virtual = openCheckout({ products: [product(1, { type: 'virtual' })] });
    expect(paths(virtual).filter((path) => path === 'email')).toHaveLength(1);
    expect(paths(virtual)).toEqual([...new Set(paths(virtual))]);
    const shipped = openCheckout();
    shipped.actor.send({ type: 'billing.sameAsShipping', isSame: false });
    expect(paths(shipped)).not.toContain('email');
    shipped.actor.send({ type: 'billingAddress.changed', address: { ...shopper, email: '' } });
    expect(paths(shipped)).toEqual([]);
  });

  it('accept only a region of their own country', () => {
    const world = openCheckout();
    world.actor.send({
      type: 'regions.loaded',
      regions: [
        { regionId: 1, countryId: 'US', code: 'OH', name: 'Ohio' },
        { regionId: 2, countryId: 'CA', code: 'ON', name: 'Ontario' },
      ],
    });
    const paths = () => selectAddressIssues(world.snapshot()).shipping.map(({ path }) => path);
    world.actor.send({ type: 'shippingAddress.changed', address: { ...shopper, region: 'ON' } });
    expect(paths()).toEqual(['region']);
    world.actor.send({ type: 'shippingAddress.changed', address: { region: 'OH' } });
    expect(paths()).toEqual([]);
  });

  it('stop using the shipping address for billing when the order is picked up [S4-pickup-05]', async () => {
    const world = openCheckout();
    await world.fillShipping();
    world.actor.send({ type: 'shippingRate.chosen', packageNumber: 1, shippingCode: 'air' });
    expect(selectIsBillingSameAsShipping(world.snapshot())).toBe(true);
    world.actor.send({ type: 'shippingRate.chosen', packageNumber: 1, shippingCode: 'pickup' });
    expect(selectIsBillingSameAsShipping(world.snapshot())).toBe(false);
  });

  it('keep the billing address of an order that changes to pickup', async () => {
    const world = openCheckout();
    await world.fillShipping();
    const typed = world.snapshot().context.shippingAddress;
    world.actor.send({ type: 'shippingRate.chosen', packageNumber: 1, shippingCode: 'pickup' });
    expect(world.snapshot().context.billingAddress).toEqual(typed);
    world.actor.send({ type: 'billingAddress.changed', address: { street: ['9 Other Street'] } });
    world.actor.send({ type: 'shippingRate.chosen', packageNumber: 1, shippingCode: 'pickup' });
    expect(world.snapshot().context.billingAddress.street).toEqual(['9 Other Street']);
  });

  it('never use the pickup place as the billing address [S4-pickup-05]', async () => {
    const world = openCheckout();
    await world.fillShipping();
    const { pickup } = world.snapshot().context.site;
    world.actor.send({ type: 'shippingAddress.changed', address: { ...pickup } });
    world.actor.send({ type: 'shippingRate.chosen', packageNumber: 1, shippingCode: 'pickup' });
    expect(world.snapshot().context.billingAddress.street).toEqual([]);
    expect(selectIsBillingSameAsShipping(world.snapshot())).toBe(false);
  });

  it('clear the subdivision when the country changes', async () => {
    const world = openCheckout();
    world.actor.send({ type: 'shippingAddress.changed', address: shopper });
    world.actor.send({ type: 'shippingAddress.changed', address: { countryId: 'DE' } });
    expect(world.snapshot().context.shippingAddress.region).toBe('');
  });

  it('start with the default addresses and e-mail of a customer', () => {
    const world = openCheckout({
      customer: {
        _id: 'customer-1',
        loggedIn: true,
        groupId: 1,
        email: 'member@example.com',
        firstname: 'Ada',
        lastname: 'Lifter',
        telephone: '6145550100',
        segments: [],
      },
      savedAddresses: [{ ...shopper, email: '', isDefaultShipping: true }],
    });
    expect(selectAddressIssues(world.snapshot()).shipping).toEqual([]);
    expect(world.snapshot().context.shippingAddress.email).toBe('member@example.com');
  });

  it('validate the subdivision against the list of its country once that is loaded', () => {
    const world = openCheckout();
    world.actor.send({ type: 'shippingAddress.changed', address: { ...shopper, region: 'XX' } });
    expect(selectAddressIssues(world.snapshot()).shipping).toEqual([]);
    world.actor.send({
      type: 'regions.loaded',
      regions: [{ regionId: 1, countryId: 'US', code: 'OH', name: 'Ohio' }],
    });
    expect(selectAddressIssues(world.snapshot()).shipping).toMatchObject([{ path: 'region' }]);
  });
});

describe('draft of a checkout', () => {
  const draft = {
    listId: 'list-1',
    savedAtMs: startMs - 1_000,
    email: shopper.email,
    shippingAddress: shopper,
    isBillingSameAsShipping: true,
    shippingMode: 'fastest',
    requestedShippingCodes: { '1': 'air' },
    giftCardCodes: [],
    comments: 'Leave it at the gym',
  } as const;

  it('restores the entered values', async () => {
    const world = openCheckout({ ports: { storage: memoryStorage({ r_co: encodeDraft(draft) }) } });
    expect(world.snapshot().context).toMatchObject({ comments: 'Leave it at the gym', shippingAddress: shopper });
    await world.advance(500);
    await world.rates.last().answer(rateQuote());
    expect(selectTotals(world.snapshot()).shipping).toBe(4_000);
  });

  it.each([
    ['broken', 'not base64 at all ***'],
    ['of another list', encodeDraft({ ...draft, listId: 'list-2' })],
    ['saved 12 hours and a second ago', encodeDraft({ ...draft, savedAtMs: startMs - 12 * 3_600_000 - 1_000 })],
    ['dated 12 hours in the future', encodeDraft({ ...draft, savedAtMs: startMs + 12 * 3_600_000 })],
    ['an attack', Buffer.from('{"__proto__":{"comments":"x"},"listId":"list-1"}').toString('base64')],
  ])('is ignored if the stored draft is %s', (_, stored) => {
    const world = openCheckout({ ports: { storage: memoryStorage({ r_co: stored }) } });
    expect(world.snapshot().context.comments).toBe('');
    expect(selectStep(world.snapshot())).toBe('shipping');
  });

  it('works with a storage that always fails', async () => {
    const world = openCheckout({ ports: { storage: deniedStorage } });
    await world.reachReview();
    await world.placeOrder();
    await world.place.last().answer(world.accepted('published'));
    await world.advance(500);
    expect(selectStep(world.snapshot())).toBe('success');
  });

  it('is kept when placing fails, and cleared only on success', async () => {
    const world = openCheckout();
    await world.reachReview();
    await world.advance(500);
    await world.placeOrder();
    await world.place.last().answer(world.refused('no_response'));
    await world.advance(500);
    expect(world.storage.get('r_co')).not.toBeNull();
    await world.placeOrder();
    await world.place.last().answer(world.accepted('published'));
    await world.advance(500);
    expect(world.storage.get('r_co')).toBeNull();
  });

  it('never contains the card or its token', async () => {
    const world = openCheckout();
    await world.reachReview();
    await world.advance(500);
    const stored = Buffer.from(world.storage.get('r_co') ?? '', 'base64').toString();
    expect(stored).toContain('Barbell Way');
    expect(stored).not.toContain(card.token);
    expect(stored).not.toContain(card.last4);
  });
});
