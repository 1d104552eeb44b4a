import { type Money, zero } from '@ironcart/core/money';
import type { Product } from '@ironcart/core/product';
import type { Site } from '@ironcart/core/site';
import { subscriptionSuffix, subscriptionTermsOf } from '@ironcart/core/subscription';
import {
  displayedPrice,
  type LinePriceSource,
  lowestPrice,
  type PriceDiscount,
  type PricedLine,
} from '@ironcart/pricing';
import type { PriceView } from '@ironcart/react-ui';
import { shownPrice, shownVatRate, taxClassOf } from '@ironcart/tax';
import type { ListedProduct } from './listed-product.ts';

/** The product fields that a price depends on: gift cards have no VAT, books a different rate than other goods. */
export type TaxedProduct = Pick<Product, 'type' | 'attributes'>;

/** The inputs of a request's prices. */
export interface PriceSetting {
  readonly site: Pick<Site, 'showsTaxExclusivePrice' | 'defaultCountry' | 'tax' | 'currency' | 'locale'>;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** 0 for a guest. */
  readonly groupId: number;
}

export interface PriceViews {
  /** The price of one piece of a product, with a redeemed earned discount (S4-price-02). */
  ofProduct(product: Product, earned?: PriceDiscount): PriceView;
  /** The lowest of several prices, with 'From' if they differ. */
  ofCheapest(products: readonly Product[]): PriceView;
  ofListedProduct(product: ListedProduct): PriceView;
  /** The price of one piece of a line, including options and children. */
  ofLine(line: Pick<PricedLine, 'price' | 'listPrice' | 'rung'>, product: TaxedProduct): PriceView;
  ofAmount(amount: Money, product: TaxedProduct): PriceView;
  /** An earned discount as a reduction of a displayed price. */
  ofDiscount(discount: PriceDiscount, product: TaxedProduct): PriceDiscount;
}

const reasons: Readonly<Record<LinePriceSource, PriceView['reason']>> = {
  list: undefined,
  sale: 'sale',
  group: 'customer',
  promo: 'promo',
  bundle: undefined,
  free: undefined,
  amount: undefined,
};

/** Formats the site's prices: with the default country's VAT and the price without it, or plain. */
export const createPriceViews = ({ site, now, groupId }: PriceSetting): PriceViews => {
  const ofAmount = (amount: Money, product: TaxedProduct) =>
    shownPrice(amount, shownVatRate(site, taxClassOf(product)), site.tax?.rounding);
  const ofReduced = (
    { price, listPrice }: Pick<PricedLine, 'price' | 'listPrice'>,
    product: TaxedProduct,
    reason: PriceView['reason'],
  ): PriceView => ({
    ...ofAmount(price, product),
    listAmount: ofAmount(listPrice, product).amount,
    ...(reason === undefined ? {} : { reason }),
  });
  /** The billing interval of a subscription, the length of a trial, and the price after it. */
  const ofPeriods = (product: TaxedProduct): Pick<PriceView, 'per' | 'renewal'> => {
    const periods = subscriptionTermsOf(product);
    if (periods === undefined) return {};
    const { interval, trialDays, renewalPrice } = periods;
    const suffix = subscriptionSuffix(interval);
    return {
      per: trialDays === undefined ? suffix : ` for ${trialDays} days`,
      ...(renewalPrice === undefined
        ? {}
        : { renewal: { amount: ofAmount(renewalPrice, product).amount, per: suffix } }),
    };
  };
  const terms = { now, shopper: { groupId } };
  return {
    ofProduct: (product, earned) => {
      const displayed = displayedPrice(product, terms, earned);
      const reason = earned === undefined ? reasons[displayed.rung] : 'customer';
      return { ...ofReduced(displayed, product, reason), ...ofPeriods(product) };
    },
    ofCheapest: (products) => {
      const lowest = lowestPrice(products, terms);
      const [first] = products;
      if (lowest === undefined || first === undefined) return { amount: zero };
      return { ...ofReduced(lowest, first, reasons[lowest.rung]), ...(lowest.isFrom ? { isFrom: true } : {}) };
    },
    // The search service returns the final price but not the rule that it comes from; only a group price is known.
    ofListedProduct: ({ type, listPrice, salePrice, groupPrice, attributes }) => {
      const displayed = displayedPrice({ listPrice, salePrice, groupPrice, attributes: {} }, terms);
      const taxed = { type, attributes: { tax_class: attributes.tax_class_id ?? null } };
      return {
        ...ofReduced(displayed, taxed, displayed.rung === 'group' ? reasons.group : undefined),
        ...ofPeriods({ type, attributes: { ...attributes, ...taxed.attributes } }),
      };
    },
    ofLine: (line, product) => ofReduced(line, product, reasons[line.rung]),
    ofAmount,
    ofDiscount: (discount, product) =>
      discount.kind === 'fixed'
        ? { kind: 'fixed', amount: ofAmount(discount.amount, product).amount }
        : { kind: 'percent', percent: discount.percent },
  };
};
