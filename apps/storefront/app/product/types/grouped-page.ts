import type { NewLineItem } from '@ironcart/api/codec';
import type { LineItem } from '@ironcart/core/list';
import { formatMoney } from '@ironcart/core/money';
import type { Product, ProductOf } from '@ironcart/core/product';
import { colourOf } from '@ironcart/core/product-look';
import { primaryImage, weightText } from '@ironcart/core/product-page';
import { quantityCapOf, stockLevelOf } from '@ironcart/core/stock';
import { quoteCart } from '@ironcart/pricing';
import type { GroupedTableProps } from '@ironcart/react-ui';
import { invalidQuantity, quantityOf, textOf } from '../form-fields.ts';
import { quantitiesIn } from '../product-choice.ts';
import { plainPage, type ShownBy, type TypePage } from './type-page.ts';

/** Picker data of a grouped product's members. */
export type MemberPicker = Pick<GroupedTableProps, 'rows'>;

/**
 * The button's text for the selected pieces: their number, weight, and price before cart discounts, as in 'Add 4
 * pieces, 220.4 lb (100 kg), $848.00'.
 */
const addLabelOf = (
  product: ProductOf<'grouped'>,
  { parameters, prices, setting: { site, now, groupId } }: ShownBy,
): string | undefined => {
  const { productId: groupedProductId, children } = product;
  const quantities = quantitiesIn(parameters);
  const items = children.flatMap(({ productId }): LineItem[] => {
    const qty = quantities[productId] ?? 0;
    if (qty === 0) return [];
    return [
      { listItemId: String(productId), productId, qty, options: {}, metadata: { groupedProductId }, children: [] },
    ];
  });
  if (items.length === 0) return undefined;
  const products = new Map(children.map((child) => [child.productId, child]));
  const { goodsTotal } = quoteCart({ items, products, now, shopper: { groupId } });
  const pieces = items.reduce((sum, { qty }) => sum + qty, 0);
  const pounds = items.reduce((sum, { productId, qty }) => sum + qty * (products.get(productId)?.weight ?? 0), 0);
  const total = formatMoney(prices.ofAmount(goodsTotal, product).amount, site.currency, site.locale);
  return `Add ${pieces} ${pieces === 1 ? 'piece' : 'pieces'}, ${weightText(pounds, site.weightUnit)}, ${total}`;
};

/** Weights are marked with colours if the members have more than one colour. */
const coloursOf = (children: ProductOf<'grouped'>['children']): ReadonlyMap<number, string> => {
  const colours = children.flatMap((child): [number, string][] => {
    const colour = colourOf(child);
    return colour === undefined ? [] : [[child.productId, colour]];
  });
  return new Map(new Set(colours.map(([, colour]) => colour)).size > 1 ? colours : []);
};

const rowOf = (part: Product, { prices }: Pick<ShownBy, 'prices'>, colours: ReadonlyMap<number, string>) => ({
  productId: part.productId,
  name: part.name,
  sku: part.sku,
  price: prices.ofProduct(part),
  picture: primaryImage(part),
  colour: colours.get(part.productId),
  stock: stockLevelOf(part.inventory),
  maxQty: quantityCapOf(part),
});

/** Page logic of a grouped product: its members are sold, each with its own quantity. */
export const groupedPage: TypePage<'grouped', MemberPicker> = {
  ...plainPage,
  hasQuantity: false,
  choose: (product) => ({ sold: product, isOpen: true }),
  show: (product, by) => {
    const { children } = product;
    const colours = coloursOf(children);
    return {
      addLabel: addLabelOf(product, by),
      picker: { rows: children.map((part) => rowOf(part, by, colours)) },
    };
  },
  itemsFromForm: (product, form) => {
    const chosen = product.childrenIds.map((productId) => ({
      productId,
      qty: quantityOf(textOf(form, `qty-${productId}`) || '0'),
    }));
    const items = chosen.flatMap(({ productId, qty = 0 }): NewLineItem[] =>
      qty === 0 ? [] : [{ productId, qty, metadata: { groupedProductId: product.productId } }],
    );
    if (chosen.some(({ qty }) => qty === undefined)) return invalidQuantity;
    return items.length > 0
      ? { ok: true, items }
      : { ok: false, code: 'choose_quantity', message: 'Choose how many of each piece you want.' };
  },
};
