import type { LineItem } from '@ironcart/core/list';
import type { Money } from '@ironcart/core/money';
import type { ProductOf } from '@ironcart/core/product';
import { type PromoTerms, readablePromo } from '../promo/promo-terms.ts';
import { noRedemptions } from './line-draft.ts';
import type { PreparedLine } from './prepared-line.ts';

const noChildren: readonly PreparedLine[] = [];

/**
 * The prepared line of a plain item, the most common kind. Properties with the same value in every plain line, or equal
 * to another one, are getters of the class: a line takes half the memory, which a cart of thousands of lines needs to
 * stay in the processor's cache.
 */
export class PlainLine implements PreparedLine {
  readonly item: LineItem;
  readonly product: ProductOf<'simple' | 'virtual'>;
  readonly qty: number;
  readonly listPrice: Money;
  readonly salePrice: Money | undefined;
  readonly groupPrice: Money | undefined;
  readonly promo: PromoTerms | undefined;

  constructor(item: LineItem, product: ProductOf<'simple' | 'virtual'>) {
    this.item = item;
    this.product = product;
    this.qty = item.qty;
    this.listPrice = product.listPrice;
    this.salePrice = product.salePrice;
    this.groupPrice = product.groupPrice;
    this.promo = readablePromo(product.attributes);
  }

  get pieces() {
    return this.qty;
  }

  get source() {
    return 'ladder' as const;
  }

  get amount() {
    return 0;
  }

  get rung() {
    return 'amount' as const;
  }

  get optionsPrice() {
    return 0;
  }

  get children() {
    return noChildren;
  }

  get most() {
    return this.listPrice;
  }

  get redeems() {
    return noRedemptions;
  }

  get listItemId() {
    return this.item.listItemId;
  }
}
