import { hasUses, redeemableTicket } from '@ironcart/core/list';
import { formatMoney } from '@ironcart/core/money';
import { childrenOf, type Product, type ProductType, weightOf } from '@ironcart/core/product';
import {
  boxContentsOf,
  productFilm,
  shownImages,
  snipeOf,
  weightText,
  withBothUnits,
} from '@ironcart/core/product-page';
import { inventoryStatus, quantityCapOf, stockLevelOf } from '@ironcart/core/stock';
import { announcedDeal } from '@ironcart/pricing';
import type { GalleryPicture, PriceView } from '@ironcart/react-ui';
import { dealWords } from '../deals/deal-words.ts';
import { createPriceViews, type PriceViews } from '../price/price-views.ts';
import { daysInWords } from './days-in-words.ts';
import { deliveryPromise } from './delivery-promise.ts';
import { isRedeemingIn } from './product-choice.ts';
import type { ProductPageSetting } from './product-page-setting.ts';
import { type AnyPicker, type PickerOf, typePageOf } from './product-types.ts';
import { openChoiceStock } from './stock-view.ts';
import { turnedProduct } from './turned-product.ts';

/** A product's video comes after its pictures, represented by the first of them until it is selected. */
const withFilm = (pictures: Product['gallery'], { attributes, name }: Product): readonly GalleryPicture[] => {
  const film = productFilm(attributes, name);
  const [poster] = pictures;
  return film && poster ? [...pictures, { ...poster, label: film.label, film: film.src }] : pictures;
};

/** A type's picker data with the type's name. */
const pickerOf = <Type extends ProductType>(
  { type }: { readonly type: Type },
  picker: PickerOf<Type> | undefined,
): AnyPicker | undefined => picker && ({ kind: type, ...picker } as AnyPicker);

/** The text about a product's deal: a current one that determines the price, or an upcoming one that will lower it. */
const dealOf = (
  product: Product,
  { site, now }: ProductPageSetting,
  { shown, prices }: { readonly shown: PriceView; readonly prices: PriceViews },
): string | undefined => {
  const deal = announcedDeal(product, now);
  if (deal === undefined) return undefined;
  const { amount } = prices.ofAmount(deal.price, product);
  const isGiven = deal.status === 'active' ? shown.reason === 'promo' : amount < shown.amount;
  return isGiven ? dealWords(deal, { site, now, price: formatMoney(amount, site.currency, site.locale) }) : undefined;
};

/** The data of a product page for the selection in its URL: the selected child's price, stock and pictures. */
export const productPage = (product: Product, parameters: URLSearchParams, setting: ProductPageSetting) => {
  const { site } = setting;
  const prices = createPriceViews(setting);
  const page = typePageOf(product);
  const { sold, isOpen } = page.choose(product, parameters);
  const ticket = redeemableTicket(product, sold.productId, setting.earned);
  const offer = !isOpen && ticket && hasUses(ticket) ? ticket : undefined;
  const redeemed = isRedeemingIn(parameters) ? offer : undefined;
  const ofType = page.show(product, { sold, isOpen, parameters, setting, prices, redeemed });
  const stock = isOpen ? openChoiceStock(product) : stockLevelOf(sold.inventory);
  const specs = sold.gearSpecs.length > 0 ? sold.gearSpecs : product.gearSpecs;
  const unit = site.weightUnit;
  const weight = isOpen || ofType.box ? 0 : weightOf(sold);
  const gallery = ofType.pictures ?? (sold.gallery.length > 0 ? sold : product).gallery;
  const pictures = shownImages({ gallery });
  const maxQty = isOpen ? undefined : Math.max(1, quantityCapOf(sold));
  const price = ofType.price ?? (isOpen ? prices.ofCheapest(childrenOf(product)) : prices.ofProduct(sold, redeemed));
  return {
    sku: sold.sku,
    price,
    deal: isOpen || redeemed ? undefined : dealOf(sold, setting, { shown: price, prices }),
    /** The earned discount that the shopper can still redeem on it. */
    offer: offer && { discount: prices.ofDiscount(offer, sold), usesLeft: offer.remainingUses },
    stock,
    promise: deliveryPromise(stock, { ...setting, instead: page.promise(product) }),
    /** The product for a back-in-stock notice. */
    noticeOf: !isOpen && inventoryStatus(sold.inventory) === 'bin' ? sold.productId : undefined,
    /** No quantity field if the maximum is 1. */
    hasQuantity: page.hasQuantity && maxQty !== 1,
    addLabel: ofType.addLabel,
    maxQty,
    gallery: withFilm(pictures, product),
    /** The product's 3-D model. */
    turned: turnedProduct(product, sold, parameters),
    snipe: snipeOf(product.attributes),
    specs: specs.map(({ label, value }) => ({
      label,
      value: daysInWords(withBothUnits(value, unit, label), site.locale),
    })),
    box: ofType.box ?? boxContentsOf(product).map((name) => ({ name, qty: 1 })),
    weight: weight > 0 ? weightText(weight, unit) : undefined,
    /** The picker of the product's type, besides custom options. */
    picker: pickerOf(product, ofType.picker),
  };
};
