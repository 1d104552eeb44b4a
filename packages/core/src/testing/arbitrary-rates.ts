import * as fc from 'fast-check';
import { pickupCode } from '../shipping/pickup.ts';
import type { RateQuote, ShippingRate } from '../shipping/rate.ts';
import type { RateTerms } from '../shipping/select-rates.ts';
import { arbitraryMoney } from './arbitrary-money.ts';
import { arbitrarySite } from './arbitrary-site.ts';

const codes = ['ground', 'express', 'freight', 'economy', pickupCode] as const;

/** A rate of one of three packages, by one of five codes, pickup among them; few amounts, so that some are equal. */
export const arbitraryRate = (): fc.Arbitrary<ShippingRate> =>
  fc.record({
    shippingCode: fc.constantFrom(...codes),
    amount: fc.oneof(arbitraryMoney({ min: 0, max: 3 }), arbitraryMoney({ min: 0, max: 50_000 })),
    label: fc.constantFrom('Standard', 'Fast'),
    carrier: fc.constantFrom('Northpost', 'Southpost'),
    packageNumber: fc.integer({ min: 1, max: 3 }),
    transactionId: fc.constant('quote'),
    selected: fc.constant(false),
  });

/** A response of the rating call in which both lists can contain anything: duplicate codes, packages without a rate. */
export const arbitraryRateQuote = (): fc.Arbitrary<RateQuote> =>
  fc.record({
    transactionId: fc.constant('quote'),
    rates: fc.array(arbitraryRate(), { maxLength: 12 }),
    split: fc.array(arbitraryRate(), { maxLength: 12 }),
  });

/** The terms of any site, in either mode, with and without heavy goods. */
export const arbitraryRateTerms = (): fc.Arbitrary<RateTerms> =>
  fc.record({
    mode: fc.constantFrom('fastest', 'fewestPackages'),
    site: fc
      .tuple(arbitrarySite(), fc.constantFrom('ground', 'economy', 'not-offered', pickupCode))
      .map(([site, defaultShippingCode]) => ({ ...site, defaultShippingCode })),
    hasHeavyDirect: fc.boolean(),
  });
