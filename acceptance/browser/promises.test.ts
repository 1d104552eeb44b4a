import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type PromisingText, promisingTexts } from './copy-sentences.ts';

/** A text of the copy, identified by a part of it. */
interface Listed {
  readonly file: string;
  readonly says: string;
}

interface Promises {
  /** Promises that the program keeps, each with its tests. */
  readonly kept: readonly (Listed & { readonly by: readonly { readonly file: string; readonly title: string }[] })[];
  /** Promises that the demo merchant's staff keeps: on pages that a merchant replaces, and by answering letters. */
  readonly ofTheMerchant: readonly Listed[];
  readonly noPromise: readonly Listed[];
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const { kept, ofTheMerchant, noPromise } = JSON.parse(
  readFileSync(new URL('promises.json', import.meta.url), 'utf8'),
) as Promises;
/** Texts that no offer of the demo store shows, so that only tests of the rule can cover them. */
const isKeptInside = /^(?:You can still use this offer|Ships Free|Free Shipping)/;

const listed: readonly Listed[] = [...kept, ...ofTheMerchant, ...noPromise];
const texts = promisingTexts(root);

const isAbout =
  ({ file, text }: PromisingText) =>
  (entry: Listed) =>
    entry.file === file && text.includes(entry.says);

describe("promises in the store's copy", () => {
  it('are all listed: with their tests, as promises of the merchant, or as no promise', () => {
    expect(texts.length).toBeGreaterThan(40);
    expect(texts.filter((text) => !listed.some(isAbout(text)))).toEqual([]);
  });

  it('still appear in the copy if they are listed', () => {
    expect(listed.filter((entry) => !texts.some((text) => isAbout(text)(entry)))).toEqual([]);
  });

  it('are tested from outside, by journeys, acceptance tests or HTTP calls that CI runs', () => {
    const fromOutside = /^(?:e2e\/specs|acceptance)\/|\.http\.test\.ts$/;
    const fromInside = kept.filter(({ by }) => !by.some(({ file }) => fromOutside.test(file)));
    expect(fromInside.map(({ says }) => says).filter((says) => !isKeptInside.test(says))).toEqual([]);
  });

  it('refer to existing tests', () => {
    const missing = kept.flatMap(({ says, by }) =>
      by
        .filter(({ file, title }) => {
          const path = join(root, file);
          return title === '' || !existsSync(path) || !readFileSync(path, 'utf8').includes(title);
        })
        .map((test) => ({ says, ...test })),
    );
    expect(kept.filter(({ by }) => by.length === 0)).toEqual([]);
    expect(missing).toEqual([]);
  });
});
