import {
  type Address,
  type AddressIssue,
  type Country,
  emptyAddress,
  isEmail,
  type Region,
  validateAddress,
  validateBilling,
  validateContact,
  validateForRating,
} from '@ironcart/core/address';
import type { Customer } from '@ironcart/core/customer';
import { isVirtualOrder } from '@ironcart/core/shipping';
import type { Site } from '@ironcart/core/site';
import type { CheckoutContext } from './checkout.types.ts';
import { derivedFrom } from './derived-from.ts';

/** Whether nothing of the order is shipped. */
export const isVirtual = ({ cart }: Pick<CheckoutContext, 'cart'>): boolean => isVirtualOrder(cart.items);

/** The initial address: the customer's name and e-mail, in the site's default country. */
export const firstAddress = (site: Site, customer: Customer | undefined): Address => ({
  ...emptyAddress(site.defaultCountry),
  ...(customer && {
    firstname: customer.firstname,
    lastname: customer.lastname,
    telephone: customer.telephone,
    email: customer.email,
  }),
});

type AddressBook = Pick<CheckoutContext, 'countries' | 'regions'>;

const countryOf = ({ countries }: AddressBook, { countryId }: Address): Country | undefined =>
  countries.find(({ alpha2 }) => alpha2 === countryId);

const regionsOf = ({ regions }: AddressBook, address: Address): readonly Region[] =>
  regions.filter(({ countryId }) => countryId === address.countryId);

/** Issues of the shipping address; empty if nothing is shipped. */
export const shippingAddressIssues = /* @__PURE__ */ derivedFrom(
  ['cart', 'shippingAddress', 'countries', 'regions'],
  (context): readonly AddressIssue[] =>
    isVirtual(context)
      ? []
      : validateAddress(
          context.shippingAddress,
          countryOf(context, context.shippingAddress),
          regionsOf(context, context.shippingAddress),
        ),
);

/** The parts of the order that the address rules depend on. */
type AddressedOrder = Pick<
  CheckoutContext,
  'cart' | 'shippingAddress' | 'billingAddress' | 'isBillingSameAsShipping' | 'countries' | 'regions' | 'sheet'
>;

/** Missing parts of an address for rates: a wallet's sheet hides the person and the street until payment. */
const ratingIssues = (book: AddressBook, address: Address): readonly AddressIssue[] =>
  validateForRating(address, countryOf(book, address), regionsOf(book, address));

type RatedAddress = Pick<CheckoutContext, 'cart' | 'shippingAddress' | 'countries' | 'regions' | 'sheet'>;

/** Issues that prevent rates; while a wallet's sheet is open, the parts that locate the address are sufficient. */
export const shippingQuoteIssues = (context: RatedAddress): readonly AddressIssue[] =>
  context.sheet === undefined ? shippingAddressIssues(context) : ratingIssues(context, context.shippingAddress);

/** Issues that prevent taxing an order without shipping. */
export const billingQuoteIssues = (context: AddressedOrder): readonly AddressIssue[] =>
  context.sheet === undefined ? billingAddressIssues(context) : ratingIssues(context, context.billingAddress);

/** Whether the shipping address is also the billing address; false for an order without shipping. */
export const billsShippingAddress = (context: Pick<AddressedOrder, 'cart' | 'isBillingSameAsShipping'>): boolean =>
  context.isBillingSameAsShipping && !isVirtual(context);

/** The billing address of the order. */
export const billingAddressOf = (context: AddressedOrder): Address =>
  billsShippingAddress(context) ? context.shippingAddress : context.billingAddress;

/** Issues of the billing address. If it is the shipping address, only the shipping rules apply. */
export const billingAddressIssues = (context: AddressedOrder): readonly AddressIssue[] => {
  if (billsShippingAddress(context)) return shippingAddressIssues(context);
  const issues = validateBilling(context.billingAddress);
  if (!isVirtual(context)) return issues;
  return [...validateContact(context.billingAddress).filter(({ path }) => path === 'email'), ...issues];
};

/** E-mail address of the order: the customer's own, otherwise the one entered. */
export const orderEmail = (context: CheckoutContext): string =>
  context.customer?.loggedIn
    ? context.customer.email
    : isVirtual(context)
      ? context.billingAddress.email
      : context.shippingAddress.email;

/** The shopper's e-mail address if it is valid; then the shop can request data about the shopper. */
export const knownEmail = (context: CheckoutContext): string | undefined => {
  const email = orderEmail(context);
  return isEmail(email) ? email : undefined;
};

/** The country whose payment methods apply: the destination's, or without shipping the billing address's. */
export const payingCountryOf = (context: CheckoutContext): string =>
  (isVirtual(context) ? context.billingAddress : context.shippingAddress).countryId;
