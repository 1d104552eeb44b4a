import { expect, it } from 'vitest';
import { citedInTitles } from './title-citations.mjs';

const cited = (text: string): readonly string[] => [...citedInTitles('a.test.ts', text)];

it('title citations are those in the titles of tests and suites, and nowhere else in the file', () => {
  const file = `
    // S4-ship-01
    const id = 'S4-ship-02';
    describe('rates [S4-ship-03]', { timeout: 1 }, () => {
      it('are kept [S4-ship-04]', () => expect(rate('S4-ship-05')).toBe(1));
      test.each([1, 2])(\`are \${id} [S4-ship-06]\`, () => undefined);
    });`;
  expect(cited(file)).toEqual(['S4-ship-03', 'S4-ship-04', 'S4-ship-06']);
});

it('title citations include those in table rows only if the title shows them', () => {
  const rows = "const rows = [['a', 'S4-tax-01']];";
  expect(cited(`${rows} it.each(Object.entries(rows))('rounds %s [%s]', () => undefined);`)).toEqual(['S4-tax-01']);
  expect(cited(`${rows} it.each(rows)('rounds', () => undefined);`)).toEqual([]);
});

it('title citations exclude tests that do not run', () => {
  const file = `
    it.skip('one [S4-card-01]', () => undefined);
    it.todo('two [S4-card-02]');
    describe.skip('three', () => { it('four [S4-card-03]', () => undefined); });`;
  expect(cited(file)).toEqual([]);
});
