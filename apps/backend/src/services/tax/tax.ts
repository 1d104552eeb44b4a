import { moneyFromWire, taxQuoteToWire } from '@ironcart/api/codec';
import { siteByStoreId } from '@ironcart/core';
import { readProducts } from '../../catalogue/catalogue-reader.ts';
import type { ServiceHandlers } from '../../http/request-context.ts';
import type { ServiceContext } from '../service-context.ts';
import { taxOfOrder } from './order-tax.ts';
import { readTaxRules } from './tax.reader.ts';

/** The country's two letters and what follows: whether the number exists is not looked up. */
const vatNumberPattern = /^[A-Z]{2}[0-9A-Z]{7,13}$/;

/** svc_tax: the order's tax (READINGS A7). */
export const createTaxService = ({ db }: ServiceContext): ServiceHandlers<'tax'> => ({
  fetchTax: async ({ body }) => {
    const site = siteByStoreId(body.storeId);
    const { countryId, postcode, region } = body.shippingAddress;
    const [products, rules] = await Promise.all([
      readProducts(
        db,
        body.items.map(({ productId }) => productId),
        site,
      ),
      readTaxRules(db, countryId),
    ]);
    const tax = taxOfOrder(
      {
        lines: body.items.map(({ productId, rowTotal }) => ({ productId, rowTotal: moneyFromWire(rowTotal) })),
        products,
        discount: moneyFromWire(body.hundoDiscount),
        shippingAmount: moneyFromWire(body.shippingAmount),
        address: { countryId, postcode, region },
      },
      rules,
    );
    const isVatNumberValid = body.vatNumber ? vatNumberPattern.test(body.vatNumber.replaceAll(/\s/g, '')) : undefined;
    return taxQuoteToWire({ ...tax, isVatNumberValid });
  },
});
