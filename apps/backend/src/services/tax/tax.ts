import { addressFromWire, moneyFromWire, taxQuoteToWire } from '@ironcart/api/codec';
import type { WireTaxItem } from '@ironcart/api/contract';
import { type AddressIssue, validateForRating } from '@ironcart/core/address';
import { rulesOf } from '@ironcart/core/product';
import { dayAt } from '@ironcart/core/site';
import { createPromotions, type WeighedLine } from '@ironcart/pricing';
import { validateVatNumber } from '@ironcart/tax/vat-number';
import { readProductsWithChildren } from '../../catalogue/catalogue-reader.ts';
import { refuse } from '../../http/refusal.ts';
import type { ServiceHandlers } from '../../http/request-context.ts';
import { groupOfSession } from '../customer/group-of-session.ts';
import type { ServiceContext } from '../service-context.ts';
import { readNormalAddress } from '../ssr/country.reader.ts';
import { discountSharesOf } from './discount-shares.ts';
import { taxOfOrder } from './order-tax.ts';
import { readTaxTable } from './tax.reader.ts';
import { taxRulesAt, untoldTaxMessage } from './tax-rules-at.ts';

/** Maximum taxable total in major units: larger sums would not be exact to the cent. */
const largestTotal = 1_000_000_000_000;

const isVirtual = ({ type = 'simple' }: WireTaxItem): boolean => rulesOf({ type }).canShipNothing;

/**
 * Whether an issue of a billing address can be ignored: nothing is delivered there, so the postal code may be missing.
 */
const isForgiven = ({ path, code }: AddressIssue, items: readonly WireTaxItem[]): boolean =>
  path === 'postcode' && code === 'required' && items.every(isVirtual);

/** Whether a VAT number has a valid form and check digits for a country; its registration is not checked. */
const isVatNumberValid = (text: string, countryCode: string): boolean | undefined => {
  const checked = validateVatNumber(text, { countryCode });
  return !checked.ok && checked.issues.some(({ code }) => code === 'empty') ? undefined : checked.ok;
};

/** @param place index of the line, for lines without an id */
const weighedLineOf = (
  { listItemId, productId, qty, rowTotal, children = [] }: WireTaxItem,
  place: number,
): WeighedLine => ({
  listItemId: listItemId ?? String(place),
  productId,
  qty,
  rowTotal: moneyFromWire(rowTotal),
  children: children.map(weighedLineOf),
});

const idsOf = (items: readonly WireTaxItem[]): readonly number[] =>
  items.flatMap(({ productId, children = [] }) => [productId, ...idsOf(children)]);

/** svc_tax: the order's tax (READINGS A7). */
export const createTaxService = ({
  db,
  catalogue,
  now,
  sites,
  taxRegimes,
  promotions,
}: ServiceContext): ServiceHandlers<'tax'> => ({
  fetchTax: async ({ body, session }) => {
    const { items, hundoDiscount, shippingAmount, vatNumber = '' } = body;
    const { address, found } = await readNormalAddress(db, addressFromWire(body.shippingAddress));
    if (!found) return refuse('unknown_country', 'The store knows no such country');
    const issues = validateForRating(address, found.country, found.regions).filter((one) => !isForgiven(one, items));
    if (issues.length > 0) return refuse('invalid_address', untoldTaxMessage, { issues });
    if (items.reduce((total, { rowTotal }) => total + rowTotal, shippingAmount) > largestTotal) {
      return refuse('invalid_request', `The order comes to more than ${largestTotal}`);
    }

    const site = sites.byStoreId(body.storeId);
    const { countryId } = address;
    const nowMs = now().getTime();
    const day = dayAt(nowMs, site.timeZone);
    const revision = await catalogue.revision();
    const [products, groupId, table] = await Promise.all([
      readProductsWithChildren(db, idsOf(items), site),
      groupOfSession(db, session),
      catalogue.keep(revision, `tax ${countryId} ${day}`, () => readTaxTable(db, [countryId], day, taxRegimes)),
    ]);
    const rulesOf = taxRulesAt(table, { site, address, day });
    if (!rulesOf) return refuse('invalid_address', untoldTaxMessage);
    const lines = items.map(weighedLineOf);
    const tax = taxOfOrder(
      {
        lines,
        products,
        discountShares: discountSharesOf(lines, products, moneyFromWire(hundoDiscount), (cart) =>
          createPromotions(promotions, site)(cart, { now: nowMs, shopper: { groupId } }),
        ),
        shippingAmount: moneyFromWire(shippingAmount),
      },
      rulesOf,
      site,
    );
    return taxQuoteToWire({ ...tax, isVatNumberValid: isVatNumberValid(vatNumber, address.countryId) });
  },
});
