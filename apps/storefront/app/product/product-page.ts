import {
  type EarnedTicket,
  formatMoney,
  hasUses,
  inventoryStatus,
  type Product,
  primaryImage,
  productFilm,
  quantityCapOf,
  redeemableTicket,
  type Site,
  snipeOf,
  stockLevelOf,
  weightOf,
  weightText,
  withBothUnits,
} from '@ironcart/core';
import type { PriceDiscount } from '@ironcart/pricing';
import type { GalleryPicture } from '@ironcart/react-ui';
import type { PriceSetting } from '../price/price-views.ts';
import { createPriceViews } from '../price/price-views.ts';
import { bundleView } from './bundle-view.ts';
import { deliveryPromise } from './delivery-promise.ts';
import { giftCardDesigns } from './gift-card-designs.ts';
import { inTheBox } from './in-the-box.ts';
import { valueNotes, valuePictures } from './option-looks.ts';
import { axisChoiceIn, bundleChoiceIn, chosenChildOf, isRedeemingIn, unavailableValues } from './product-choice.ts';
import { openChoiceStock } from './stock-view.ts';

/** What a product page depends on, besides the product and the choice. */
export interface ProductPageSetting extends PriceSetting {
  readonly site: Site;
  /** What the customer earned. */
  readonly earned: readonly EarnedTicket[];
}

/** A product's film stands behind its pictures, and for it the first of them until it is come to. */
const withFilm = (pictures: Product['gallery'], { attributes, name }: Product): readonly GalleryPicture[] => {
  const film = productFilm(attributes, name);
  const [poster] = pictures;
  return film && poster ? [...pictures, { ...poster, label: film.label, film: film.src }] : pictures;
};

const discountOf = (ticket: EarnedTicket): PriceDiscount =>
  ticket.kind === 'fixed' ? { kind: 'fixed', amount: ticket.amount } : { kind: 'percent', percent: ticket.percent };

/** What a product page shows for the choice in its address: the chosen child's price, stock, pictures and plate. */
export const productPage = (product: Product, parameters: URLSearchParams, setting: ProductPageSetting) => {
  const { site } = setting;
  const prices = createPriceViews(setting);
  const axisChoice = axisChoiceIn(product, parameters);
  const child = chosenChildOf(product, axisChoice);
  const sold = child ?? product;
  const hasParts = product.type === 'grouped' || (product.type === 'configurable' && child === undefined);
  const ticket = redeemableTicket(product, child?.productId, setting.earned);
  const offer = !hasParts && ticket && hasUses(ticket) ? ticket : undefined;
  const redeemed = isRedeemingIn(parameters) ? offer : undefined;
  const bundleChoice = bundleChoiceIn(product.bundleOptions, parameters);
  const bundle =
    product.type === 'bundle' ? bundleView(product, bundleChoice, { ...setting, redeemed }, prices) : undefined;
  const stock = hasParts ? openChoiceStock(product) : stockLevelOf(sold.inventory);
  const specs = sold.gearSpecs.length > 0 ? sold.gearSpecs : product.gearSpecs;
  const unit = site.weightUnit;
  const weight = hasParts || product.type === 'bundle' ? 0 : weightOf(sold);
  const ownPictures = child && primaryImage(child) ? child.gallery : [];
  return {
    sku: sold.sku,
    price: bundle?.total ?? (hasParts ? prices.ofCheapest(product.children) : prices.ofProduct(sold, redeemed)),
    /** What the shopper earned on it and can still redeem. */
    offer: offer && { discount: discountOf(offer), usesLeft: offer.remainingUses },
    stock,
    promise: deliveryPromise(product, stock, setting),
    /** The product whose return to the shelf the shopper may be told of. */
    noticeOf: !hasParts && inventoryStatus(sold.inventory) === 'bin' ? sold.productId : undefined,
    maxQty: hasParts ? undefined : Math.max(1, quantityCapOf(sold)),
    gallery: withFilm(ownPictures.length > 0 ? ownPictures : product.gallery, product),
    snipe: snipeOf(product.attributes),
    specs: specs.map(({ label, value }) => ({ label, value: withBothUnits(value, unit) })),
    box: inTheBox(product, bundleChoice),
    weight: weight > 0 ? weightText(weight, unit) : undefined,
    /** How a gift card can look; sent by email, a card is only a picture. */
    designs: product.giftcardData ? giftCardDesigns(product) : [],
    pictures: valuePictures(product),
    notes: valueNotes(product, axisChoice, prices, (amount) => formatMoney(amount, site.currency, site.locale)),
    unavailable: unavailableValues(product, axisChoice),
    bundle,
    rows:
      product.type === 'grouped'
        ? product.children.map((part) => ({
            productId: part.productId,
            name: part.name,
            sku: part.sku,
            price: prices.ofProduct(part),
            stock: stockLevelOf(part.inventory),
            maxQty: quantityCapOf(part),
          }))
        : [],
  };
};
