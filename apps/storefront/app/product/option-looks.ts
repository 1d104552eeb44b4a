import { type Money, subtract } from '@ironcart/core/money';
import type { ConfigurableAxis, GalleryImage, Product, ProductOf } from '@ironcart/core/product';
import { type AxisChoice, childrenMatching, primaryImage } from '@ironcart/core/product-page';
import type { PriceViews } from '../price/price-views.ts';

/** By attribute and value. */
type ByValue<Item> = Readonly<Record<string, Readonly<Record<string, Item>>>>;

type Configurable = Pick<ProductOf<'configurable'>, 'axes' | 'children' | 'childrenIds'>;

const childrenWith = (product: Configurable, choice: AxisChoice): readonly Product[] => {
  const ids = new Set(childrenMatching(product, choice));
  return product.children.filter(({ productId }) => ids.has(productId));
};

const perAxis = <Item>(
  { axes }: Configurable,
  entriesOf: (axis: ConfigurableAxis) => readonly (readonly [value: string, item: Item])[],
): ByValue<Item> => Object.fromEntries(axes.map((axis) => [axis.attribute, Object.fromEntries(entriesOf(axis))]));

/** The pictures of an axis with swatches, if each value has its own. */
export const valuePictures = (product: Configurable): ByValue<GalleryImage> =>
  perAxis(product, ({ attribute, values }) => {
    if (!values.some(({ swatch }) => swatch !== undefined)) return [];
    const pictures = values.flatMap(({ value }): [string, GalleryImage][] => {
      const [child] = childrenWith(product, { [attribute]: value });
      const picture = child && primaryImage(child);
      if (picture === undefined) return [];
      const { link, width, height } = picture;
      return [[value, { label: '', link, width, height }]];
    });
    return new Set(pictures.map(([, { link }]) => link)).size === values.length ? pictures : [];
  });

/** The surcharge of a value over the cheapest of its axis, with the other choices unchanged, as in '+$2.00'. */
export const valueNotes = (
  product: Configurable,
  choice: AxisChoice,
  prices: PriceViews,
  format: (amount: Money) => string,
): ByValue<string> =>
  perAxis(product, ({ attribute, values }) => {
    const cheapest = values.flatMap(({ value }): [string, Money][] => {
      const children = childrenWith(product, { ...choice, [attribute]: value });
      return children.length === 0 ? [] : [[value, prices.ofCheapest(children).amount]];
    });
    const [base] = cheapest.map(([, amount]) => amount).toSorted((left, right) => left - right);
    return cheapest.flatMap(([value, amount]): [string, string][] =>
      base !== undefined && amount > base ? [[value, `+${format(subtract(amount, base))}`]] : [],
    );
  });
