import type { Site } from '@ironcart/core/site';
import type { ProductDetails } from '../catalogue-import/store-folder/product-record.ts';
import { isMonthFirst, textWithDatesOf } from './site-dates.ts';
import { textInLengthsOf } from './site-measures.ts';

type Speaking = Pick<Site, 'locale'>;

/** Maps British spellings to American ones, in lower case and singular. */
const american: Readonly<Record<string, string>> = {
  aluminium: 'aluminum',
  catalogue: 'catalog',
  centre: 'center',
  colour: 'color',
  favourite: 'favorite',
  fibre: 'fiber',
  litre: 'liter',
  metre: 'meter',
  kilometre: 'kilometer',
  centimetre: 'centimeter',
  millimetre: 'millimeter',
  mould: 'mold',
  neighbour: 'neighbor',
  programme: 'program',
  tyre: 'tire',
};

/** The words with their usual endings. */
const british = new RegExp(
  `(?<![\\p{L}\\d_])(${Object.keys(american).join('|')})(s|d|ed|ing|ful)?(?![\\p{L}\\d_])`,
  'giu',
);

const endsInName = /\p{Lu}[\p{L}’']*\s$/u;
const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

const inAmerican = (text: string): string =>
  text.replace(british, (found: string, word: string, ending: string | undefined, at: number) => {
    // A capitalised word after another capitalised one is part of a name, as in 'Lincoln Centre'.
    if (isCapital(word) && endsInName.test(text.slice(0, at))) return found;
    const spelled = american[word.toLowerCase()] ?? word;
    const stem = isCapital(word) ? spelled.charAt(0).toUpperCase() + spelled.slice(1) : spelled;
    return `${stem}${ending === 'd' && spelled.endsWith('er') ? 'ed' : (ending ?? '')}`;
  });

/** A URL or a file name: one word with a slash or a hyphen. */
const isAddress = (text: string): boolean => /^\S*[-/]\S*$/.test(text);

/**
 * Converts a text or HTML to the spelling of the site's language, and its dates to the order of day and month there:
 * stored texts are in British English.
 */
export const textInSpellingOf = (site: Speaking, text: string): string =>
  isAddress(text)
    ? text
    : text
        .split(/(<[^>]*>)/)
        .map((part) => {
          if (part.startsWith('<')) return part;
          const dated = textWithDatesOf(site, part);
          return site.locale === 'en_US' ? inAmerican(dated) : dated;
        })
        .join('');

/** Properties of blocks that contain identifiers, not text. */
const namingKeys: ReadonlySet<string> = new Set(['name', 'master', 'href', 'formHash', 'value']);

/**
 * Converts all texts in a value, at any depth, to the spelling of the site's language and the site's unit of length.
 * Weights stay: in pages they are results, classes and names of articles.
 */
export const dataInSpellingOf = <Data>(site: Speaking & Pick<Site, 'weightUnit'>, data: Data): Data =>
  isMonthFirst(site.locale) || site.weightUnit === 'lb'
    ? JSON.parse(JSON.stringify(data), (key, value) =>
        typeof value === 'string' && !namingKeys.has(key) && !isAddress(value)
          ? textInLengthsOf(site, textInSpellingOf(site, value))
          : value,
      )
    : data;

/** Writes 'colour' in a label as the site's language spells it: 'Frame color' in American English. */
export const inSpellingOf = ({ locale }: Speaking, label: string): string =>
  locale === 'en_US' ? label.replace(/\b(c)olour/gi, '$1olor') : label.replace(/\b(c)olor(?=s?\b)/gi, '$1olour');

/** Stored product data whose labels of choices and facts are spelled as on the site. */
export const detailsInSpellingOf = (
  site: Speaking,
  { axes, bundleOptions, customOptions, gearSpecs, ...details }: ProductDetails,
): ProductDetails => ({
  ...details,
  ...(gearSpecs && {
    gearSpecs: gearSpecs.map(({ label, value }) => ({
      label: textInSpellingOf(site, label),
      value: textInSpellingOf(site, value),
    })),
  }),
  ...(axes && { axes: axes.map((axis) => ({ ...axis, label: inSpellingOf(site, axis.label) })) }),
  ...(bundleOptions && {
    bundleOptions: bundleOptions.map((option) => ({ ...option, title: inSpellingOf(site, option.title) })),
  }),
  ...(customOptions && {
    customOptions: customOptions.map((option) => ({ ...option, title: inSpellingOf(site, option.title) })),
  }),
});
