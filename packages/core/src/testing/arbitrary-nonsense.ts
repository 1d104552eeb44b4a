import * as fc from 'fast-check';

/** Values that are neither a count nor an amount, including numbers as texts of forms, URLs and locales. */
export const arbitraryNonNumber = (): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.constantFrom<unknown>(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -0, 0.1 + 0.2, 1e21, -1),
    fc.constantFrom<unknown>('', '2', '1.000,00', '1e3', 'NaN', null, undefined, true, [], {}, Object.create(null)),
    fc.double({ min: 0, max: 1000, noInteger: true, noNaN: true }),
    fc.integer({ max: -1 }),
  );

/** Any value that is not an object. */
export const arbitraryNonObject = (): fc.Arbitrary<unknown> =>
  fc.oneof(fc.constantFrom<unknown>(null, undefined, true, '', 'text', [], [1]), fc.double());
