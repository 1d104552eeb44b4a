import type { FoundGym } from '@ironcart/core/equipped-gym';

/** The place of a gym in one line: 'Leeds, West Yorkshire, United Kingdom'. */
export const gymPlace = ({ city, region, country }: Pick<FoundGym, 'city' | 'region' | 'country'>): string =>
  [city, region, country].filter((part) => part !== '').join(', ');
