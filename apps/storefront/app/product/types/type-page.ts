import type { NewLineItem } from '@ironcart/api/codec';
import type { EarnedTicket } from '@ironcart/core/customer';
import type { Product, ProductOf, ProductType } from '@ironcart/core/product';
import type { BoxContentsProps, PriceView } from '@ironcart/react-ui';
import type { PriceViews } from '../../price/price-views.ts';
import type { ItemsFromForm } from '../form-fields.ts';
import type { ProductPageSetting } from '../product-page-setting.ts';

/** What the address of a product page chooses. */
export interface ChosenProduct {
  /** What is sold: the chosen child, or the product itself. */
  readonly sold: Product;
  /** Whether nothing can be sold yet: a choice is missing, or it is the members that are sold. */
  readonly isOpen: boolean;
}

/** What a product page shows depends on, besides the product. */
export interface ShownBy extends ChosenProduct {
  /** The query of the address. */
  readonly parameters: URLSearchParams;
  readonly setting: ProductPageSetting;
  readonly prices: PriceViews;
  /** What the shopper earned and redeems here. */
  readonly redeemed: EarnedTicket | undefined;
}

/** What a type shows of its product for a choice. What it leaves out is the sold product's own. */
export interface ShownOfType<Picker> {
  readonly price?: PriceView;
  /** What arrives. */
  readonly box?: BoxContentsProps['things'];
  /** What the picker of the type shows. */
  readonly picker?: Picker;
}

/** How the products of one type are chosen on their page. */
export interface TypePage<Type extends ProductType, Picker = never> {
  /** Whether the page asks how many of it are wanted. */
  readonly hasQuantity: boolean;
  readonly choose: (product: ProductOf<Type>, parameters: URLSearchParams) => ChosenProduct;
  readonly show: (product: ProductOf<Type>, by: ShownBy) => ShownOfType<Picker>;
  /** What is said instead of the day of delivery, where nothing is delivered. */
  readonly promise: (product: ProductOf<Type>) => string | undefined;
  /** The items of the page's form, of the item that its common fields make. It reads, it does not judge. */
  readonly itemsFromForm: (product: ProductOf<Type>, form: FormData, item: NewLineItem) => ItemsFromForm;
}

/** The page of a product that needs no choice. */
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
