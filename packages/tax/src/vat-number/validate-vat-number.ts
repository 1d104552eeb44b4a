import type { CountryCode, Result } from '@ironcart/core';
import { normaliseVatText } from './normalise-vat-text.ts';
import { type NumberRule, numberRules, rulesOfCountry } from './number-rules.ts';

/** A VAT number that is right by its form; whether it is registered only VIES and its like can say. */
export interface VatNumber {
  /** With its prefix and without separators, as VIES takes it: 'DE136695976', 'EL040127797'. */
  readonly vatNumber: string;
  /** Whose register it is in: 'GR' for EL, 'XI' for Northern Ireland. */
  readonly countryCode: CountryCode;
}

/** Why a text is not a VAT number of the address's country. */
export type VatNumberIssue =
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

type Checked = Result<VatNumber, VatNumberIssue>;

const refused = (issue: VatNumberIssue): Checked => ({ ok: false, issues: [issue] });

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

const answerFor = (body: string, { countryCode, prefixes, check }: NumberRule): Checked => {
  if (prefixes.some((prefix) => body.startsWith(prefix))) return refused({ code: 'badFormat', countryCode });
  const answer = check(body);
  return answer.code === 'valid'
    ? { ok: true, value: { vatNumber: `${prefixes[0]}${answer.canonical}`, countryCode } }
    : refused({ code: answer.code, countryCode });
};

/**
 * Checks the syntax and the check digits of a VAT number as typed: with or without its prefix, in any case, with
 * spaces, dots, dashes, slashes, full-width digits or invisible marks. Known are the EU's members (Greece as EL or
 * GR), GB, XI, CH (with its MWST, TVA, IVA or TPV) and NO (with its MVA); a trader of GB may bear an XI number, one of
 * the Isle of Man GB's, one of Monaco France's. Text that begins with another country's prefix is that country's.
 * @param countryCode of the trader's address, ISO 3166-1 alpha-2
 * @returns at most one issue
 */
export const validateVatNumber = (text: string, { countryCode }: { readonly countryCode: CountryCode }): Checked => {
  const normalised = normaliseVatText(text);
  if (normalised === '') return refused({ code: 'empty' });
  const rules = rulesOfCountry(countryCode);
  const [ownRule] = rules;
  if (!ownRule) return refused({ code: 'unknownCountry', countryCode });
  if (normalised === undefined) return refused({ code: 'badFormat', countryCode: ownRule.countryCode });

  const expected = splitByPrefix(normalised, rules);
  if (expected) return answerFor(expected.body, expected.rule);
  const foreign = splitByPrefix(normalised, numberRules);
  if (foreign) {
    const { countryCode: prefixCountry } = foreign.rule;
    return refused({ code: 'wrongCountry', countryCode: prefixCountry, expected: ownRule.countryCode });
  }
  return answerFor(normalised, ownRule);
};
