import { expect, it } from 'vitest';
import { cardChoice, choiceOfMethod, methodTypeOf } from './payment-choice.ts';

it.each([
  ['paypal', { kind: 'wallet', type: 'paypal' }],
  ['applepay', { kind: 'wallet', type: 'applepay' }],
  ['klarna', { kind: 'redirect', type: 'klarna' }],
] as const)('a listed %s is a choice of its own, and is named so again', (type, choice) => {
  expect(choiceOfMethod({ type: type, name: '' })).toEqual(choice);
  expect(methodTypeOf(choice)).toBe(type);
});

it('listed cards, and what checkout does not know, are no choice', () => {
  expect(choiceOfMethod({ type: 'scheme', name: '' })).toBeUndefined();
  expect(choiceOfMethod({ type: 'barter', name: '' })).toBeUndefined();
  expect(methodTypeOf(cardChoice)).toBe('scheme');
});
