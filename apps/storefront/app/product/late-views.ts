import { lazy } from 'react';

// What only some products show: it comes with the first product that needs it, and no other page waits for it.

export const BundlePicker = lazy(async () => ({ default: (await import('./late/BundlePicker.ts')).BundlePicker }));
export const GroupedTable = lazy(async () => ({ default: (await import('./late/GroupedTable.ts')).GroupedTable }));
export const GiftCardFields = lazy(async () => ({
  default: (await import('./late/GiftCardFields.ts')).GiftCardFields,
}));
export const CustomOptionFields = lazy(async () => ({
  default: (await import('./late/CustomOptionFields.ts')).CustomOptionFields,
}));
export const BackInStockForm = lazy(async () => ({
  default: (await import('./late/BackInStockForm.ts')).BackInStockForm,
}));
export const PictureZoom = lazy(async () => ({ default: (await import('./late/PictureZoom.ts')).PictureZoom }));
