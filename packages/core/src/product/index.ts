export { type BundleChoice, bundlePartsOf } from './bundle-choice.ts';
export { type CreateProduct, createProduct } from './create-product.ts';
export * from './product.ts';
export * from './product-contents.ts';
export type * from './product-parts.ts';
export { isAttributeOn } from './product-parts.ts';
export { isVisible } from './visibility.ts';
export { weightOf } from './weight.ts';
