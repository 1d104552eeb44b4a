export {
  arbitraryPlacePattern,
  arbitraryTaxableLine,
  arbitraryTaxableOrder,
  arbitraryTaxClass,
  arbitraryTaxQuery,
  arbitraryTaxRule,
  arbitraryTaxTable,
  arbitraryTaxTerms,
} from './arbitrary-tax.ts';
