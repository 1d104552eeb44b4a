import type { LineItem } from '../list/line-item.ts';
import type { Product, ProductOf } from '../product/product.ts';
import { customOptionsOf } from '../product/product-contents.ts';
import { giftCardDesignName } from '../product-look/gift-card-design.ts';
import { requireFields } from '../require-argument.ts';
import { languageTagOf } from '../site/languages.ts';
import type { Locale } from '../site/site.ts';
import { choiceOfChild } from './configurable-choice.ts';

/** A choice in words, as in 'Colour' and 'Red'. */
export interface DescribedChoice {
  readonly label: string;
  readonly value: string;
}

/** The parts of a cart or order line that contain its choices. */
export type ChosenLine = Pick<LineItem, 'options' | 'metadata'> & {
  readonly children: readonly { readonly productId: number }[];
};

const axisOptions = (product: ProductOf<'configurable'>, childId: number): readonly DescribedChoice[] => {
  const choice = choiceOfChild(product, childId);
  return product.axes.flatMap(({ attribute, label, values }) => {
    const value = values.find((known) => known.value === choice[attribute])?.label ?? choice[attribute];
    return value === undefined ? [] : [{ label, value }];
  });
};

const customOptions = (item: ChosenLine, product: Product): readonly DescribedChoice[] =>
  customOptionsOf(product).flatMap(({ id, title, values }) => {
    const chosen = item.options[String(id)];
    if (chosen === undefined) return [];
    const ids = new Set((typeof chosen === 'object' ? chosen : [chosen]).map(String));
    const titles = values.filter((value) => ids.has(String(value.id))).map((value) => value.title);
    return [{ label: title, value: titles.length > 0 ? titles.join(', ') : String(chosen) }];
  });

/** Choices of a store's own product type: 'days' becomes 'Days'. */
const ownChoices = ({ metadata: { choice = {} } }: ChosenLine): readonly DescribedChoice[] =>
  Object.entries(choice).map(([name, value]) => ({
    label: name.charAt(0).toUpperCase() + name.slice(1),
    value: String(value),
  }));

/** '24 Dec 2026' or 'Dec 24, 2026' of '2026-12-24'; a text that is no day as it stands. */
const dayInWords = (day: string, locale: Locale): string => {
  const date = new Date(day);
  if (Number.isNaN(date.getTime())) return day;
  return new Intl.DateTimeFormat(languageTagOf(locale), { dateStyle: 'medium', timeZone: 'UTC' }).format(date);
};

const giftCardOptions = ({ metadata: { giftcard } }: ChosenLine, locale: Locale): readonly DescribedChoice[] => [
  ...(giftcard?.recipientName === undefined ? [] : [{ label: 'For', value: giftcard.recipientName }]),
  ...(giftcard?.sendOn === undefined ? [] : [{ label: 'Sent on', value: dayInWords(giftcard.sendOn, locale) }]),
  ...(giftcard?.design === undefined ? [] : [{ label: 'Design', value: giftCardDesignName(giftcard.design) }]),
];

/**
 * The choices of a line in words, as in 'Colour' and 'Red', an engraving, or whom a gift is for.
 * @param locale the site's, for the day on which a gift card is sent
 */
export const describeChoices = (
  line: ChosenLine,
  product: Product | undefined,
  locale: Locale = 'en_GB',
): readonly DescribedChoice[] => {
  requireFields(line, 'line', { children: 'array', metadata: 'object' });
  const [child] = line.children;
  return [
    ...(product && child && 'axes' in product ? axisOptions(product, child.productId) : []),
    ...(product ? customOptions(line, product) : []),
    ...ownChoices(line),
    ...giftCardOptions(line, locale),
    ...(line.metadata.registry?.recipients ? [{ label: 'A gift for', value: line.metadata.registry.recipients }] : []),
  ];
};
