import { type CodeTexts, textOfCode } from '@ironcart/core/result';
import type { PricingIssue } from '@ironcart/pricing';

const gone = 'No longer sold here, please remove it';
const chooseAgain = 'Cannot be bought as it was chosen, please remove it and choose again';

const texts: CodeTexts<Pick<PricingIssue, 'code'>> = {
  productNotLoaded: gone,
  unknownConfigurableChild: gone,
  unknownBundleChild: gone,
  invalidQuantity: 'This quantity cannot be bought',
  amountTooLarge: 'This comes to more than one order can hold',
  invalidOptions: chooseAgain,
  optionRequired: chooseAgain,
  invalidOptionValue: chooseAgain,
  invalidOptionValues: chooseAgain,
  invalidConfigurable: chooseAgain,
  bundleOptionRequired: chooseAgain,
  invalidBundleChild: chooseAgain,
  incorrectFreeProduct: chooseAgain,
  freeProductMissing: chooseAgain,
  invalidGiftCardProduct: chooseAgain,
  invalidGiftCardItem: chooseAgain,
  invalidGiftCardCustomAmount: chooseAgain,
  invalidGiftCardAmount: chooseAgain,
  groupedNotPriceable: chooseAgain,
  invalidChoice: chooseAgain,
  unreadableItem: chooseAgain,
  cyclicItem: chooseAgain,
  tooDeeplyNested: chooseAgain,
  unknownProductType: chooseAgain,
  invalidProductPrice: chooseAgain,
  invalidFluidPrice: chooseAgain,
  invalidEarnedDiscount: chooseAgain,
  invalidOrderDiscount: chooseAgain,
  invalidContext: chooseAgain,
};

/**
 * Why a line cannot be bought, as text for the shopper without a full stop. The issue's own message is the
 * specification's, for logs (S5-price-err).
 */
export const pricingIssueText = (issue: Pick<PricingIssue, 'code'>): string => textOfCode(issue, texts);
