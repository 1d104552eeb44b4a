export { type CartIntent, cartPath, cartTarget } from './cart-fields.ts';
export { type CartLineFacts, toCartLine } from './cart-line.ts';
export { LateChanges, type LateChangesProps } from './LateChanges.tsx';
