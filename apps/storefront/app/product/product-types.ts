import type { ProductType } from '@ironcart/core/product';
import { bundlePage, type PartPicker } from './types/bundle-page.ts';
import { type AxisPicker, configurablePage } from './types/configurable-page.ts';
import { type GiftCardPicker, giftCardPage } from './types/gift-card-page.ts';
import { groupedPage, type MemberPicker } from './types/grouped-page.ts';
import { plainPage, type TypePage } from './types/type-page.ts';

/** The picker data of each type that has a picker; `pickers.tsx` contains their views. */
export interface PickerShapes {
  readonly configurable: AxisPicker;
  readonly bundle: PartPicker;
  readonly grouped: MemberPicker;
  readonly giftcard: GiftCardPicker;
}

/** A product type with a picker. */
export type PickerKind = keyof PickerShapes;

/** The picker data of a type; `never` without a picker. */
export type PickerOf<Type> = Type extends PickerKind ? PickerShapes[Type] : never;

/** Picker data with its product type. */
export type AnyPicker = { readonly [Kind in PickerKind]: { readonly kind: Kind } & PickerShapes[Kind] }[PickerKind];

/** The page logic of every product type. */
const typePages: { readonly [Type in ProductType]: TypePage<Type, PickerOf<Type>> } = {
  simple: plainPage,
  virtual: { ...plainPage, promise: () => 'Nothing to ship' },
  configurable: configurablePage,
  bundle: bundlePage,
  grouped: groupedPage,
  giftcard: giftCardPage,
};

/** The page logic of a product's type. */
export const typePageOf = <Type extends ProductType>({
  type,
}: {
  readonly type: Type;
}): TypePage<Type, PickerOf<Type>> => typePages[type];
