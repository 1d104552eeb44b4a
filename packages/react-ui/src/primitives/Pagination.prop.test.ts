import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offeredPages } from './Pagination.tsx';

describe('offeredPages', () => {
  const pageOfPages = fc
    .integer({ min: 1, max: 500 })
    .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));

  it('always includes the first, current and last page in ascending order, without hiding a single page', () => {
    fc.assert(
      fc.property(pageOfPages, ([page, pages]) => {
        const offered = offeredPages(page, pages);
        const numbers = offered.filter((number) => number !== null);
        expect(numbers).toEqual(expect.arrayContaining([1, page, pages]));
        offered.forEach((number, index) => {
          const before = offered[index - 1];
          if (typeof number !== 'number' || index === 0) return;
          if (typeof before === 'number') expect(number).toBe(before + 1);
          else expect(number - (offered[index - 2] ?? 0)).toBeGreaterThan(2);
        });
      }),
    );
  });
});
