export { CartChangeNotices, type CartChangeNoticesProps } from './CartChangeNotices.tsx';
export { type CartIntent, cartPath, cartTarget } from './cart-fields.ts';
export { type CartLineFacts, toCartLine } from './cart-line.ts';
