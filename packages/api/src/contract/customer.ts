import * as v from 'valibot';
import { wireAddressPatch, wireBookAddress, wireNewAddress } from './address.ts';
import { wireCreditCard, wireCreditCardPatch, wireNewCreditCard } from './credit-card.ts';
import { defineCall } from './define-call.ts';
import {
  email,
  id,
  line,
  listOf,
  moment,
  requiredLine,
  requiredText,
  success,
  text,
  wholeNumber,
} from './primitives.ts';

/** The length of a password, in characters. */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

export const password = v.pipe(text(PASSWORD_LENGTH.max), v.minLength(PASSWORD_LENGTH.min));

/**
 * Number of days after an order during which it keeps the customer's name and address even if the account is deleted.
 */
export const ORDER_CARE_DAYS = 90;

/** Maximum number of addresses per customer. */
export const MAX_ADDRESSES = 200;

/** Maximum number of stored cards per customer. */
export const MAX_CARDS = 50;

/** A customer with the address book (S3-customer). A guest has the id '' and group 0. */
export const wireCustomer = v.object({
  _id: v.union([v.literal(''), id]),
  loggedIn: v.boolean(),
  groupId: wholeNumber(0, 1_000_000),
  email: text(320),
  firstname: text(100),
  lastname: text(100),
  telephone: text(40),
  segments: listOf(wholeNumber(0, 1_000_000_000), 1_000),
  addresses: listOf(wireBookAddress, MAX_ADDRESSES),
});
export type WireCustomer = v.InferOutput<typeof wireCustomer>;

/** All data that the store has about a customer, as a downloadable file. */
export const wireCustomerData = v.object({
  exportedAt: moment,
  customer: wireCustomer,
  creditCards: listOf(wireCreditCard, MAX_CARDS),
  /** Parts that are missing because the payment provider, which stores them, does not respond: retry later. */
  unavailable: v.optional(listOf(v.literal('creditCards'), 1)),
  /** All other records by kind: orders, lists, reviews, newsletters. Each has its stored format. */
  records: v.record(v.string(), v.array(v.record(v.string(), v.unknown()))),
});
export type WireCustomerData = v.InferOutput<typeof wireCustomerData>;

const addressParams = v.object({ id });

