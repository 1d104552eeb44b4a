import type { EquippedGym } from '@ironcart/core/equipped-gym';

const gymOf = (urlKey: string, given: Partial<EquippedGym>): EquippedGym => ({
  urlKey,
  name: 'Foundry Row',
  city: 'Leeds',
  region: 'West Yorkshire',
  countryCode: 'GB',
  country: 'United Kingdom',
  latitude: 53.8,
  longitude: -1.5,
  street: '4 Foundry Row',
  postcode: 'LS10 1JQ',
  about: 'Six platforms.',
  openedIn: 2016,
  productIds: [1],
  ...given,
});

const gyms: readonly EquippedGym[] = [
  gymOf('foundry-row', {}),
  gymOf('dock-nine', {
    name: 'Dock Nine',
    city: 'Hamburg',
    region: '',
    countryCode: 'DE',
    country: 'Germany',
    latitude: 53.5,
    longitude: 10,
    productIds: [],
  }),
];

/** Answers requests of svc_gym with two gyms; undefined for other requests. */
export const answerGyms = (url: URL): unknown => {
  const urlKey = url.pathname.split('/')[3];
  if (urlKey !== undefined) return gyms.find((gym) => gym.urlKey === urlKey);
  const words = url.searchParams.get('words') ?? '';
  const countryCode = url.searchParams.get('countryCode');
  const found = gyms.filter(
    (gym) => gym.city.includes(words) && (countryCode === null || gym.countryCode === countryCode),
  );
  const countries = gyms.map((gym) => ({ countryCode: gym.countryCode, country: gym.country, count: 1 }));
  return { gyms: found, count: found.length, countries };
};
