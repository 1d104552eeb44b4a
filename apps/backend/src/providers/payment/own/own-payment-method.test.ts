import { describe, expect, it } from 'vitest';
import { checkOwnMethods, type OwnPaymentAdapter, type OwnPaymentMethod } from './own-payment-method.ts';

const never = () => Promise.reject(new Error('never asked'));
const adapter: OwnPaymentAdapter = { authorise: never, find: never, capture: never, release: never };
const browserModule = new URL('file:///wallet.js');
const redirect: OwnPaymentMethod = {
  type: 'krone',
  name: 'Krone',
  kind: 'redirect',
  isOffered: () => true,
  open: () => adapter,
};

describe('payment method registered by a store', () => {
  it('must be complete to compile', () => {
    const { type, name, isOffered, open } = { ...redirect, open: () => adapter };
    // @ts-expect-error where it is offered is not said
    const nowhere: OwnPaymentMethod = { type, name, kind: 'redirect', open };
    // @ts-expect-error shoppers have no name for it
    const nameless: OwnPaymentMethod = { type, kind: 'redirect', isOffered, open };
    // @ts-expect-error no adapter authorizes its payments
    const untaken: OwnPaymentMethod = { type, name, kind: 'redirect', isOffered };
    // @ts-expect-error a wallet has a module that draws its button
    const undrawn: OwnPaymentMethod = { type, name, kind: 'wallet', isOffered, open };
    // @ts-expect-error the provider of cards takes no wallet of the store's own
    const carried: OwnPaymentMethod = { type, name, kind: 'wallet', isOffered, open: 'cards', browserModule };
    // @ts-expect-error no function refunds its payments
    const kept: OwnPaymentAdapter = { authorise: never, find: never, capture: never };
    expect([nowhere, nameless, untaken, undrawn, carried, kept]).toHaveLength(6);
  });

  it.each([
    ['Krone', 'needs a type of 2 to 40 small letters'],
    ['k', 'needs a type of 2 to 40 small letters'],
    ['../krone', 'needs a type of 2 to 40 small letters'],
    ['paypal', 'has the type of another one'],
    ['adyen', 'has the type of another one'],
    ['klarna_slice', 'has the type of another one'],
    ['spreedly', 'has the type of another one'],
  ])('is rejected with the type %s', (type, why) => {
    expect(() => checkOwnMethods([{ ...redirect, type }])).toThrow(why);
  });

  it('is rejected with a duplicate type, or without a name', () => {
    expect(() => checkOwnMethods([redirect, { ...redirect, name: 'Another' }])).toThrow('has the type of another one');
    expect(() => checkOwnMethods([{ ...redirect, name: ' ' }])).toThrow('needs a name');
    expect(() => checkOwnMethods([redirect, { ...redirect, type: 'krone2' }])).not.toThrow();
  });
});
