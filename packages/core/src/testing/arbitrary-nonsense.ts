import * as fc from 'fast-check';

/** Numbers that are no count and no amount, and what a form, a URL or a locale makes of a number. */
export const arbitraryNonNumber = (): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.constantFrom<unknown>(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -0, 0.1 + 0.2, 1e21, -1),
    fc.constantFrom<unknown>('', '2', '1.000,00', '1e3', 'NaN', null, undefined, true, [], {}, Object.create(null)),
    fc.double({ min: 0, max: 1000, noInteger: true, noNaN: true }),
    fc.integer({ max: -1 }),
  );

/** Anything at all that stands where an object is expected, and is none. */
export const arbitraryNonObject = (): fc.Arbitrary<unknown> =>
  fc.oneof(fc.constantFrom<unknown>(null, undefined, true, '', 'text', [], [1]), fc.double());
