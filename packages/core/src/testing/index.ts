export { arbitraryAddress } from './arbitrary-address.ts';
export { type ArbitraryCart, arbitraryCart } from './arbitrary-cart.ts';
export { arbitraryLineItem, plainLineItem } from './arbitrary-line-item.ts';
export { arbitraryMoney, arbitraryPercent, arbitraryPrice } from './arbitrary-money.ts';
export { arbitraryNonNumber, arbitraryNonObject } from './arbitrary-nonsense.ts';
export { arbitraryOrder } from './arbitrary-order.ts';
export { arbitraryProduct, arbitraryPromoAttributes, plainProduct } from './arbitrary-product.ts';
