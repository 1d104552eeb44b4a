import { describe, expect, it } from 'vitest';
import { barComparison } from './bar-comparison.ts';

const { criteria, rows } = barComparison;

describe('the bar comparison', () => {
  it('links each row to a product [S2-compare-01]', () => {
    expect(rows.length).toBeGreaterThan(2);
    for (const { path } of rows) expect(path).toMatch(/^\/[a-z0-9-]+$/);
    expect(new Set(rows.map(({ path }) => path)).size).toBe(rows.length);
  });

  it('says in words what is compared, what each criterion is called and what each bar is best for', () => {
    const { title, introduction } = barComparison;
    const labels = criteria.map(({ label }) => label);
    const words = [title, introduction, ...labels, ...rows.flatMap(({ name, bestFor }) => [name, bestFor])];
    for (const text of words) expect(text).toMatch(/\S/);
    expect(new Set(words).size).toBe(words.length);
  });

  it('ranks its rows from 1 on and rates each by every criterion from 1 to 5 [S2-compare-02]', () => {
    expect(rows.map(({ rank }) => rank)).toEqual(rows.map((_row, index) => index + 1));
    for (const { ratings } of rows) {
      for (const { criterion } of criteria) expect([1, 2, 3, 4, 5]).toContain(ratings[criterion]);
      expect(Object.keys(ratings)).toHaveLength(criteria.length);
    }
  });
});
