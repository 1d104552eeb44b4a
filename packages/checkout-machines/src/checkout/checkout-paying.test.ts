import { encodeDraft } from '@ironcart/core/checkout';
import { money } from '@ironcart/core/money';
import { describe, expect, it } from 'vitest';
import { openCheckout } from '../testing/checkout-world.ts';
import { card, lineItem, listOf, paymentMethods, product, rateQuote, taxQuote, wallets } from '../testing/fixtures.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import {
  selectBlockedReason,
  selectCanContinue,
  selectErrors,
  selectStep,
  selectTokenRequestId,
  selectTotals,
} from './checkout.selectors.ts';
import {
  selectAmountToPay,
  selectGiftCards,
  selectIsApprovalStale,
  selectIsPaidInFull,
  selectPayment,
} from './payment.selectors.ts';

type World = ReturnType<typeof openCheckout>;

const total = 22_300;

const codes = (world: World) => selectErrors(world.snapshot()).map(({ code }) => code);
const reason = (world: World) => selectBlockedReason(world.snapshot());

/** Opens the payment page with all methods known. */
const openPayment = async (over: Parameters<typeof openCheckout>[0] = {}): Promise<World> => {
  const world = openCheckout({ wallets, ...over });
  await world.paymentMethods.last().answer(paymentMethods);
  await world.fillShipping();
  world.actor.send({ type: 'step.continue' });
  return world;
};

const addGiftCard = async (world: World, code: string, balance: number): Promise<void> => {
  world.actor.send({ type: 'giftCard.added', code });
  await world.giftCard.last().answer({ code, balance: money(balance) });
};

const placeAndFail = async (world: World, code: string, message = ''): Promise<void> => {
  await world.placeOrder();
  await world.place.last().answer(world.refused(code, message));
  await world.advance(500);
};

describe('gift cards', () => {
  it('pay in the order in which they were added, up to the amount due', async () => {
    const world = await openPayment();
    await addGiftCard(world, 'A', 2_300);
    await addGiftCard(world, 'B', 50_000);
    await addGiftCard(world, 'C', 100);
    expect(selectGiftCards(world.snapshot())).toEqual([
      { code: 'A', balance: 2_300, amount: 2_300 },
      { code: 'B', balance: 50_000, amount: 20_000 },
      { code: 'C', balance: 100, amount: 0 },
    ]);
    expect(selectTotals(world.snapshot()).giftcards).toBe(total);
    expect(selectAmountToPay(world.snapshot())).toBe(0);
  });

  it('leave the remaining amount to the card', async () => {
    const world = await openPayment();
    await addGiftCard(world, 'A', 2_300);
    expect(selectAmountToPay(world.snapshot())).toBe(20_000);
    world.actor.send({ type: 'payment.tokenReceived', card });
    world.actor.send({ type: 'step.continue' });
    await world.placeOrder();
    expect(world.place.last().request).toMatchObject({
      giftcards: [{ code: 'A', balance: 2_300, amount: 2_300 }],
      totals: { giftcards: 2_300, grandTotalIncludingTax: total },
      payment: { amount: 20_000, transactionToken: card.token },
    });
  });

  it('that pay the whole amount require no other payment', async () => {
    const world = await openPayment();
    expect(reason(world)).toBe('Please enter your card.');
    await addGiftCard(world, 'A', 50_000);
    expect(selectIsPaidInFull(world.snapshot())).toBe(true);
    expect(selectCanContinue(world.snapshot())).toBe(true);
    world.actor.send({ type: 'step.continue' });
    expect(selectStep(world.snapshot())).toBe('review');
    await world.placeOrder();
    const { payment, giftcards } = world.place.last().request;
    expect(payment).toEqual({ paymentType: 'spreedly', amount: 0 });
    expect(giftcards).toMatchObject([{ code: 'A', amount: total }]);
  });

  it('that no longer pay the whole amount require a card again', async () => {
    const world = await openPayment();
    await addGiftCard(world, 'A', 50_000);
    world.actor.send({ type: 'step.continue' });
    world.actor.send({ type: 'giftCard.removed', code: 'a' });
    expect(reason(world)).toBe('Please enter your card.');
    await world.placeOrder();
    expect(world.place.calls).toHaveLength(0);
  });

  it('are recomputed with every total', async () => {
    const world = await openPayment();
    await addGiftCard(world, 'A', 25_000);
    world.actor.send({ type: 'shippingRate.chosen', packageNumber: 1, shippingCode: 'air' });
    expect(selectAmountToPay(world.snapshot())).toBeUndefined();
    await world.tax.last().answer(taxQuote(1_000, 500));
    expect(selectGiftCards(world.snapshot())).toEqual([{ code: 'A', balance: 25_000, amount: 25_000 }]);
    expect(selectAmountToPay(world.snapshot())).toBe(20_000 + 4_000 + 1_500 - 25_000);
  });

  it('block placing while they are being looked up, because the total is about to change', async () => {
    const world = await openPayment();
    world.actor.send({ type: 'payment.tokenReceived', card });
    world.actor.send({ type: 'step.continue' });
    world.actor.send({ type: 'giftCard.added', code: 'A' });
    expect(reason(world)).toBe('Your gift card is being looked up.');
    await world.placeOrder();
    expect(world.place.calls).toHaveLength(0);
    await world.giftCard.last().fail('giftcard_not_exist');
    await world.placeOrder();
    expect(world.place.calls).toHaveLength(1);
  });

  it.each(['giftcard_balance_error', 'giftcard_not_exist'])('are all removed after the error %s', async (code) => {
    const world = await openPayment();
    await addGiftCard(world, 'A', 2_300);
    world.actor.send({ type: 'payment.tokenReceived', card });
    world.actor.send({ type: 'step.continue' });
    await placeAndFail(world, code);
    expect(codes(world)).toEqual(['giftcard_balance_error']);
    expect(selectGiftCards(world.snapshot())).toEqual([]);
    expect(selectAmountToPay(world.snapshot())).toBe(total);
  });

  it('are stored in the draft by code, and looked up again on the next visit', async () => {
    const storage = memoryStorage();
    const world = await openPayment({ ports: { storage } });
    await addGiftCard(world, 'gift-a', 2_300);
    await world.advance(500);
    const again = openCheckout({ ports: { storage, now: world.now } });
    expect(again.giftCard.last().request).toBe('GIFT-A');
    await again.giftCard.last().answer({ code: 'GIFT-A', balance: money(1_000) });
    expect(selectGiftCards(again.snapshot())).toMatchObject([{ code: 'GIFT-A', balance: 1_000 }]);
  });

  it('are not stored again merely by opening checkout', async () => {
    const storage = memoryStorage();
    const world = openCheckout({ ports: { storage } });
    await world.advance(1_000);
    expect(storage.writes).toEqual([]);
  });
});

