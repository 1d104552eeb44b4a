import type { NewLineItem } from '@ironcart/api/codec';
import type { EarnedTicket } from '@ironcart/core/customer';
import type { GalleryImage, Product, ProductOf, ProductType } from '@ironcart/core/product';
import type { BoxContentsProps, PriceView } from '@ironcart/react-ui';
import type { PriceViews } from '../../price/price-views.ts';
import type { ItemsFromForm } from '../form-fields.ts';
import type { ProductPageSetting } from '../product-page-setting.ts';

/** The selection in a product page's URL. */
export interface ChosenProduct {
  /** The product to sell: the selected child, or the product itself. */
  readonly sold: Product;
  /** Whether nothing can be sold yet, because a selection is missing or the members are sold instead. */
  readonly isOpen: boolean;
}

/** The inputs of a product page besides the product. */
export interface ShownBy extends ChosenProduct {
  /** The URL's query. */
  readonly parameters: URLSearchParams;
  readonly setting: ProductPageSetting;
  readonly prices: PriceViews;
  /** The earned discount that the shopper redeems here. */
  readonly redeemed: EarnedTicket | undefined;
}

/** A type's display data for a selection. Omitted values are those of the sold product. */
export interface ShownOfType<Picker> {
  readonly price?: PriceView;
  /** The pictures of the choice. */
  readonly pictures?: readonly GalleryImage[];
  /** The contents of the delivery. */
  readonly box?: BoxContentsProps['things'];
  /** The text of the button that adds the selection to the cart. */
  readonly addLabel?: string | undefined;
  /** The type's picker data. */
  readonly picker?: Picker;
}

/** Page logic for products of one type. */
export interface TypePage<Type extends ProductType, Picker = never> {
  /** Whether the page has a quantity field. */
  readonly hasQuantity: boolean;
  readonly choose: (product: ProductOf<Type>, parameters: URLSearchParams) => ChosenProduct;
  readonly show: (product: ProductOf<Type>, by: ShownBy) => ShownOfType<Picker>;
  /** Text instead of a delivery date, if nothing is delivered. */
  readonly promise: (product: ProductOf<Type>) => string | undefined;
  /** The form's cart items, based on the item from the common fields. Does not validate them. */
  readonly itemsFromForm: (product: ProductOf<Type>, form: FormData, item: NewLineItem) => ItemsFromForm;
}

/** Page logic of a product without choices. */
export const plainPage = {
  hasQuantity: true,
  choose: (product: Product): ChosenProduct => ({ sold: product, isOpen: false }),
  show: () => ({}),
  promise: () => undefined,
  itemsFromForm: (_product: Product, _form: FormData, item: NewLineItem): ItemsFromForm => ({
    ok: true,
    items: [item],
  }),
} as const;
