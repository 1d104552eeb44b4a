import { expect, it } from 'vitest';
import { cardChoice, choiceOfMethod, methodTypeOf } from './payment-choice.ts';

it.each([
  ['paypal', { kind: 'paypal' }],
  ['applepay', { kind: 'applePay' }],
  ['klarna', { kind: 'redirect', type: 'klarna' }],
] as const)('a listed %s is a choice of its own, and is named so again', (type, choice) => {
  expect(choiceOfMethod(type)).toEqual(choice);
  expect(methodTypeOf(choice)).toBe(type);
});

it('listed cards, and what checkout does not know, are no choice', () => {
  expect(choiceOfMethod('scheme')).toBeUndefined();
  expect(choiceOfMethod('barter')).toBeUndefined();
  expect(methodTypeOf(cardChoice)).toBe('scheme');
});
