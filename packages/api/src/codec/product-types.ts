import type { Money } from '@ironcart/core/money';
import type {
  BundleOption,
  ConfigurableAxis,
  CustomOption,
  GiftCardData,
  PriceTerms,
  Product,
  ProductOf,
  ProductShapes,
  ProductType,
  Sellable,
} from '@ironcart/core/product';
import type { WireProduct } from '../contract/product.ts';
import { moneyFromWire, moneyToWire, optionalMoneyFromWire, optionalMoneyToWire } from './money.ts';
import { withoutUndefined } from './without-undefined.ts';

type WireBundleOption = WireProduct['bundleOptions'][number];
type WireCustomOption = WireProduct['customOptions'][number];
type WireGiftCardData = NonNullable<WireProduct['giftcardData']>;

const bundleOptionFromWire = (option: WireBundleOption): BundleOption => ({
  ...option,
  // Hundredths of a percent for `percent`: the same scale as minor units.
  values: option.values.map((value) => ({ ...value, price: optionalMoneyFromWire(value.price) })),
});

const bundleOptionToWire = (option: BundleOption): WireBundleOption => ({
  ...option,
  values: option.values.map((value) =>
    withoutUndefined({ ...value, price: optionalMoneyToWire(value.price as Money | undefined) }),
  ),
});

const customOptionFromWire = (option: WireCustomOption): CustomOption => ({
  ...option,
  price: moneyFromWire(option.price),
  values: option.values.map((value) => ({ ...value, price: moneyFromWire(value.price) })),
});

const customOptionToWire = (option: CustomOption): WireCustomOption => ({
  ...option,
  price: moneyToWire(option.price),
  values: option.values.map((value) => ({ ...value, price: moneyToWire(value.price) })),
});

const nullableFromWire = (amount: number | null): Money | null => (amount === null ? null : moneyFromWire(amount));
const nullableToWire = (amount: Money | null): number | null => (amount === null ? null : moneyToWire(amount));

const giftCardDataFromWire = (data: WireGiftCardData): GiftCardData => ({
  ...data,
  openAmountMin: nullableFromWire(data.openAmountMin),
  openAmountMax: nullableFromWire(data.openAmountMax),
  amounts: data.amounts.map(moneyFromWire),
});

const giftCardDataToWire = (data: GiftCardData): WireGiftCardData => ({
  ...data,
  openAmountMin: nullableToWire(data.openAmountMin),
  openAmountMax: nullableToWire(data.openAmountMax),
  amounts: data.amounts.map(moneyToWire),
});

const axisToWire = (axis: ConfigurableAxis): WireProduct['axes'][number] => ({
  ...axis,
  values: axis.values.map((value) => ({ ...value, productIds: [...value.productIds] })),
});

const pricesFromWire = ({ price, special_price, group_price }: WireProduct): PriceTerms => ({
  listPrice: moneyFromWire(price),
  salePrice: optionalMoneyFromWire(special_price),
  groupPrice: optionalMoneyFromWire(group_price),
});

const pricesToWire = ({ listPrice, salePrice, groupPrice }: PriceTerms) => ({
  price: moneyToWire(listPrice),
  special_price: optionalMoneyToWire(salePrice),
  group_price: optionalMoneyToWire(groupPrice),
});

const sellableFromWire = (wire: WireProduct): Sellable => ({
  ...pricesFromWire(wire),
  customOptions: wire.customOptions.map(customOptionFromWire),
});

const sellableToWire = (product: Sellable) => ({
  ...pricesToWire(product),
  customOptions: product.customOptions.map(customOptionToWire),
});

type TypedList = 'customOptions' | 'childrenIds' | 'children' | 'axes' | 'bundleOptions';

/** Wire fields that depend on the product's type. A missing list is empty. */
export type TypedWireFields = Pick<WireProduct, 'price' | 'giftcardData'> & {
  readonly [Field in TypedList]?: WireProduct[Field];
} & { readonly [Field in 'special_price' | 'group_price']?: WireProduct[Field] | undefined };

/** The wire conversion of the properties that only products of one type have. The caller converts the children. */
export interface TypeCodec<Type extends ProductType> {
  readonly fromWire: (wire: WireProduct, children: readonly Product[]) => ProductShapes[Type];
  readonly toWire: (product: ProductOf<Type>, children: WireProduct[]) => TypedWireFields;
}

const sellable = { fromWire: sellableFromWire, toWire: sellableToWire };

/** Default for a gift card without amounts on the wire: there are none to choose. */
const unsoldGiftCard: GiftCardData = {
  isOpenAmountAllowed: false,
  openAmountMin: null,
  openAmountMax: null,
  amounts: [],
  type: 'virtual',
};

/** The codecs of every product type. */
export const typeCodecs: { readonly [Type in ProductType]: TypeCodec<Type> } = {
  simple: sellable,
  virtual: sellable,
  configurable: {
    fromWire: (wire, children) => ({
      ...sellableFromWire(wire),
      childrenIds: wire.childrenIds,
      children,
      axes: wire.axes,
    }),
    toWire: (product, children) => ({
      ...sellableToWire(product),
      childrenIds: [...product.childrenIds],
      children,
      axes: product.axes.map(axisToWire),
    }),
  },
  bundle: {
    fromWire: (wire, children) => ({
      ...sellableFromWire(wire),
      childrenIds: wire.childrenIds,
      children,
      bundleOptions: wire.bundleOptions.map(bundleOptionFromWire),
    }),
    toWire: (product, children) => ({
      ...sellableToWire(product),
      childrenIds: [...product.childrenIds],
      children,
      bundleOptions: product.bundleOptions.map(bundleOptionToWire),
    }),
  },
  giftcard: {
    fromWire: (wire) => ({
      ...sellableFromWire(wire),
      giftcardData: wire.giftcardData ? giftCardDataFromWire(wire.giftcardData) : unsoldGiftCard,
    }),
    toWire: (product) => ({
      ...sellableToWire(product),
      giftcardData: giftCardDataToWire(product.giftcardData),
    }),
  },
  grouped: {
    fromWire: (wire, children) => ({ childrenIds: wire.childrenIds, children, startsAt: pricesFromWire(wire) }),
    toWire: ({ startsAt, childrenIds }, children) => ({
      ...pricesToWire(startsAt),
      childrenIds: [...childrenIds],
      children,
    }),
  },
};
