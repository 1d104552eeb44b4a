import type { Address, Contact } from '../address/address.ts';
import type { SiteCode } from '../site/site.ts';

/** Where an order is collected: an address without a person. */
export type PickupAddress = Omit<Address, keyof Contact>;

/** Demo configuration: the sites that hand out orders, and where (READINGS A15). */
const addressBySite: Readonly<Partial<Record<SiteCode, PickupAddress>>> = {
  USA: { street: ['1200 Foundry Row'], city: 'Dayton', region: 'OH', postcode: '45402', countryId: 'US' },
};

/** Where orders of a site are picked up; undefined where they are not. */
export const pickupAddressOf = (code: SiteCode): PickupAddress | undefined => addressBySite[code];

/** The lines of a pickup address, as they are shown. */
export const pickupAddressLines = ({ street, city, region, postcode }: PickupAddress): readonly string[] => [
  ...street,
  `${city}, ${region} ${postcode}`,
];
