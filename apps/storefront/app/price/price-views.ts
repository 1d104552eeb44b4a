import { type Money, zero } from '@ironcart/core/money';
import type { Product } from '@ironcart/core/product';
import { subscriptionIntervalOf, subscriptionSuffix } from '@ironcart/core/product-page';
import type { Site } from '@ironcart/core/site';
import { displayedPrice, type LineRung, lowestPrice, type PriceDiscount, type PricedLine } from '@ironcart/pricing';
import type { PriceView } from '@ironcart/react-ui';
import { shownPrice, shownVatRate } from '@ironcart/tax';
import type { ListedProduct } from './listed-product.ts';

/** The inputs of a request's prices. */
export interface PriceSetting {
  readonly site: Pick<Site, 'showsTaxExclusivePrice' | 'defaultCountry' | 'tax'>;
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

/** Formats the site's prices: with the default country's VAT and the price without it, or plain. */
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
    // The search service returns the final price without the rule that gave it; only a group price is known.
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
