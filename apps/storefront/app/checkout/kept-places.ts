import type { ClientOptions } from '@ironcart/api/client';
import { createPlaces, type Places } from '@ironcart/shop-machines';

/** The countries and regions of checkout, loaded once a day and stored on the device (S9-storage-01, -02). */
export const keptPlaces = (options: Pick<ClientOptions, 'site' | 'appParams'>): Places => {
  // Loaded with the first request, so that pages do not list the client's files in advance.
  const connect = async () => (await import('./connect-places.ts')).connectPlaces(options);
  return createPlaces({
    storage: {
      get: (key) => localStorage.getItem(key),
      set: (key, value) => localStorage.setItem(key, value),
    },
    now: Date.now,
    loadCountries: async () => (await connect()).countries(),
    loadRegions: async (countryId) => (await connect()).regions(countryId),
  });
};
