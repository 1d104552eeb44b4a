import type { CountryCode } from '@ironcart/core';
import { normaliseVatText } from './normalise-vat-text.ts';
import { type NumberRule, numberRules, rulesOfCountry } from './number-rules.ts';

/** What is known of a VAT number by its form alone; whether it is registered only VIES and its like can say. */
export type VatNumberAnswer =
  | {
      readonly code: 'valid';
      /** With its prefix and without separators, as VIES takes it: 'DE136695976', 'EL040127797'. */
      readonly vatNumber: string;
      /** Whose register it is in: 'GR' for EL, 'XI' for Northern Ireland. */
      readonly countryCode: CountryCode;
    }
  /** Nothing but spaces and separators was given. */
  | { readonly code: 'empty' }
  /** No rule is known for numbers of the address's country. */
  | { readonly code: 'unknownCountry'; readonly countryCode: CountryCode }
  /** The prefix is another country's than the address's. */
  | { readonly code: 'wrongCountry'; readonly countryCode: CountryCode; readonly expected: CountryCode }
  /** Too short, too long, or a letter or part where none can be. */
  | { readonly code: 'badFormat'; readonly countryCode: CountryCode }
  /** The form is right; a digit was mistyped. */
  | { readonly code: 'badCheckDigit'; readonly countryCode: CountryCode };

const prefixOf = (text: string, { prefixes }: NumberRule): string | undefined =>
  prefixes.find((prefix) => text.startsWith(prefix));

/** The rule whose prefix the text has, and what follows it. */
const splitByPrefix = (text: string, rules: readonly NumberRule[]) => {
  for (const rule of rules) {
    const prefix = prefixOf(text, rule);
    if (prefix) return { rule, body: text.slice(prefix.length) };
  }
  return undefined;
};

const answerFor = (body: string, { countryCode, prefixes, check }: NumberRule): VatNumberAnswer => {
  const answer = prefixes.some((prefix) => body.startsWith(prefix)) ? ({ code: 'badFormat' } as const) : check(body);
  return answer.code === 'valid'
    ? { code: 'valid', vatNumber: `${prefixes[0]}${answer.canonical}`, countryCode }
    : { code: answer.code, countryCode };
};

/**
 * Checks the syntax and the check digits of a VAT number as typed: with or without its prefix, in any case, with
 * spaces, dots, dashes, slashes, full-width digits or invisible marks. Known are the EU's members (Greece as EL or
 * GR), GB, XI, CH (with its MWST, TVA, IVA or TPV) and NO (with its MVA); a trader of GB may bear an XI number, one of
 * the Isle of Man GB's, one of Monaco France's. Text that begins with another country's prefix is that country's.
 * @param countryCode of the trader's address, ISO 3166-1 alpha-2
 */
export const validateVatNumber = (
  text: string,
  { countryCode }: { readonly countryCode: CountryCode },
): VatNumberAnswer => {
  const normalised = normaliseVatText(text);
  if (normalised === '') return { code: 'empty' };
  const rules = rulesOfCountry(countryCode);
  const [ownRule] = rules;
  if (!ownRule) return { code: 'unknownCountry', countryCode };
  if (normalised === undefined) return { code: 'badFormat', countryCode: ownRule.countryCode };

  const expected = splitByPrefix(normalised, rules);
  if (expected) return answerFor(expected.body, expected.rule);
  const foreign = splitByPrefix(normalised, numberRules);
  if (foreign) return { code: 'wrongCountry', countryCode: foreign.rule.countryCode, expected: ownRule.countryCode };
  return answerFor(normalised, ownRule);
};
