import type { CardToken } from '@ironcart/checkout-machines';
import { cardBrandName } from '@ironcart/core';

/** As in 'Visa ending in 4242'. */
export const cardText = ({ brand, last4 }: Pick<CardToken, 'brand' | 'last4'>): string =>
  `${cardBrandName(brand)} ending in ${last4}`;