describe('stored card', () => {
  const chooseStored = async (): Promise<World> => {
    const world = await openPayment({ ports: { browserInfo: () => ({ screenWidth: 390 }) } });
    world.actor.send({ type: 'payment.chosen', choice: { kind: 'stored', id: 'stored-1' } });
    world.actor.send({ type: 'step.continue' });
    return world;
  };

  it('pays by its id', async () => {
    const world = await chooseStored();
    await world.placeOrder();
    expect(world.place.last().request.payment).toMatchObject({
      paymentType: 'adyen',
      adyenType: 'scheme',
      amount: total,
      storedPaymentMethodId: 'stored-1',
      transactionToken: undefined,
      browserInfo: { screenWidth: 390 },
    });
  });

  it('asks only for its security code after cvv_required, and then pays', async () => {
    const world = await chooseStored();
    await placeAndFail(world, 'payment_error', 'cvv_required');
    expect(codes(world)).toEqual(['cvv_required']);
    expect(selectStep(world.snapshot())).toBe('payment');
    expect(selectPayment(world.snapshot())).toMatchObject({ choice: { kind: 'stored' }, needsSecurityCode: true });
    expect(reason(world)).toBe('Please enter the security code of your card.');
    world.actor.send({ type: 'payment.changed', isComplete: true });
    world.actor.send({ type: 'step.continue' });
    const requestId = selectTokenRequestId(world.snapshot());
    world.actor.send({ type: 'payment.tokenReceived', requestId, card: { ...card, token: 'code-1' } });
    expect(selectStep(world.snapshot())).toBe('review');
    await world.placeOrder();
    expect(world.place.last().request.payment).toMatchObject({
      storedPaymentMethodId: 'stored-1',
      transactionToken: 'code-1',
    });
  });

  it('can be retried after a decline, or replaced by another method', async () => {
    const world = await chooseStored();
    await placeAndFail(world, 'payment_error');
    expect(selectStep(world.snapshot())).toBe('payment');
    expect(selectPayment(world.snapshot())).toMatchObject({
      choice: { kind: 'stored', id: 'stored-1' },
      isReady: true,
    });
  });
});

