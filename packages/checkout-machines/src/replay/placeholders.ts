import { type Country, isEmail, isTelephone } from '@ironcart/core/address';
import { isCheckoutPath } from '../checkout/buy-now.ts';

/** The kind of a personal text, which determines its placeholder. */
export type PersonalKind =
  | 'name'
  | 'email'
  | 'telephone'
  | 'street'
  | 'city'
  | 'postcode'
  | 'region'
  | 'number'
  | 'giftCard'
  | 'token'
  | 'id'
  | 'path'
  | 'text';

type Placeholder = (original: string, count: number) => string;

/** Maximum number of attempts to find an unused placeholder; after that, texts share one. */
const MOST_TRIES = 50;

const classes = ['0123456789', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'];

/** The characters of the same class, rotated by `shift`. */
const others = (character: string, shift: number): readonly string[] => {
  const alike = classes.find((each) => each.includes(character)) ?? '';
  const start = alike === '' ? 0 : (alike.indexOf(character) + shift) % alike.length;
  return [...alike.slice(start), ...alike.slice(0, start)].filter((each) => each !== character);
};

/**
 * Finds another postal code that all known countries accept or reject like the original, by changing letters and
 * digits. The only code of a country stays.
 */
const otherPostcode = (countries: readonly Pick<Country, 'postcodeRegex'>[]): Placeholder => {
  const patterns = [...new Set(countries.map(({ postcodeRegex }) => postcodeRegex ?? ''))].map((it) => new RegExp(it));
  return (original, count) => {
    const verdicts = patterns.map((pattern) => pattern.test(original));
    const isJudgedAlike = (postcode: string) => patterns.every((it, at) => it.test(postcode) === verdicts[at]);
    let postcode = original;
    for (const [at, character] of [...original].entries()) {
      const candidates = others(character, count + at).map(
        (other) => `${postcode.slice(0, at)}${other}${postcode.slice(at + 1)}`,
      );
      postcode = candidates.find(isJudgedAlike) ?? postcode;
    }
    return postcode;
  };
};

const named =
  (word: string): Placeholder =>
  (_, count) =>
    `${word} ${count}`;

/** A subdivision's code reveals no more than the country and stays; other texts are replaced. */
const region: Placeholder = (original, count) => (/^[A-Z0-9]{1,3}$/.test(original) ? original : `Region ${count}`);

/**
 * Creates placeholders for personal texts: the same placeholder for the same text. Blank texts stay blank, and invalid
 * e-mail addresses and postal codes stay invalid, so that checkout behaves the same.
 */
export const createPlaceholders = (countries: readonly Pick<Country, 'postcodeRegex'>[]) => {
  const makers: Readonly<Record<PersonalKind, Placeholder>> = {
    name: named('Name'),
    email: (original, count) => (isEmail(original) ? `shopper${count}@example.com` : `no address ${count}`),
    telephone: (original, count) =>
      isTelephone(original) ? `555 ${String(count).padStart(4, '0')}` : `no number ${count}`,
    street: named('Street'),
    city: named('City'),
    postcode: otherPostcode(countries),
    region,
    number: named('Number'),
    giftCard: named('GIFT'),
    token: named('token'),
    id: named('id'),
    path: (original, count) => (isCheckoutPath(original) ? '/checkout' : `/elsewhere/${count}`),
    text: named('Text'),
  };
  const known = new Map<string, string>();
  const taken = new Set<string>();
  const counts = new Map<PersonalKind, number>();

  return (kind: PersonalKind, original: string): string => {
    if (original.trim() === '') return original;
    // Gift card codes are compared without surrounding spaces, ignoring case (S5-giftcard-01).
    const key = `${kind} ${kind === 'giftCard' ? original.trim().toUpperCase() : original}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const first = (counts.get(kind) ?? 0) + 1;
    let count = first;
    let placeholder = makers[kind](original, count);
    while (taken.has(`${kind} ${placeholder}`) && placeholder !== original && count < first + MOST_TRIES) {
      count += 1;
      placeholder = makers[kind](original, count);
    }
    counts.set(kind, count);
    known.set(key, placeholder);
    taken.add(`${kind} ${placeholder}`);
    return placeholder;
  };
};
