import { latePart } from '@ironcart/react-ui';

const load = () => import('./rare-parts.tsx');

// Views of some products only, loaded with the first product that needs them.

export const Picker = latePart(async () => (await load()).Picker);
export const CustomOptionFields = latePart(async () => (await load()).CustomOptionFields);
export const EarnedOffer = latePart(async () => (await load()).EarnedOffer);
export const BackInStockForm = latePart(async () => (await load()).BackInStockForm);
export const TurnIt = latePart(async () => (await load()).TurnIt);
export const PictureZoom = latePart(async () => (await import('./picture-zoom.ts')).PictureZoom);
export const Film = latePart(async () => (await import('./film.ts')).Film);
export const ProductDetails = latePart(async () => (await import('./late-sections.tsx')).ProductDetails);
export const DeliveryTerms = latePart(async () => (await import('./late-sections.tsx')).DeliveryTerms);
export const ProductContent = latePart(async () => (await import('./product-content.ts')).ContentBlocks);
