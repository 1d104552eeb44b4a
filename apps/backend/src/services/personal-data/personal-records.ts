import { type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** Identifies a customer in the database. */
export interface PersonalSubject {
  readonly customerId: string;
  readonly email: string;
}

type Condition = (subject: PersonalSubject) => RawBuilder<boolean>;

/** A kind of records about a customer. */
export interface PersonalRecords {
  readonly table: keyof Tables;
  /** Selects the rows of the table, aliased as `record`, that concern the customer. */
  readonly of: Condition;
  /** Columns that are not exported: secrets, and columns without data about the customer. */
  readonly without?: readonly string[];
  /**
   * The effect of deleting the account: `deleted` deletes the rows; `deletedAlong`: the database deletes them with
   * others (cascade); `kept` keeps them without the customer (`eraseCustomer`, `anonymiseOrders`).
   */
  readonly erasure: 'deleted' | 'deletedAlong' | 'kept';
}

const ofCustomer: Condition = ({ customerId }) => sql`record.customer_id = ${customerId}`;
const ofEmail: Condition = ({ email }) => sql`record.email = ${email.toLowerCase()}`;
const ofSessions: Condition = ({ customerId }) =>
  sql`record.session_id in (select session_id from sessions where customer_id = ${customerId})`;
const ofOrders: Condition = ({ customerId }) =>
  sql`record.order_id in (select order_id from orders where customer_id = ${customerId})`;
const ofLists: Condition = ({ customerId }) =>
  sql`record.list_id in (select list_id from lists where customer_id = ${customerId})`;

/** The visitor ids of this customer's browsers: those that reported one of the orders. */
const visitors = ({ customerId }: PersonalSubject) => sql`
  select visitor from analytics_events where order_id in (select order_id from orders where customer_id = ${customerId})`;

/** Technical columns of payments. */
const technical = ['payment_key', 'leased_until', 'void_due', 'changed_by', 'cause', 'session_id', 'personal_until'];

/**
 * All records about a customer, by their names in the exported file; deleted in this order. The customer and the
 * address book are not listed, because the export contains them in the contract's format. Messages sent by forms are
 * not listed either, because they cannot be attributed to the customer.
 */
export const personalRecords: Readonly<Record<string, PersonalRecords>> = {
  logIns: { table: 'sessions', of: ofCustomer, without: ['session_id', 'token_hash', 'customer_id'], erasure: 'kept' },
  linkedPlatforms: {
    table: 'agent_grants',
    of: ofCustomer,
    without: ['grant_id', 'customer_id', 'code_hash', 'code_challenge', 'code_expires_at', 'redirect_uri'],
    erasure: 'deletedAlong',
  },
  newsletters: { table: 'newsletter_subscriptions', of: ofEmail, erasure: 'deleted' },
  backInStockNotices: { table: 'back_in_stock_notices', of: ofCustomer, erasure: 'deletedAlong' },
  emailChanges: { table: 'email_changes', of: ofCustomer, without: ['token_hash'], erasure: 'deletedAlong' },
  passwordResets: { table: 'password_resets', of: ofEmail, without: ['token_hash'], erasure: 'deleted' },
  mails: {
    table: 'mail_outbox',
    of: ({ email, customerId }) => sql`lower(record.recipient) = lower(${email})
      and record.created_at >= (select created_at from customers where customer_id = ${customerId})`,
    // A mail may contain a link that gives access to the account; it is for the mail's reader only.
    without: ['body', 'html', 'attempts', 'next_attempt_at', 'is_immediate', 'last_answer'],
    erasure: 'deleted',
  },
  chatMessages: {
    table: 'chat_messages',
    of: ({ customerId }) => sql`record.chat_id in (
      select chat_id from chats join sessions using (session_id) where customer_id = ${customerId})`,
    erasure: 'deletedAlong',
  },
  chats: { table: 'chats', of: ofSessions, without: ['session_id'], erasure: 'deleted' },
  devices: { table: 'push_devices', of: ofSessions, without: ['session_id'], erasure: 'deleted' },
  deviceMessages: {
    table: 'push_messages',
    of: ({ customerId }) => sql`record.device_id in (
      select device_id from push_devices join sessions using (session_id) where customer_id = ${customerId})`,
    erasure: 'deletedAlong',
  },
  tickets: { table: 'entitlements', of: ofCustomer, erasure: 'deletedAlong' },
  ticketUses: {
    table: 'entitlement_movements',
    of: ({ customerId }) => sql`record.entitlement_id in (
      select entitlement_id from entitlements where customer_id = ${customerId})`,
    erasure: 'deletedAlong',
  },
  fiveForFive: { table: 'five_for_five', of: ofEmail, erasure: 'deleted' },
  fiveForFiveUses: { table: 'five_for_five_movements', of: ofEmail, erasure: 'deletedAlong' },
  eventProfile: { table: 'event_profiles', of: ofCustomer, erasure: 'deletedAlong' },
  eventRegistrations: { table: 'event_registrations', of: ofCustomer, erasure: 'deletedAlong' },
  cancelledPrograms: { table: 'program_cancellations', of: ofCustomer, erasure: 'deletedAlong' },
  keptGiftCards: { table: 'kept_gift_cards', of: ofCustomer, erasure: 'deletedAlong' },
  gyms: { table: 'gym_projects', of: ofCustomer, erasure: 'deletedAlong' },
  quotes: { table: 'quotes', of: ofCustomer, erasure: 'deletedAlong' },
  listItems: { table: 'list_items', of: ofLists, erasure: 'deleted' },
  lists: { table: 'lists', of: ofCustomer, erasure: 'kept' },
  reviewVotes: { table: 'review_votes', of: ofCustomer, erasure: 'deletedAlong' },
  photos: {
    table: 'photos',
    of: ({ customerId }) => sql`(record.owner = ${`customer ${customerId}`}
      or record.review_id in (select review_id from reviews where customer_id = ${customerId})
      or record.rma_number in (select rma_number from return_authorizations join orders using (order_id)
        where customer_id = ${customerId}))`,
    without: ['owner', 'preview'],
    erasure: 'kept',
  },
  reviews: { table: 'reviews', of: ofCustomer, erasure: 'deletedAlong' },
  storedCards: { table: 'stored_payment_methods', of: ofCustomer, erasure: 'deletedAlong' },
  searches: {
    table: 'search_events',
    of: (subject) => sql`record.user_id in (${visitors(subject)})`,
    erasure: 'deleted',
  },
  visits: {
    table: 'analytics_events',
    of: (subject) => sql`record.visitor in (${visitors(subject)})`,
    erasure: 'deleted',
  },
  orders: { table: 'orders', of: ofCustomer, without: technical, erasure: 'kept' },
  orderChanges: { table: 'order_status_changes', of: ofOrders, without: ['cause'], erasure: 'kept' },
  paymentEvents: { table: 'payment_events', of: ofOrders, without: ['cause'], erasure: 'kept' },
  payments: {
    table: 'provider_payments',
    of: ({ customerId }) => sql`record.reference in (select order_id from orders where customer_id = ${customerId})`,
    without: [...technical, 'action'],
    erasure: 'kept',
  },
  extraPayments: { table: 'extra_payments', of: ofOrders, erasure: 'kept' },
  extraPaymentAttempts: {
    table: 'extra_payment_attempts',
    of: ({ customerId }) => sql`record.extra_payment_id in (
      select extra_payment_id from extra_payments join orders using (order_id) where customer_id = ${customerId})`,
    without: technical,
    erasure: 'kept',
  },
  subscriptions: { table: 'subscriptions', of: ofOrders, without: ['next_look_at'], erasure: 'kept' },
  subscriptionPayments: {
    table: 'subscription_payments',
    of: ofOrders,
    without: ['next_try_at', 'tried_at'],
    erasure: 'kept',
  },
  shipments: { table: 'shipments', of: ofOrders, without: ['next_look_at'], erasure: 'kept' },
  shipmentEvents: {
    table: 'shipment_events',
    of: ({ customerId }) => sql`record.shipment_id in (
      select shipment_id from shipments join orders using (order_id) where customer_id = ${customerId})`,
    erasure: 'kept',
  },
  returns: { table: 'return_authorizations', of: ofOrders, erasure: 'kept' },
  returnItems: { table: 'return_items', of: ofOrders, erasure: 'kept' },
  refunds: { table: 'refunds', of: ofOrders, without: ['payment_key', 'next_try_at'], erasure: 'kept' },
  // A code is money, and the card may be a present for someone else.
  issuedGiftCards: { table: 'issued_gift_cards', of: ofOrders, without: ['code'], erasure: 'kept' },
  giftCardUses: { table: 'gift_card_movements', of: ofOrders, erasure: 'kept' },
};
