import type { NewLineItem } from '@ironcart/api/codec';
import { quantityCapOf, stockLevelOf } from '@ironcart/core/stock';
import type { GroupedTableProps } from '@ironcart/react-ui';
import { invalidQuantity, quantityOf, textOf } from '../form-fields.ts';
import { plainPage, type TypePage } from './type-page.ts';

/** Picker data of a grouped product's members. */
export type MemberPicker = Pick<GroupedTableProps, 'rows'>;

/** Page logic of a grouped product: its members are sold, each with its own quantity. */
export const groupedPage: TypePage<'grouped', MemberPicker> = {
  ...plainPage,
  hasQuantity: false,
  choose: (product) => ({ sold: product, isOpen: true }),
  show: ({ children }, { prices }) => ({
    picker: {
      rows: children.map((part) => ({
        productId: part.productId,
        name: part.name,
        sku: part.sku,
        price: prices.ofProduct(part),
        stock: stockLevelOf(part.inventory),
        maxQty: quantityCapOf(part),
      })),
    },
  }),
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
