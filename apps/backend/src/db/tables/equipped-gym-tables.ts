import type { Generated } from 'kysely';

/** Gyms equipped by the store. */
export interface EquippedGymTables {
  equipped_gyms: {
    url_key: string;
    name: string;
    street: string;
    postcode: string;
    city: string;
    region: string;
    country_code: string;
    latitude: number;
    longitude: number;
    about: string;
    opened_in: number;
    found_by: Generated<string>;
  };
  equipped_gym_products: { url_key: string; product_id: number; position: number };
}