describe('new card', () => {
  it('is stored by the provider if the customer requests it', async () => {
    const world = await openPayment();
    world.actor.send({ type: 'payment.chosen', choice: { kind: 'card', storesCard: true } });
    world.actor.send({ type: 'payment.tokenReceived', card });
    world.actor.send({ type: 'step.continue' });
    await world.placeOrder();
    expect(world.place.last().request.payment).toMatchObject({ storesCard: true, transactionToken: card.token });
  });
});

describe('method that redirects to the bank', () => {
  it('sends browser data to the bank, like a card, but has no token', async () => {
    const world = await openPayment({ ports: { browserInfo: () => ({ language: 'en' }) } });
    world.actor.send({ type: 'payment.chosen', choice: { kind: 'redirect', type: 'klarna' } });
    world.actor.send({ type: 'step.continue' });
    await world.placeOrder();
    expect(world.place.last().request.payment).toEqual({
      paymentType: 'adyen',
      adyenType: 'klarna',
      amount: total,
      browserInfo: { language: 'en' },
    });
  });

  it('pays by its type, without entered data', async () => {
    const world = await openPayment();
    world.actor.send({ type: 'payment.chosen', choice: { kind: 'redirect', type: 'klarna' } });
    world.actor.send({ type: 'step.continue' });
    await world.placeOrder();
    expect(world.place.last().request.payment).toMatchObject({
      paymentType: 'adyen',
      adyenType: 'klarna',
      amount: total,
    });
  });

  it('depends on the ship-to country: its methods are loaded, and without it a card is required [S4-shipto-01] [S4-shipto-02]', async () => {
    const world = await openPayment();
    world.actor.send({ type: 'payment.chosen', choice: { kind: 'redirect', type: 'klarna' } });
    world.actor.send({ type: 'step.continue' });
    world.actor.send({ type: 'shippingAddress.changed', address: { countryId: 'DE', postcode: '10999' } });
    expect(world.paymentMethods.calls.map(({ request }) => request)).toEqual(['US', 'DE']);
    expect(selectPayment(world.snapshot()).isReady).toBe(false);
    await world.paymentMethods.last().answer({ methods: [{ type: 'scheme', name: 'Karte' }], stored: [] });
    expect(selectPayment(world.snapshot())).toMatchObject({ choice: { kind: 'card' }, isReady: false });
    expect(codes(world)).toEqual(['payment_method_unavailable']);
    await world.advance(500);
    await world.rates.last().answer(rateQuote('quote-2'));
    await world.tax.last().answer(taxQuote());
    await world.placeOrder();
    expect(world.place.calls).toHaveLength(0);
  });

  it("cannot be placed while the new country's methods are unknown", async () => {
    const world = await openPayment();
    world.actor.send({ type: 'payment.chosen', choice: { kind: 'redirect', type: 'klarna' } });
    world.actor.send({ type: 'shippingAddress.changed', address: { countryId: 'DE', postcode: '10999' } });
    await world.advance(500);
    await world.rates.last().answer(rateQuote('quote-2'));
    await world.tax.last().answer(taxQuote());
    expect(reason(world)).toBe('Payment methods are loading.');
    await world.paymentMethods.last().fail('no_response');
    expect(reason(world)).toBe('Payment methods could not be loaded.');
    world.actor.send({ type: 'methods.reload' });
    await world.paymentMethods.last().answer(paymentMethods);
    expect(reason(world)).toBeUndefined();
  });

  it('depends on the billing country when nothing is shipped [S4-shipto-01]', async () => {
    const world = openCheckout({ products: [product(1, { type: 'virtual' })] });
    world.actor.send({ type: 'billingAddress.changed', address: { countryId: 'DE' } });
    expect(world.paymentMethods.last().request).toBe('DE');
  });
});

