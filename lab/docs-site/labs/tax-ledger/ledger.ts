import type { TaxClass } from '@ironcart/tax';
import { type TaxAddress, type TaxAnswer, type TaxAtIssue, taxAt } from '@ironcart/tax/dated';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

const isKnown = (countryCode: string): boolean => {
  const found = taxAt('2026-01-01', { countryCode }, 'goods');
  return found.ok || found.issues[0].code !== 'unknownCountry';
};

/** The countries of the dated table, by code. */
export const countryCodes: readonly string[] = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter(isKnown);

const dayMs = 86_400_000;

const daysFrom = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * dayMs).toISOString().slice(0, 10);

const answerAt = (day: string, address: TaxAddress, taxClass: TaxClass): TaxAnswer | undefined => {
  const found = taxAt(day, address, taxClass);
  return found.ok ? found.value : undefined;
};

const isDated = (answer: TaxAnswer | undefined) => answer !== undefined && answer.kind !== 'outsideVat';

/** The results before or after a result, nearest first, as far as the table goes. */
const neighbours = (
  answer: TaxAnswer,
  dayBeside: (answer: TaxAnswer) => string | undefined,
  at: (day: string) => TaxAnswer | undefined,
): readonly TaxAnswer[] => {
  const found: TaxAnswer[] = [];
  for (let day = dayBeside(answer); day !== undefined; ) {
    const next = at(day);
    if (next === undefined || !isDated(next)) break;
    found.push(next);
    day = dayBeside(next);
  }
  return found;
};

const dayBefore = (answer: TaxAnswer): string | undefined =>
  answer.kind === 'outsideVat' ? undefined : daysFrom(answer.from, -1);
const dayAfter = (answer: TaxAnswer): string | undefined =>
  answer.kind === 'outsideVat' || answer.until === undefined ? undefined : daysFrom(answer.until, 1);

/** The tax at a place on a day, the earlier ones, and the next changes, as far as the table goes. */
export type Ledger =
  | {
      readonly ok: true;
      readonly answer: TaxAnswer;
      /** Newest first. */
      readonly before: readonly TaxAnswer[];
      /** Oldest first. */
      readonly after: readonly TaxAnswer[];
    }
  | { readonly ok: false; readonly issues: readonly TaxAtIssue[] };

export const ledgerOf = (day: string, address: TaxAddress, taxClass: TaxClass): Ledger => {
  const found = taxAt(day, address, taxClass);
  if (!found.ok) return { ok: false, issues: found.issues };
  const at = (other: string) => answerAt(other, address, taxClass);
  return {
    ok: true,
    answer: found.value,
    before: neighbours(found.value, dayBefore, at),
    after: neighbours(found.value, dayAfter, at),
  };
};
