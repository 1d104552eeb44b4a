import { lazyWithRetry } from '@ironcart/react-ui';

const load = () => import('./rare-parts.tsx');

// Views of some products only, loaded with the first product that needs them.

export const Picker = lazyWithRetry(async () => (await load()).Picker);
export const CustomOptionFields = lazyWithRetry(async () => (await load()).CustomOptionFields);
export const EarnedOffer = lazyWithRetry(async () => (await load()).EarnedOffer);
export const BackInStockForm = lazyWithRetry(async () => (await load()).BackInStockForm);
export const TurnIt = lazyWithRetry(async () => (await load()).TurnIt);
export const PictureZoom = lazyWithRetry(async () => (await import('./picture-zoom.ts')).PictureZoom);
export const Film = lazyWithRetry(async () => (await import('./film.ts')).Film);
export const ProductDetails = lazyWithRetry(async () => (await import('./late-sections.tsx')).ProductDetails);
export const DeliveryTerms = lazyWithRetry(async () => (await import('./late-sections.tsx')).DeliveryTerms);
export const ProductContent = lazyWithRetry(async () => (await import('./product-content.ts')).ContentBlocks);
