import type { ProductType } from '@ironcart/core/product';
import { bundlePage, type PartPicker } from './types/bundle-page.ts';
import { type AxisPicker, configurablePage } from './types/configurable-page.ts';
import { type GiftCardPicker, giftCardPage } from './types/gift-card-page.ts';
import { groupedPage, type MemberPicker } from './types/grouped-page.ts';
import { plainPage, type TypePage } from './types/type-page.ts';

/** What the picker of each type shows, of the types that have one; `pickers.tsx` has their views. */
export interface PickerShapes {
  readonly configurable: AxisPicker;
  readonly bundle: PartPicker;
  readonly grouped: MemberPicker;
  readonly giftcard: GiftCardPicker;
}

/** A picker by the type that it belongs to. */
export type PickerKind = keyof PickerShapes;

/** What the picker of a type shows; nothing of a type without one. */
export type PickerOf<Type> = Type extends PickerKind ? PickerShapes[Type] : never;

/** What a picker shows, with the type that it belongs to. */
export type AnyPicker = { readonly [Kind in PickerKind]: { readonly kind: Kind } & PickerShapes[Kind] }[PickerKind];

/** The pages of every product type. */
const typePages: { readonly [Type in ProductType]: TypePage<Type, PickerOf<Type>> } = {
  simple: plainPage,
  virtual: { ...plainPage, promise: () => 'Nothing to ship' },
  configurable: configurablePage,
  bundle: bundlePage,
  grouped: groupedPage,
  giftcard: giftCardPage,
};

/** The page of a product's type. */
export const typePageOf = <Type extends ProductType>({
  type,
}: {
  readonly type: Type;
}): TypePage<Type, PickerOf<Type>> => typePages[type];
