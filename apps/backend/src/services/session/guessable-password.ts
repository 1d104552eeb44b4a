import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { type Refusal, refuse } from '../../http/refusal.ts';

/** Passwords that an attacker guesses within this many attempts are refused, as a power of ten. */
const leastGuessesLog10 = 6;

/**
 * Maximum number of evaluated characters: the work grows quadratically, and further characters only increase the
 * strength.
 */
const maxLength = 24;

let estimator: Promise<ZxcvbnFactory> | undefined;

/** The estimator with its list of common passwords (10 MB of memory), loaded on first use. */
const loadEstimator = (): Promise<ZxcvbnFactory> => {
  estimator ??= Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]).then(
    ([{ ZxcvbnFactory: Estimator }, { dictionary, adjacencyGraphs }]) =>
      new Estimator({ dictionary, graphs: adjacencyGraphs, maxLength }),
  );
  return estimator;
};

/**
 * Refuses an easily guessable password: a common one, a keyboard row, a repetition, a date or the customer's own e-mail
 * address. Undefined for all others.
 */
export const refuseGuessable = async (
  password: string,
  { email }: { readonly email?: string | undefined } = {},
): Promise<Refusal<'guessable_password'> | undefined> => {
  const words = email === undefined ? [] : [email, ...email.split(/[^\p{L}\p{N}]+/u)];
  const { guessesLog10 } = (await loadEstimator()).check(password, words);
  return guessesLog10 < leastGuessesLog10
    ? refuse('guessable_password', 'The password is among the first that somebody would try')
    : undefined;
};
