export type { DocumentAssets, StorefrontAssets } from './compose/assets/document-assets.ts';
export { loadAssets } from './compose/assets/load-assets.ts';
export {
  createStorefront,
  type Storefront,
  type StorefrontExtensions,
  type StorefrontOptions,
} from './compose/create-storefront.ts';
export type { ApiFetch, Peer } from './request-context/request-context.ts';
