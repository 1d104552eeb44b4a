export {
  arbitraryPlacePattern,
  arbitraryTaxableItem,
  arbitraryTaxClass,
  arbitraryTaxQuery,
  arbitraryTaxRule,
  arbitraryTaxTable,
  arbitraryTaxTerms,
} from './arbitrary-tax.ts';
