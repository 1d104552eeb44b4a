export {
  arbitraryAddress,
  arbitraryAddressIn,
  arbitraryBlankText,
  arbitraryCarelessAddress,
  arbitraryCountry,
  arbitraryInvalidAddress,
  arbitraryPlacedAddress,
  arbitraryPostcode,
  type InvalidAddress,
  type PlacedAddress,
  regionsIn,
} from './arbitrary-address.ts';
export { type ArbitraryCart, arbitraryCart } from './arbitrary-cart.ts';
export { arbitraryDevice, arbitraryVersion } from './arbitrary-device.ts';
export { arbitraryCustomer, arbitraryFlagContext, arbitraryFlags } from './arbitrary-flags.ts';
export { arbitraryLineItem, plainLineItem } from './arbitrary-line-item.ts';
export { arbitraryMoney, arbitraryPercent, arbitraryPrice } from './arbitrary-money.ts';
export { arbitraryNonNumber, arbitraryNonObject } from './arbitrary-nonsense.ts';
export { arbitraryOrder } from './arbitrary-order.ts';
export { arbitraryProduct, arbitraryPromoAttributes, plainProduct } from './arbitrary-product.ts';
export { arbitraryRate, arbitraryRateQuote, arbitraryRateTerms } from './arbitrary-rates.ts';
export { arbitrarySite, arbitraryStoreId } from './arbitrary-site.ts';
export { outlineOf } from './outline-of.ts';
export { rawErrorsOf, refusalsOf } from './wrong-arguments.ts';
export { xssVectors } from './xss-vectors.ts';
