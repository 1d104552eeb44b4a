import { type Money, zero } from '@ironcart/core/money';
import type { Product } from '@ironcart/core/product';
import { subscriptionIntervalOf, subscriptionSuffix } from '@ironcart/core/product-page';
import type { Site } from '@ironcart/core/site';
import { displayedPrice, type LineRung, lowestPrice, type PriceDiscount, type PricedLine } from '@ironcart/pricing';
import type { PriceView } from '@ironcart/react-ui';
import { shownPrice, shownVatRate } from '@ironcart/tax';
import type { ListedProduct } from './listed-product.ts';

/** What the prices of one request depend on. */
export interface PriceSetting {
  readonly site: Pick<Site, 'showsTaxExclusivePrice' | 'defaultCountry' | 'tax'>;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** 0 for a guest. */
  readonly groupId: number;
}

export interface PriceViews {
  /** A product's own price, for one piece; with an earned discount where one is redeemed (S4-price-02). */
  ofProduct(product: Product, earned?: PriceDiscount): PriceView;
  /** The cheapest of several: 'From' where they differ. */
  ofCheapest(products: readonly Product[]): PriceView;
  ofListedProduct(product: ListedProduct): PriceView;
  /** One piece of a priced line, its options and children included. */
  ofLine(line: Pick<PricedLine, 'price' | 'listPrice' | 'rung'>): PriceView;
  ofAmount(amount: Money, listAmount?: Money, reason?: PriceView['reason']): PriceView;
}

const reasons: Readonly<Record<LineRung, PriceView['reason']>> = {
  list: undefined,
  sale: 'sale',
  group: 'customer',
  promo: 'promo',
  bundle: undefined,
  free: undefined,
  amount: undefined,
};

const perInterval = (product: Pick<Product, 'attributes'>): Pick<PriceView, 'per'> => {
  const interval = subscriptionIntervalOf(product);
  return interval === undefined ? {} : { per: subscriptionSuffix(interval) };
};

/** Prices as the site shows them: with the default country's VAT and the tax-exclusive price beside it, or plain. */
export const createPriceViews = ({ site, now, groupId }: PriceSetting): PriceViews => {
  const rate = shownVatRate(site);
  const shown = (amount: Money) => shownPrice(amount, rate, site.tax?.rounding);
  const ofAmount: PriceViews['ofAmount'] = (amount, listAmount, reason) => ({
    ...shown(amount),
    ...(listAmount === undefined ? {} : { listAmount: shown(listAmount).amount }),
    ...(reason === undefined ? {} : { reason }),
  });
  const ofRung = (amount: Money, listAmount: Money, rung: LineRung): PriceView =>
    ofAmount(amount, listAmount, reasons[rung]);
  const terms = { now, shopper: { groupId } };
  return {
    ofProduct: (product, earned) => {
      const { price, listPrice, rung } = displayedPrice(product, terms, earned);
      const view = earned === undefined ? ofRung(price, listPrice, rung) : ofAmount(price, listPrice, 'customer');
      return { ...view, ...perInterval(product) };
    },
    ofCheapest: (products) => {
      const lowest = lowestPrice(products, terms);
      if (lowest === undefined) return ofAmount(zero);
      const { price, listPrice, rung, isFrom } = lowest;
      return { ...ofRung(price, listPrice, rung), ...(isFrom ? { isFrom } : {}) };
    },
    // The search service answers the final price, not which rung of the ladder gave it: only the group's is known.
    ofListedProduct: ({ listPrice, salePrice, groupPrice, attributes }) => {
      const product = { listPrice, salePrice, groupPrice, attributes: {} };
      const { price, rung } = displayedPrice(product, terms);
      return {
        ...ofAmount(price, listPrice, rung === 'group' ? reasons.group : undefined),
        ...perInterval({ attributes }),
      };
    },
    ofLine: ({ price, listPrice, rung }) => ofRung(price, listPrice, rung),
    ofAmount,
  };
};
