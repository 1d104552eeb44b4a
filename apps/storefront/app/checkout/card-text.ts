import type { CardToken } from '@ironcart/checkout-machines';

/** As in 'Visa ending in 4242'. */
export const cardText = ({ brand, last4 }: Pick<CardToken, 'brand' | 'last4'>): string => {
  const name = brand === '' ? 'Card' : brand.charAt(0).toUpperCase() + brand.slice(1);
  return `${name} ending in ${last4}`;
};
