import { lazy } from 'react';

const load = () => import('./rare-parts.ts');

// What only some products show: it comes with the first product that needs it, and no other page waits for it.

export const BundlePicker = lazy(async () => ({ default: (await load()).BundlePicker }));
export const GroupedTable = lazy(async () => ({ default: (await load()).GroupedTable }));
export const OptionPicker = lazy(async () => ({ default: (await load()).OptionPicker }));
export const GiftCardFields = lazy(async () => ({ default: (await load()).GiftCardFields }));
export const CustomOptionFields = lazy(async () => ({ default: (await load()).CustomOptionFields }));
export const EarnedOffer = lazy(async () => ({ default: (await load()).EarnedOffer }));
export const BackInStockForm = lazy(async () => ({ default: (await load()).BackInStockForm }));
/** Stands in the server's page as a form's button, and works as one until its code is there. */
export const KeepButton = lazy(async () => ({ default: (await import('../lists/KeepButton.tsx')).KeepButton }));
export const PictureZoom = lazy(async () => ({ default: (await import('./picture-zoom.ts')).PictureZoom }));
export const Film = lazy(async () => ({ default: (await import('./film.ts')).Film }));
export const ProductContent = lazy(async () => ({
  default: (await import('./product-content.ts')).ContentBlocks,
}));
