import type { PaymentFacts } from '@ironcart/checkout-machines';
import { describe, expect, it } from 'vitest';
import { optionIdOf, paymentOptions, paymentText, worksWithoutScripts } from './payment-options.ts';

const stored = {
  id: 'kept',
  brand: 'visa',
  last4: '4242',
  expMonth: 3,
  expYear: 2030,
  isDefault: true,
  billingAddressId: undefined,
  isExpired: false,
};

const offer: Pick<PaymentFacts, 'methods' | 'stored' | 'choice' | 'takesCards'> = {
  takesCards: true,
  choice: { kind: 'card', storesCard: false },
  stored: [],
  methods: [
    { type: 'scheme', name: 'Credit or debit card', brands: ['visa', 'mc', 'unheard'] },
    { type: 'klarna', name: 'Klarna' },
    { type: 'paypal', name: 'PayPal' },
    { type: 'applepay', name: 'Apple Pay' },
    { type: 'cheque', name: 'Cheque' },
  ],
};

describe('payment options', () => {
  it('are the card and every listed method that this page supports', () => {
    expect(paymentOptions(offer).map(({ id, label }) => [id, label])).toEqual([
      ['card', 'Credit or debit card'],
      ['redirect:klarna', 'Klarna'],
      ['paypal', 'PayPal'],
      ['applepay', 'Apple Pay'],
    ]);
    expect(paymentOptions(offer)[0]?.description).toBe('Visa, Mastercard');
  });

  it('work without scripts, except Apple Pay, which has no page', () => {
    const working = paymentOptions(offer).filter(({ choice }) => worksWithoutScripts(choice));
    expect(working.map(({ id }) => id)).toEqual(['card', 'redirect:klarna', 'paypal']);
  });

  it('start with the stored cards, and an expired card cannot be selected', () => {
    const options = paymentOptions({ ...offer, stored: [stored, { ...stored, id: 'old', isExpired: true }] });
    expect(options.slice(0, 3).map(({ id, isDisabled = false }) => [id, isDisabled])).toEqual([
      ['stored:kept', false],
      ['stored:old', true],
      ['card', false],
    ]);
    expect(options[0]).toMatchObject({ label: 'Visa ending 4242', description: 'Valid through 03/2030' });
    expect(options[2]?.label).toBe('Another card');
  });

  it('are only a card if the methods did not load', () => {
    expect(paymentOptions({ ...offer, methods: [] }).map(({ id }) => id)).toEqual(['card']);
  });

  it('are those of the other providers without cards, and empty without a provider', () => {
    const methods = [{ type: 'paypal', name: 'PayPal' }];
    expect(paymentOptions({ ...offer, takesCards: false, methods }).map(({ id }) => id)).toEqual(['paypal']);
    expect(paymentOptions({ ...offer, takesCards: false, methods: [] })).toEqual([]);
  });

  it('have distinct names', () => {
    expect(optionIdOf({ kind: 'redirect', type: 'eps' })).not.toBe(optionIdOf({ kind: 'redirect', type: 'ideal' }));
    expect(optionIdOf({ kind: 'stored', id: 'a' })).not.toBe(optionIdOf({ kind: 'stored', id: 'b' }));
  });

  it('are described once selected, and a new card only once it is complete', () => {
    expect(paymentText({ ...offer, card: undefined })).toBeUndefined();
    expect(paymentText({ ...offer, card: { ...stored, token: 't' } })).toBe('Visa ending 4242');
    expect(paymentText({ ...offer, card: undefined, choice: { kind: 'redirect', type: 'klarna' } })).toBe('Klarna');
  });
});