describe('PayPal', () => {
  const approve = async (authorizedAmount = total): Promise<World> => {
    const world = await openPayment();
    world.actor.send({ type: 'payment.chosen', choice: { kind: 'wallet', type: 'paypal' } });
    expect(reason(world)).toBe('Please approve the payment with PayPal.');
    world.actor.send({ type: 'payment.walletApproved', token: 'pp-1', authorizedAmount: money(authorizedAmount) });
    return world;
  };

  it('pays with its approval and the approved amount', async () => {
    const world = await approve();
    world.actor.send({ type: 'step.continue' });
    await world.placeOrder();
    expect(world.place.last().request.payment).toEqual({
      paymentType: 'paypal',
      amount: total,
      transactionToken: 'pp-1',
      authorizedPayPalAmount: total,
    });
  });

  it('requires another approval when the total changes', async () => {
    const world = await approve();
    world.actor.send({ type: 'step.continue' });
    world.actor.send({ type: 'shippingRate.chosen', packageNumber: 1, shippingCode: 'air' });
    expect(selectIsApprovalStale(world.snapshot())).toBe(false);
    await world.tax.last().answer(taxQuote());
    expect(selectIsApprovalStale(world.snapshot())).toBe(true);
    expect(reason(world)).toBe('The total has changed. Please approve the payment again.');
    await world.placeOrder();
    expect(world.place.calls).toHaveLength(0);
    world.actor.send({ type: 'payment.walletApproved', token: 'pp-2', authorizedAmount: money(24_800) });
    await world.placeOrder();
    expect(world.place.last().request.payment).toMatchObject({ transactionToken: 'pp-2', amount: 24_800 });
  });

  it('requires another approval when a gift card changes the amount due', async () => {
    const world = await approve();
    await addGiftCard(world, 'A', 300);
    expect(reason(world)).toBe('The total has changed. Please approve the payment again.');
    world.actor.send({ type: 'giftCard.removed', code: 'A' });
    expect(reason(world)).toBeUndefined();
  });

  it('is refused if the approved amount differs, and its token and amount are cleared', async () => {
    const world = await approve();
    world.actor.send({ type: 'step.continue' });
    await placeAndFail(world, 'payment_error', 'amount_mismatch');
    expect(codes(world)).toEqual(['paypal_amount_mismatch']);
    expect(selectStep(world.snapshot())).toBe('payment');
    expect(selectPayment(world.snapshot())).toMatchObject({
      choice: { kind: 'wallet', type: 'paypal' },
      token: undefined,
      approval: undefined,
    });
  });
});

describe('classic checkout variant', () => {
  it('has the same steps with card payment only [S2-checkout-09]', async () => {
    const world = await openPayment({ config: { setup: 'classic' } });
    expect(selectPayment(world.snapshot()).methods.map(({ type }) => type)).toEqual(['scheme']);
    world.actor.send({ type: 'payment.tokenReceived', card });
    world.actor.send({ type: 'step.continue' });
    await world.placeOrder();
    expect(world.place.calls).toHaveLength(1);
  });
});

describe('cart change in another tab', () => {
  it('never leads to payment of a total that was not shown', async () => {
    const world = await openPayment();
    world.actor.send({ type: 'payment.tokenReceived', card });
    world.actor.send({ type: 'step.continue' });
    world.actor.send({ type: 'cart.changed', list: listOf(lineItem(1, 3)), products: [product(1)] });
    await world.placeOrder();
    expect(world.place.calls).toHaveLength(0);
    await world.advance(500);
    await world.rates.last().answer(rateQuote('quote-2'));
    await world.tax.last().answer(taxQuote());
    expect(selectTotals(world.snapshot()).grandTotalIncludingTax).toBe(32_300);
    await world.placeOrder();
    expect(world.place.last().request).toMatchObject({
      items: [{ qty: 3 }],
      payment: { amount: 32_300 },
    });
  });

  it('reports promotions that ended meanwhile as lapsed [S4-promo-08]', async () => {
    const promo = product(1, {
      attributes: { rogue_promo_enabled: true, rogue_promo_price: 80, rogue_promo_to_date: '2026-11-21T13:00:00Z' },
    });
    const world = await openPayment({ products: [promo] });
    // A later change of the cart does not make the shopper forget.
    for (const qty of [2, 3]) {
      world.actor.send({ type: 'cart.changed', list: listOf(lineItem(1, qty)), products: [product(1)] });
      expect(world.snapshot().context.missedDeals).toMatchObject([{ promoPrice: 8_000, price: 10_000 }]);
    }
  });
});

describe('stored draft', () => {
  it('restores gift cards even if no other data was entered', async () => {
    const draft = {
      listId: 'list-1',
      savedAtMs: Date.parse('2026-11-21T11:00:00Z'),
      email: '',
      isBillingSameAsShipping: true,
      shippingMode: 'fastest',
      requestedShippingCodes: {},
      giftCardCodes: ['A', 'B'],
      comments: '',
    } as const;
    const world = openCheckout({ ports: { storage: memoryStorage({ r_co: encodeDraft(draft) }) } });
    await world.giftCard.last().answer({ code: 'A', balance: money(5) });
    await world.giftCard.last().fail('giftcard_not_exist');
    expect(selectGiftCards(world.snapshot()).map(({ code }) => code)).toEqual(['A']);
  });
});
