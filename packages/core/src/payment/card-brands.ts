/** The brands of cards by the payment provider's codes, as shoppers know them. */
const brandNames: ReadonlyMap<string, string> = new Map([
  ['amex', 'American Express'],
  ['cup', 'UnionPay'],
  ['diners', 'Diners Club'],
  ['discover', 'Discover'],
  ['jcb', 'JCB'],
  ['maestro', 'Maestro'],
  ['mc', 'Mastercard'],
  ['visa', 'Visa'],
]);

/** The name of a card's brand; 'Card' for a brand that the list does not know. */
export const cardBrandName = (brand: string): string => brandNames.get(brand) ?? 'Card';
