import type { Attributes, PictureSpec } from '../builders/product.ts';
import type { SeedProduct } from '../seed-data.ts';

/** Centimetres of the tube that a 20 kg bar is packed in. */
export const TWENTY_KG_BOX = [224, 14, 9] as const;

/** Centimetres of the tube that a 15 kg bar is packed in. */
export const FIFTEEN_KG_BOX = [205, 14, 9] as const;

/** What every bar with 50 mm sleeves has in common. */
export const OLYMPIC_BAR: Attributes = {
  made_in: 'USA',
  compat_tag: 'bar-50mm',
  compat_type: 'barbell',
  compat_group: 'barbells',
  box_contents: 'Barbell, oiled|Certificate with its measured weight|Posting tube, which opens again for returns',
};

/** The second picture of a bar. */
export const closeUpOf = (master: string): PictureSpec => [
  `${master}-detail`,
  'Sleeve, end ring and knurling, close up',
];

/** A paid engraving; `id` is the option's. */
export const engraving = (id: number): SeedProduct['customOptions'] => [
  {
    id,
    title: 'Engraving on the left end cap (up to 18 characters)',
    type: 'area',
    isRequired: false,
    price: { USD: '25.00', CAD: '35.00', AUD: '39.00', EUR: '25.00', GBP: '21.00' },
    values: [],
  },
];
