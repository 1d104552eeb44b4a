import type { CountryCode } from '@ironcart/core/address';
import type { Result } from '@ironcart/core/result';
import { normalisedCode } from '../rules/overlapping-rules.ts';
import { normaliseVatText } from './normalise-vat-text.ts';
import { type NumberRule, numberRules, rulesOfCountry } from './number-rules.ts';

/** A VAT number with valid syntax and check digit. Only a service such as VIES knows whether it is registered. */
export interface VatNumber {
  /** With prefix and without separators, as VIES expects it: 'DE136695976', 'EL040127797'. */
  readonly vatNumber: string;
  /** The country of the register: 'GR' for EL, 'XI' for Northern Ireland. */
  readonly countryCode: CountryCode;
}

/** Why a text is not a VAT number of the address's country. */
export type VatNumberIssue =
  /** The text contains only spaces and separators. */
  | { readonly code: 'empty' }
  /** The address's country is not supported. */
  | { readonly code: 'unknownCountry'; readonly countryCode: CountryCode }
  /** The prefix belongs to another country than the address. */
  | { readonly code: 'wrongCountry'; readonly countryCode: CountryCode; readonly expected: CountryCode }
  /** Wrong length, or an invalid character or part. */
  | { readonly code: 'badFormat'; readonly countryCode: CountryCode }
  /** The format is valid, the check digit is wrong: a digit was mistyped. */
  | { readonly code: 'badCheckDigit'; readonly countryCode: CountryCode };

type Checked = Result<VatNumber, VatNumberIssue>;

const refused = (issue: VatNumberIssue): Checked => ({ ok: false, issues: [issue] });

const prefixOf = (text: string, { prefixes }: NumberRule): string | undefined =>
  prefixes.find((prefix) => text.startsWith(prefix));

/** The rule whose prefix the text has, and the rest of the text. */
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
 * spaces, dots, dashes, slashes, full-width digits or invisible marks. Supported: the EU members (Greece as EL or GR),
 * GB, XI, CH (with MWST, TVA, IVA or TPV) and NO (with MVA). A trader in GB can have an XI number, one on the Isle of
 * Man a GB number, one in Monaco a French one. A text with another country's prefix counts as that country's number.
 * @param text null and undefined (a form without the field) count as empty
 * @param address of the trader, its country as ISO 3166-1 alpha-2
 * @returns at most one issue
 * @throws TypeError if the country is missing
 */
export const validateVatNumber = (
  text: string | null | undefined,
  address: { readonly countryCode: CountryCode },
): Checked => {
  const { countryCode: given }: Partial<typeof address> = address ?? {};
  if (typeof given !== 'string') throw new TypeError(`countryCode must be text, got ${typeof given}`);
  const countryCode = normalisedCode(given);
  const normalised = normaliseVatText(String(text ?? ''));
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
