import { type Country, isEmail } from '@ironcart/core';
import { isCheckoutPath } from '../checkout/buy-now.ts';

/** What a personal text is: it decides what stands for it. */
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

/** More texts of one kind than this that have to share a placeholder are let share it. */
const MOST_TRIES = 50;

const classes = ['0123456789', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'];

/** The characters of the same class, beginning at the one that is `shift` on. */
const others = (character: string, shift: number): readonly string[] => {
  const alike = classes.find((each) => each.includes(character)) ?? '';
  const start = alike === '' ? 0 : (alike.indexOf(character) + shift) % alike.length;
  return [...alike.slice(start), ...alike.slice(0, start)].filter((each) => each !== character);
};

/**
 * Another postal code that every known country takes or refuses as it does this one: each letter and digit is changed
 * that can be. Where a country has a single code, it stays.
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

/** A code of a subdivision says no more than the country does; a region in the shopper's own words is replaced. */
const region: Placeholder = (original, count) => (/^[A-Z0-9]{1,3}$/.test(original) ? original : `Region ${count}`);

/**
 * What stands for personal texts, the same placeholder for the same text. A blank text stays blank, an e-mail address
 * or a postal code that is wrong stays wrong: whatever checkout decides by them, it decides the same way.
 */
export const createPlaceholders = (countries: readonly Pick<Country, 'postcodeRegex'>[]) => {
  const makers: Readonly<Record<PersonalKind, Placeholder>> = {
    name: named('Name'),
    email: (original, count) => (isEmail(original) ? `shopper${count}@example.com` : `no address ${count}`),
    telephone: (_, count) => `555 ${String(count).padStart(4, '0')}`,
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
    // Gift cards are told apart without spaces around them, in any case (S5-giftcard-01).
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
