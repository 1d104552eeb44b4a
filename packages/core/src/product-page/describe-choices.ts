import type { LineItem } from '../list/line-item.ts';
import type { Product, ProductOf } from '../product/product.ts';
import { customOptionsOf } from '../product/product-contents.ts';
import { giftCardDesignName } from '../product-look/gift-card-design.ts';
import { requireFields } from '../require-argument.ts';
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

/**
 * Converts '2026-12-24' to '24 Dec 2026': a part of 'Thu, 24 Dec 2026 00:00:00 GMT', so that the page needs no date
 * formatter.
 */
const dayInWords = (day: string): string => new Date(day).toUTCString().slice(5, 16);

const giftCardOptions = ({ metadata: { giftcard } }: ChosenLine): readonly DescribedChoice[] => [
  ...(giftcard?.recipientName === undefined ? [] : [{ label: 'For', value: giftcard.recipientName }]),
  ...(giftcard?.sendOn === undefined ? [] : [{ label: 'Sent on', value: dayInWords(giftcard.sendOn) }]),
  ...(giftcard?.design === undefined ? [] : [{ label: 'Design', value: giftCardDesignName(giftcard.design) }]),
];

/** The choices of a line in words, as in 'Colour' and 'Red', an engraving, or a gift's recipient. */
export const describeChoices = (line: ChosenLine, product: Product | undefined): readonly DescribedChoice[] => {
  requireFields(line, 'line', { children: 'array', metadata: 'object' });
  const [child] = line.children;
  return [
    ...(product && child && 'axes' in product ? axisOptions(product, child.productId) : []),
    ...(product ? customOptions(line, product) : []),
    ...ownChoices(line),
    ...giftCardOptions(line),
    ...(line.metadata.registry?.recipients ? [{ label: 'A gift for', value: line.metadata.registry.recipients }] : []),
  ];
};