/** svc_customer: the customer of the session, the address book and the cards. */
export const customerCalls = {
  getCustomer: defineCall({
    name: 'customer.getCustomer',
    method: 'GET',
    path: '/svc_customer/customer',
    answer: wireCustomer,
  }),
  /** Registers a customer and logs them in. */
  register: defineCall({
    name: 'customer.register',
    method: 'POST',
    path: '/svc_customer/customer',
    body: v.object({ email, password, firstname: requiredLine(100), lastname: requiredLine(100) }),
    answer: wireCustomer,
    errors: { email_taken: 409, guessable_password: 422 },
    captcha: 'register',
  }),
  updateCustomer: defineCall({
    name: 'customer.updateCustomer',
    method: 'PATCH',
    path: '/svc_customer/customer/',
    body: v.partial(v.object({ firstname: requiredLine(100), lastname: requiredLine(100), telephone: line(40) })),
    answer: wireCustomer,
  }),
  /**
   * Requests a change of the e-mail address. A mail to the new address contains the token that confirms the change. The
   * response does not reveal whether the address is taken.
   */
  changeEmail: defineCall({
    name: 'customer.changeEmail',
    method: 'POST',
    path: '/svc_customer/customer/email',
    body: v.object({ email, password: requiredText(PASSWORD_LENGTH.max) }),
    answer: success,
    errors: { wrong_password: 422 },
  }),
  /** Changes the e-mail address with the token of that mail, which is valid once and for an hour. */
  confirmEmail: defineCall({
    name: 'customer.confirmEmail',
    method: 'POST',
    path: '/svc_customer/customer/email/confirm',
    body: v.object({ token: requiredText(200) }),
    answer: success,
    errors: { invalid_email_token: 422 },
  }),
  /** Changes the password, and ends the customer's other sessions. `guessable_password` concerns the new password. */
  changePassword: defineCall({
    name: 'customer.changePassword',
    method: 'POST',
    path: '/svc_customer/customer/password',
    body: v.object({ password: requiredText(PASSWORD_LENGTH.max), newPassword: password }),
    answer: success,
    errors: { wrong_password: 422, guessable_password: 422 },
  }),
  /** Returns all data that the store has about the customer. */
  exportData: defineCall({
    name: 'customer.exportData',
    method: 'GET',
    path: '/svc_customer/customer/data',
    answer: wireCustomerData,
  }),
  /**
   * Deletes the account and all data that only concerns the customer, and ends all sessions. Orders stay without the
   * customer, because the law requires their retention.
   */
  deleteAccount: defineCall({
    name: 'customer.deleteAccount',
    method: 'POST',
    path: '/svc_customer/customer/deletion',
    body: v.object({ password: requiredText(PASSWORD_LENGTH.max) }),
    answer: success,
    errors: { wrong_password: 422 },
  }),
  /** Replaces the segments and returns the updated customer. */
  updateSegments: defineCall({
    name: 'customer.updateSegments',
    method: 'PUT',
    path: '/svc_customer/customer/segments',
    body: v.object({ segments: listOf(wholeNumber(0, 1_000_000_000), 1_000) }),
    answer: wireCustomer,
  }),
  /** Requests a password reset mail. The response does not reveal whether the address has an account (SECURITY 7). */
  forgotPassword: defineCall({
    name: 'customer.forgotPassword',
    method: 'POST',
    path: '/svc_customer/customer/forgot-password',
    body: v.object({ email, captcha: v.optional(text(4_000)) }),
    answer: v.object({ success: v.boolean() }),
    captcha: 'forgotpassword',
  }),
  /** Sets a new password with the token of that mail, which is valid once and for an hour (READINGS A31). */
  resetPassword: defineCall({
    name: 'customer.resetPassword',
    method: 'POST',
    path: '/svc_customer/customer/forgot-password/reset',
    body: v.object({ token: requiredText(200), password }),
    answer: success,
    errors: { invalid_reset_token: 422, guessable_password: 422 },
  }),
  addAddress: defineCall({
    name: 'customer.addAddress',
    method: 'POST',
    path: '/svc_customer/customer/address',
    body: wireNewAddress,
    answer: wireBookAddress,
    errors: { invalid_address: 422, address_book_full: 409 },
  }),
  updateAddress: defineCall({
    name: 'customer.updateAddress',
    method: 'PATCH',
    path: '/svc_customer/customer/address/:id',
    params: addressParams,
    body: wireAddressPatch,
    answer: wireBookAddress,
    errors: { invalid_address: 422 },
  }),
  removeAddress: defineCall({
    name: 'customer.removeAddress',
    method: 'DELETE',
    path: '/svc_customer/customer/address/:id',
    params: addressParams,
    answer: success,
  }),
  getCreditCards: defineCall({
    name: 'customer.getCreditCards',
    method: 'GET',
    path: '/svc_customer/customer/credit-cards',
    answer: listOf(wireCreditCard, MAX_CARDS),
  }),
  /** The card becomes the default if it is the first one or no other is the default (S4-card-01). */
  addCreditCard: defineCall({
    name: 'customer.addCreditCard',
    method: 'POST',
    path: '/svc_customer/customer/credit-cards',
    body: wireNewCreditCard,
    answer: wireCreditCard,
    errors: { card_refused: 402, address_not_found: 422, too_many_cards: 409 },
  }),
  updateCreditCard: defineCall({
    name: 'customer.updateCreditCard',
    method: 'PUT',
    path: '/svc_customer/customer/credit-cards/:id',
    params: v.object({ id }),
    body: wireCreditCardPatch,
    answer: wireCreditCard,
    errors: { address_not_found: 422 },
  }),
  removeCreditCard: defineCall({
    name: 'customer.removeCreditCard',
    method: 'DELETE',
    path: '/svc_customer/customer/credit-cards/:id',
    params: v.object({ id }),
    answer: success,
  }),
} as const;
