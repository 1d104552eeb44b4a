import type { Site } from '@ironcart/core/site';
import type { ProductDetails } from '../catalogue-import/store-folder/product-record.ts';

/** Writes 'colour' in a label as the site's language spells it: 'Frame color' in American English. */
export const inSpellingOf = ({ locale }: Pick<Site, 'locale'>, label: string): string =>
  locale === 'en_US' ? label.replace(/\b(c)olour/gi, '$1olor') : label.replace(/\b(c)olor(?=s?\b)/gi, '$1olour');

/** Stored product data whose labels of choices are spelled as on the site. */
export const detailsInSpellingOf = (
  site: Pick<Site, 'locale'>,
  { axes, bundleOptions, customOptions, ...details }: ProductDetails,
): ProductDetails => ({
  ...details,
  ...(axes && { axes: axes.map((axis) => ({ ...axis, label: inSpellingOf(site, axis.label) })) }),
  ...(bundleOptions && {
    bundleOptions: bundleOptions.map((option) => ({ ...option, title: inSpellingOf(site, option.title) })),
  }),
  ...(customOptions && {
    customOptions: customOptions.map((option) => ({ ...option, title: inSpellingOf(site, option.title) })),
  }),
});
