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

/** An address to start from: a customer's name and e-mail, in the site's default country. */
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

/** What is wrong with the address to ship to; nothing when nothing is shipped. */
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

/** What of the order the rules for its addresses look at. */
type AddressedOrder = Pick<
  CheckoutContext,
  'cart' | 'shippingAddress' | 'billingAddress' | 'isBillingSameAsShipping' | 'countries' | 'regions' | 'sheet'
>;

/** What is missing in an address to rate: a wallet's sheet hides the person and the street until the shopper has paid. */
const ratingIssues = (book: AddressBook, address: Address): readonly AddressIssue[] =>
  validateForRating(address, countryOf(book, address), regionsOf(book, address));

type RatedAddress = Pick<CheckoutContext, 'cart' | 'shippingAddress' | 'countries' | 'regions' | 'sheet'>;

/** What keeps the order from being rated: while a wallet's sheet is open, what places the address is enough. */
export const shippingQuoteIssues = (context: RatedAddress): readonly AddressIssue[] =>
  context.sheet === undefined ? shippingAddressIssues(context) : ratingIssues(context, context.shippingAddress);

/** What keeps an order that ships nothing from being taxed. */
export const billingQuoteIssues = (context: AddressedOrder): readonly AddressIssue[] =>
  context.sheet === undefined ? billingAddressIssues(context) : ratingIssues(context, context.billingAddress);

/** Whether the shipping address is billed; an order without shipping has none. */
export const billsShippingAddress = (context: Pick<AddressedOrder, 'cart' | 'isBillingSameAsShipping'>): boolean =>
  context.isBillingSameAsShipping && !isVirtual(context);

/** The address that is billed. */
export const billingAddressOf = (context: AddressedOrder): Address =>
  billsShippingAddress(context) ? context.shippingAddress : context.billingAddress;

/** What is missing in the address to bill. A billed shipping address only has to satisfy the shipping rules. */
export const billingAddressIssues = (context: AddressedOrder): readonly AddressIssue[] => {
  if (billsShippingAddress(context)) return shippingAddressIssues(context);
  const issues = validateBilling(context.billingAddress);
  if (!isVirtual(context)) return issues;
  return [...validateContact(context.billingAddress).filter(({ path }) => path === 'email'), ...issues];
};

/** Where the shop writes to: a customer's own address, else the one given with the order. */
export const orderEmail = (context: CheckoutContext): string =>
  context.customer?.loggedIn
    ? context.customer.email
    : isVirtual(context)
      ? context.billingAddress.email
      : context.shippingAddress.email;

/** The shopper's e-mail once it is one, which is when the shop can ask about them. */
export const knownEmail = (context: CheckoutContext): string | undefined => {
  const email = orderEmail(context);
  return isEmail(email) ? email : undefined;
};

/** The country whose payment methods apply: where the order goes, or, where nothing is shipped, who is billed. */
export const payingCountryOf = (context: CheckoutContext): string =>
  (isVirtual(context) ? context.billingAddress : context.shippingAddress).countryId;
