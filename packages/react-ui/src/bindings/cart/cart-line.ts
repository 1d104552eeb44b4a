import { pricingIssueText } from '@ironcart/checkout-machines';
import type { EarnedTicket } from '@ironcart/core/customer';
import { type LineItem, type LineShortage, linePageUrl, lineQuantityCap, shortageText } from '@ironcart/core/list';
import { timesQuantity, zero } from '@ironcart/core/money';
import { customOptionsOf, type GalleryImage, type Product, type ProductOf, rulesOf } from '@ironcart/core/product';
import { choiceOfChild, primaryImage } from '@ironcart/core/product-page';
import type { QuotedLine } from '@ironcart/pricing';
import type { CartLineView } from '../../cart/LineFrame.tsx';
import { earnedLine } from './earned-line.ts';

type Products = ReadonlyMap<number, Product>;
type LineOption = CartLineView['options'][number];

const childOf = (item: LineItem, products: Products): Product | undefined =>
  products.get(item.children[0]?.productId ?? -1);

/** The parts of a line that say what was chosen, in the cart as in an order. */
export type ChosenLine = Pick<LineItem, 'options' | 'metadata'> & {
  readonly children: readonly { readonly productId: number }[];
};

const axisOptions = (product: ProductOf<'configurable'>, childId: number): readonly LineOption[] => {
  const choice = choiceOfChild(product, childId);
  return product.axes.flatMap(({ attribute, label, values }) => {
    const value = values.find((known) => known.value === choice[attribute])?.label ?? choice[attribute];
    return value === undefined ? [] : [{ label, value }];
  });
};

const customOptions = (item: ChosenLine, product: Product): readonly LineOption[] =>
  customOptionsOf(product).flatMap(({ id, title, values }) => {
    const chosen = item.options[String(id)];
    if (chosen === undefined) return [];
    const ids = new Set((typeof chosen === 'object' ? chosen : [chosen]).map(String));
    const titles = values.filter((value) => ids.has(String(value.id))).map((value) => value.title);
    return [{ label: title, value: titles.length > 0 ? titles.join(', ') : String(chosen) }];
  });

/** What was chosen of a product type of the store's own: 'days' is called 'Days'. */
const ownChoices = ({ metadata: { choice = {} } }: ChosenLine): readonly LineOption[] =>
  Object.entries(choice).map(([name, value]) => ({
    label: name.charAt(0).toUpperCase() + name.slice(1),
    value: String(value),
  }));

const giftCardOptions = ({ metadata: { giftcard } }: ChosenLine): readonly LineOption[] =>
  giftcard?.recipientName === undefined ? [] : [{ label: 'For', value: giftcard.recipientName }];

/** The choices of a line in words, as in 'Colour' and 'Red', an engraving, or the recipient of a gift card. */
export const chosenOptions = (line: ChosenLine, product: Product | undefined): readonly LineOption[] => {
  const [child] = line.children;
  return [
    ...(product && child && 'axes' in product ? axisOptions(product, child.productId) : []),
    ...(product ? customOptions(line, product) : []),
    ...ownChoices(line),
    ...giftCardOptions(line),
  ];
};

const pictureOf = (product: Product | undefined): GalleryImage | undefined =>
  product === undefined ? undefined : primaryImage(product);

/** What is known of a line besides its products. */
export interface CartLineFacts {
  /** The line of the quote: its price, or why it has none. */
  readonly quoted: QuotedLine | undefined;
  /** Why the line cannot be bought in its quantity. */
  readonly shortage: LineShortage | undefined;
  /** What the shopper earned. */
  readonly earned: readonly EarnedTicket[];
}

/** Converts a line of the cart to its view: what was chosen, what it costs, and what is wrong with it. */
export const toCartLine = (
  item: LineItem,
  products: ReadonlyMap<number, Product>,
  facts: CartLineFacts,
): CartLineView => {
  const { quoted, shortage, earned } = facts;
  const priced = quoted?.ok ? quoted : undefined;
  const refusal = quoted?.ok === false ? quoted.issues[0] : undefined;
  const refused = refusal && pricingIssueText(refusal);
  const issue = refused ?? (shortage && shortageText(shortage));
  const product = products.get(item.productId);
  const earnedView = earnedLine(item, product, { priced, earned });
  const child = product && rulesOf(product).isSoldAsChild ? childOf(item, products) : undefined;
  return {
    listItemId: item.listItemId,
    name: product?.name ?? 'No longer available',
    url: linePageUrl(item, products),
    picture: pictureOf(child) ?? pictureOf(product),
    qty: item.qty,
    minQty: 1,
    maxQty: Math.max(shortage?.available ?? lineQuantityCap(item, products), 1),
    options: chosenOptions(item, product),
    ...(product && 'bundleOptions' in product
      ? {
          children: item.children.map(({ productId, qty }) => ({
            name: products.get(productId)?.name ?? 'No longer available',
            qty,
          })),
        }
      : {}),
    unitPrice: priced?.price ?? zero,
    total: priced?.rowTotal ?? zero,
    ...(priced ? { listTotal: timesQuantity(priced.listPrice, priced.qty) } : {}),
    ...(earnedView ? { earned: earnedView } : {}),
    ...(issue ? { issue } : {}),
    ...(shortage && refused === undefined ? { availableQty: shortage.available } : {}),
  };
};
