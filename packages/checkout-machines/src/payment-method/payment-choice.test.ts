import { expect, it } from 'vitest';
import { cardChoice, choiceOfMethod, methodTypeOf } from './payment-choice.ts';

it.each([
  ['paypal', { kind: 'wallet', type: 'paypal' }],
  ['applepay', { kind: 'wallet', type: 'applepay' }],
  ['klarna', { kind: 'redirect', type: 'klarna' }],
] as const)('listed payment method %s is a separate choice, which keeps its name', (type, choice) => {
  expect(choiceOfMethod({ type: type, name: '' })).toEqual(choice);
  expect(methodTypeOf(choice)).toBe(type);
});

it('listed cards and unknown methods are not separate choices', () => {
  expect(choiceOfMethod({ type: 'scheme', name: '' })).toBeUndefined();
  expect(choiceOfMethod({ type: 'barter', name: '' })).toBeUndefined();
  expect(methodTypeOf(cardChoice)).toBe('scheme');
});
