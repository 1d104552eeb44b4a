import type { PricingIssue } from '@ironcart/pricing';

/**
 * Why a line cannot be bought, as text for the shopper without a full stop. The issue's own message is the
 * specification's, for logs (S5-price-err).
 */
export const pricingIssueText = ({ code }: Pick<PricingIssue, 'code'>): string => {
  switch (code) {
    case 'productNotLoaded':
    case 'unknownConfigurableChild':
    case 'unknownBundleChild':
      return 'No longer sold here, please remove it';
    case 'invalidQuantity':
      return 'This quantity cannot be bought';
    case 'amountTooLarge':
      return 'This comes to more than one order can hold';
    default:
      return 'Cannot be bought as it was chosen, please remove it and choose again';
  }
};
