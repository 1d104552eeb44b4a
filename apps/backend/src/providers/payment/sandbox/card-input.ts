import * as v from 'valibot';
import { passesLuhn } from '../../../http/card-number-guard.ts';
import { type SandboxOutcome, sandboxCards } from '../sandbox-cards.ts';

export const cardInput = v.object({
  number: v.pipe(v.string(), v.maxLength(40)),
  expMonth: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  expYear: v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2200)),
  cvc: v.pipe(v.string(), v.maxLength(10)),
  name: v.pipe(v.string(), v.maxLength(200)),
});
export type CardInput = v.InferOutput<typeof cardInput>;

export const securityCodeInput = v.pick(cardInput, ['cvc']);

/** An invalid field of the card form, with a remedy. */
export interface CardProblem {
  readonly field: 'number' | 'expiry' | 'cvc' | 'name';
  readonly message: string;
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** Validates a security code. */
export const securityCodeProblemOf = ({ cvc }: Pick<CardInput, 'cvc'>): CardProblem | undefined =>
  /^\d{3,4}$/.test(cvc) ? undefined : { field: 'cvc', message: 'Enter the 3 or 4 digits of the security code' };

/** Validates a card; returns the first invalid field. */
export const cardProblemOf = (card: CardInput, now: Date): CardProblem | undefined => {
  const number = digitsOf(card.number);
  if (number.length < 13 || number.length > 19 || !passesLuhn(number)) {
    return { field: 'number', message: 'Check the card number' };
  }
  const isExpired = card.expYear * 12 + card.expMonth < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
  if (isExpired) return { field: 'expiry', message: 'This card has expired' };
  const wrongCode = securityCodeProblemOf(card);
  if (wrongCode) return wrongCode;
  if (card.name.trim() === '') return { field: 'name', message: 'Enter the name on the card' };
  return undefined;
};

/** The outcome of a card; undefined for any but the test cards. */
export const outcomeOf = (card: Pick<CardInput, 'number'>): SandboxOutcome | undefined =>
  sandboxCards.find(({ number }) => digitsOf(number) === digitsOf(card.number))?.outcome;

export const brandOf = ({ number }: Pick<CardInput, 'number'>): string => {
  const digits = digitsOf(number);
  if (digits.startsWith('4')) return 'visa';
  return digits.startsWith('3') ? 'amex' : 'mc';
};

export const last4Of = ({ number }: Pick<CardInput, 'number'>): string => digitsOf(number).slice(-4);
