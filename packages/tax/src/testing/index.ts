export {
  arbitraryPlacePattern,
  arbitraryTaxableItem,
  arbitraryTaxableOrder,
  arbitraryTaxClass,
  arbitraryTaxQuery,
  arbitraryTaxRule,
  arbitraryTaxTable,
  arbitraryTaxTerms,
} from './arbitrary-tax.ts';
