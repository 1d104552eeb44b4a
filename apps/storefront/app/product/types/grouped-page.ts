import type { NewLineItem } from '@ironcart/api/codec';
import { quantityCapOf, stockLevelOf } from '@ironcart/core/stock';
import type { GroupedTableProps } from '@ironcart/react-ui';
import { textOf, wholeNumber } from '../form-fields.ts';
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
    const items = product.childrenIds.flatMap((productId): NewLineItem[] => {
      const qty = wholeNumber(textOf(form, `qty-${productId}`), 0);
      return qty === 0 ? [] : [{ productId, qty, metadata: { groupedProductId: product.productId } }];
    });
    return items.length > 0
      ? { ok: true, items }
      : { ok: false, code: 'choose_quantity', message: 'Choose how many of each piece you want.' };
  },
};
