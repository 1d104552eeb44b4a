import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type PromisingText, promisingTexts } from './copy-sentences.ts';

/** A text of the copy, found by a part of it. */
interface Listed {
  readonly file: string;
  readonly says: string;
}

interface Promises {
  /** What the program does: each with the tests that keep it. */
  readonly kept: readonly (Listed & { readonly by: readonly { readonly file: string; readonly title: string }[] })[];
  /** What people of the demo's merchant do: pages that a merchant replaces, and letters that people answer. */
  readonly ofTheMerchant: readonly Listed[];
  readonly noPromise: readonly Listed[];
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const { kept, ofTheMerchant, noPromise } = JSON.parse(
  readFileSync(new URL('promises.json', import.meta.url), 'utf8'),
) as Promises;
/** What no offer of the demo store shows, so that no journey meets it: kept by tests of the rule alone. */
const isKeptInside = /^(?:You can still use this offer|Ships Free|Free Shipping)/;

const listed: readonly Listed[] = [...kept, ...ofTheMerchant, ...noPromise];
const texts = promisingTexts(root);

const isAbout =
  ({ file, text }: PromisingText) =>
  (entry: Listed) =>
    entry.file === file && text.includes(entry.says);

describe('the promises of the copy', () => {
  it('are all listed: with the test that keeps them, as the merchant’s, or as none', () => {
    expect(texts.length).toBeGreaterThan(40);
    expect(texts.filter((text) => !listed.some(isAbout(text)))).toEqual([]);
  });

  it('are still there: the list names nothing that nobody says any more', () => {
    expect(listed.filter((entry) => !texts.some((text) => isAbout(text)(entry)))).toEqual([]);
  });

  it('are kept from outside, by journeys, acceptance tests or calls over HTTP, which CI runs', () => {
    const fromOutside = /^(?:e2e\/specs|acceptance)\/|\.http\.test\.ts$/;
    const fromInside = kept.filter(({ by }) => !by.some(({ file }) => fromOutside.test(file)));
    expect(fromInside.map(({ says }) => says).filter((says) => !isKeptInside.test(says))).toEqual([]);
  });

  it('are kept by tests that exist', () => {
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
