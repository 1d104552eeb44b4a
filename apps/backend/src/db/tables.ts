import type { ContentBlock } from '@ironcart/core/content';
import type { PushPlatform } from '@ironcart/core/customer';
import type { ListType } from '@ironcart/core/list';
import type { Currency } from '@ironcart/core/money';
import type { OrderStatus, ReturnReason, ReturnStatus } from '@ironcart/core/order';
import type { ProductType } from '@ironcart/core/product';
import type { SiteCode, StoreId } from '@ironcart/core/site';
import type { RuleClass } from '@ironcart/tax';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { ProductDetails } from '../catalogue-import/store-folder/product-record.ts';
import type { PaymentStatus } from '../providers/payment/payment.ts';

/** numeric(12,2), as decimal text both ways. */
type Amount = string;
/** A JSON document: read as a value, written as text. */
type Json<T extends object> = JSONColumnType<T, string, string>;
type Instant = ColumnType<Date, Date, Date>;
/** A date without a time of day, as ISO 8601 text both ways. */
type CalendarDay = string;

interface ProductsTable {
  product_id: number;
  sku: string;
  name: string;
  type: ProductType;
  brand: Generated<string>;
  url_key: string;
  short_description: Generated<string>;
  description: Generated<string>;
  weight: string;
  box_length: string | null;
  box_width: string | null;
  box_height: string | null;
  visibility: number;
  rating_average: string | null;
  rating_count: Generated<number>;
  attributes: Json<Record<string, string | number | boolean>>;
  pictures: Json<readonly { readonly master: string; readonly label: string }[]>;
  details: Json<ProductDetails>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

interface OrdersTable {
  order_id: string;
  store_id: StoreId;
  list_id: string;
  session_id: string;
  customer_id: string | null;
  status: Generated<OrderStatus>;
  failure: string | null;
  currency: Currency;
  subtotal: Amount;
  discount: Amount;
  shipping: Amount;
  tariff: Amount;
  item_tax: Amount;
  shipping_tax: Amount;
  tax: Amount;
  grand_total_excluding_tax: Amount;
  grand_total_including_tax: Amount;
  giftcards: Amount;
  payment_amount: Amount;
  payment_key: string;
  payment_means: Generated<string | null>;
  payment_reference: string | null;
  card_brand: Generated<string | null>;
  card_last4: Generated<string | null>;
  void_due: Generated<boolean>;
  document: Json<Record<string, unknown>>;
  created_at: Instant;
  updated_at: Instant;
  placed_at: Date | null;
  leased_until: Instant;
  challenge_expires_at: Date | null;
  changed_by: Generated<string>;
}

/** The database as `migrations/` makes it. */
export interface Tables {
  products: ProductsTable;
  product_children: { parent_id: number; child_id: number; position: number };
  product_prices: { product_id: number; currency: Currency; price: Amount; special_price: Amount | null };
  inventory: {
    product_id: number;
    qoh: number;
    min_qty: number;
    max_qty: number;
    backorder: boolean;
    lead_time: string | null;
    bin: boolean;
  };
  categories: {
    category_id: number;
    parent_id: number | null;
    name: string;
    url_key: string;
    description: string;
    picture_master: string | null;
    position: number;
    in_menu: boolean;
  };
  category_products: { category_id: number; product_id: number; position: number };
  pictures: { master: string; width: number; height: number; blurred: string | null };
  cms_pages: {
    page_id: number;
    identifier: string;
    url: string;
    title: string;
    description: string;
    blocks: Json<readonly ContentBlock[]>;
  };
  cms_blocks: { name: string; active: boolean; content: string };
  redirects: { path: string; target: string; type: 301 | 302 };
  countries: { alpha2: string; name: string; require_region: boolean; postcode_regex: string | null };
  regions: { region_id: number; country_id: string; code: string; name: string };
  shipping_methods: {
    site_code: SiteCode;
    shipping_code: string;
    label: string;
    carrier: string;
    kind: 'parcel' | 'freight' | 'pickup';
    origin_code: string | null;
    dimensional_divisor: string | null;
    max_package_weight: string | null;
    max_package_length: string | null;
    position: number;
  };
  shipping_origins: { origin_code: string; name: string; country_id: string; region: string; postcode: string };
  shipping_sites: {
    site_code: SiteCode;
    default_origin: string;
    heaviest_parcel: string;
    longest_parcel: string;
    freight_above: string;
  };
  product_origins: { site_code: SiteCode; product_id: number; origin_code: string };
  shipping_zones: { site_code: SiteCode; zone_code: string; name: string };
  shipping_zone_areas: {
    site_code: SiteCode;
    zone_code: string;
    country_id: string;
    region: string;
    postcode: string;
  };
  shipping_rates: {
    site_code: SiteCode;
    shipping_code: string;
    zone_code: string;
    up_to_weight: string | null;
    base: Amount;
    per_lb: string;
  };
  rate_quotes: { transaction_id: string; store_id: StoreId; created_at: Instant };
  tax_rules: {
    country_id: string;
    levy: string;
    tax_class: RuleClass;
    postcode: string;
    region: string;
    rate: string;
    code: string;
    compound_level: Generated<number>;
    valid_from: CalendarDay | null;
    valid_until: CalendarDay | null;
  };
  customers: {
    customer_id: string;
    email: string;
    password_hash: string;
    firstname: string;
    lastname: string;
    telephone: Generated<string>;
    group_id: Generated<number>;
    segments: Generated<number[]>;
    created_at: Instant;
  };
  sessions: {
    session_id: string;
    token_hash: Buffer;
    customer_id: string | null;
    created_at: Instant;
    expires_at: Instant;
    ended_at: Date | null;
  };
  addresses: {
    address_id: string;
    customer_id: string;
    fields: Json<Record<string, unknown>>;
    is_default_shipping: boolean;
    is_default_billing: boolean;
    created_at: Instant;
  };
  stored_payment_methods: {
    customer_id: string;
    stored_payment_method_id: string;
    is_default: boolean;
    billing_address_id: string | null;
    created_at: Instant;
  };
  lists: {
    list_id: string;
    site_code: SiteCode;
    type: ListType;
    session_id: string | null;
    customer_id: string | null;
    is_active: Generated<boolean>;
    active_cart_ts: number | null;
    email: string | null;
    is_shared: Generated<boolean>;
    revision: Generated<number>;
    created_at: Instant;
  };
  list_items: {
    list_item_id: string;
    list_id: string;
    position: Generated<number>;
    product_id: number;
    qty: number;
    options: Json<Record<string, unknown>>;
    metadata: Json<Record<string, unknown>>;
    children: Json<readonly unknown[]>;
  };
  captcha_tokens: { token_hash: Buffer; used_at: Instant };
  rate_limits: { bucket: string; window_ends_at: Instant; count: number };
  gift_cards: { code: string; currency: Currency; initial_balance: Amount; balance: Amount };
  orders: OrdersTable;
  order_items: {
    order_id: string;
    position: number;
    product_id: number;
    sku: string;
    qty: number;
    price: Amount;
    row_total: Amount;
    line: Json<Record<string, unknown>>;
    returned_qty: Generated<number>;
  };
  return_authorizations: {
    rma_number: string;
    order_id: string;
    status: Generated<ReturnStatus>;
    comments: string;
    issued_at: Instant;
  };
  return_items: { rma_number: string; order_id: string; position: number; qty: number; reason: ReturnReason };
  extra_payments: {
    extra_payment_id: string;
    order_id: string;
    amount: Amount;
    currency: Currency;
    reason: string;
    created_at: Instant;
  };
  extra_payment_attempts: {
    payment_key: string;
    extra_payment_id: string;
    payment_means: string;
    status: Generated<Exclude<OrderStatus, 'published'>>;
    failure: string | null;
    payment_reference: string | null;
    card_brand: string | null;
    card_last4: string | null;
    void_due: Generated<boolean>;
    created_at: Instant;
    updated_at: Instant;
    leased_until: Instant;
    challenge_expires_at: Date | null;
    changed_by: string;
  };
  order_stock: {
    order_id: string;
    product_id: number;
    taken: number;
    backordered: number;
    returned_at: Date | null;
  };
  order_promotions: { order_id: string; product_id: number; qty: number; returned_at: Date | null };
  gift_card_movements: {
    movement_id: Generated<number>;
    code: string;
    order_id: string;
    amount: Amount;
    created_at: Instant;
  };
  issued_gift_cards: { order_id: string; position: number; piece: number; code: string; issued_at: Instant };
  order_status_changes: {
    change_id: Generated<number>;
    order_id: string;
    from_status: OrderStatus | null;
    to_status: OrderStatus;
    changed_at: Instant;
    cause: Generated<string>;
  };
  payment_events: {
    event_id: Generated<number>;
    order_id: string;
    kind: 'authorised' | 'challenged' | 'captured' | 'refused' | 'voided' | 'refunded';
    payment_reference: string | null;
    cause: string;
    happened_at: Instant;
  };
  idempotency_keys: {
    session_id: string;
    key: string;
    body_hash: Buffer;
    claimed_until: Instant;
    order_id: string | null;
    status: number | null;
    answer: ColumnType<Record<string, unknown> | null, string | null, string | null>;
    created_at: Instant;
  };
  entitlements: {
    entitlement_id: string;
    customer_id: string;
    product_id: number;
    earned_by: string;
    percent: string | null;
    amount: Amount | null;
    currency: Currency | null;
    has_free_shipping: Generated<boolean>;
    initial_uses: number | null;
    remaining_uses: number | null;
    created_at: Instant;
  };
  entitlement_movements: {
    movement_id: Generated<number>;
    entitlement_id: string;
    order_id: string;
    uses: number;
    created_at: Instant;
  };
  five_for_five: { email: string; initial_redemptions: number; remaining: number };
  five_for_five_movements: {
    movement_id: Generated<number>;
    email: string;
    order_id: string;
    redemptions: number;
    created_at: Instant;
  };
  handled_notifications: { notification_id: string; handled_at: Instant };
  provider_payments: {
    payment_key: string;
    /** 'adyen', 'paypal', or the type of a method of the store's own. */
    provider: string;
    reference: string;
    payment_id: string | null;
    capture_id: string | null;
    status: PaymentStatus;
    refusal: string | null;
    amount: Amount | null;
    currency: Currency | null;
    card_brand: string | null;
    card_last4: string | null;
    action: string | null;
    created_at: Instant;
    updated_at: Instant;
  };
  pay_tokens: {
    token: string;
    kind: Generated<'card' | 'securityCode' | 'paypal'>;
    outcome: string;
    brand: string | null;
    last4: string | null;
    exp_month: number | null;
    exp_year: number | null;
    amount: Amount | null;
    currency: string | null;
    created_at: Instant;
  };
  pay_stored_cards: {
    card_id: string;
    shopper: string;
    outcome: string;
    brand: string;
    last4: string;
    exp_month: number;
    exp_year: number;
    created_at: Instant;
    forgotten_at: Date | null;
  };
  pay_payments: {
    payment_id: string;
    idempotency_key: string;
    reference: string;
    token: string | null;
    method: Generated<string>;
    outcome: Generated<string>;
    source_digest: Generated<string>;
    brand: string | null;
    last4: string | null;
    keep_for: string | null;
    amount: Amount;
    currency: string;
    status: Exclude<PaymentStatus, 'unknown'>;
    refusal: string | null;
    captured: Generated<Amount>;
    notification_url: string;
    return_url: string | null;
    created_at: Instant;
    updated_at: Instant;
  };
  pay_notifications: {
    notification_id: string;
    payment_id: string;
    body: string;
    created_at: Instant;
    delivered_at: Date | null;
    attempts: Generated<number>;
    next_attempt_at: Instant;
  };
  order_confirmations_due: {
    order_id: string;
    due_at: Instant;
  };
  mail_outbox: {
    mail_id: string;
    recipient: string;
    subject: string;
    body: string | null;
    html: string | null;
    created_at: Instant;
    attempts: Generated<number>;
    next_attempt_at: Instant;
    sent_at: Date | null;
  };
  password_resets: {
    reset_id: string;
    email: string;
    site_code: SiteCode;
    requested_at: Instant;
    customer_id: string | null;
    token_hash: Buffer | null;
    expires_at: Date | null;
    used_at: Date | null;
  };
  email_changes: {
    change_id: string;
    customer_id: string;
    email: string;
    site_code: SiteCode;
    requested_at: Instant;
    token_hash: Buffer | null;
    expires_at: Date | null;
    used_at: Date | null;
  };
  newsletter_subscriptions: { email: string; list_id: number; subscribed_at: Instant };
  forms: {
    form_hash: string;
    name: string;
    fields: string[];
    required_fields: string[];
    email_fields: Generated<string[]>;
  };
  form_submissions: {
    submission_id: string;
    form_hash: string;
    fields: Json<Record<string, string>>;
    submitted_at: Instant;
  };
  back_in_stock_notices: {
    notice_id: string;
    product_id: number;
    parent_id: number | null;
    email: string;
    customer_id: string | null;
    state: Generated<'in_stock' | 'out' | 'due'>;
    site_code: Generated<SiteCode>;
    created_at: Instant;
  };
  group_prices: { product_id: number; group_id: number; currency: Currency; price: Amount };
  events: { event_id: string; name: string; location: string; starts_on: CalendarDay; ends_on: CalendarDay };
  event_divisions: { division_id: number; event_id: string; name: string; position: number };
  event_profiles: {
    customer_id: string;
    first_name: string;
    last_name: string;
    email: string;
    btwb_id: string;
    birthdate: CalendarDay | null;
    gym: string;
    gender: Generated<string>;
    country: string;
    updated_at: Instant;
  };
  event_registrations: {
    registration_id: string;
    customer_id: string | null;
    event_id: string;
    division_id: number;
    registered_at: Instant;
    order_id: string | null;
  };
  search_synonyms: { phrase: string; means: string };
  search_redirects: { phrase: string; target: string };
  search_replacements: { product_id: number; replacement_id: number };
  search_currencies: { currency: Currency; place: number };
  search_events: {
    event_id: Generated<number>;
    site_code: string;
    name: string;
    user_id: string;
    uri: string;
    detail: ColumnType<Record<string, unknown>, string, string>;
    happened_at: Instant;
  };
  editorial_authors: { author_id: number; name: string };
  editorial_terms: {
    term_id: number;
    kind: 'category' | 'tag';
    slug: string;
    name: string;
    description: Generated<string>;
  };
  editorial_posts: {
    post_id: number;
    slug: string;
    title: string;
    excerpt: string;
    content: string;
    format: Generated<string>;
    author_id: number;
    category_id: number;
    picture_master: string | null;
    featured_video: string | null;
    custom_css: Generated<string>;
    custom_js: Generated<string>;
    published_at: Instant;
    words: ColumnType<string, never, never>;
    category_kind: ColumnType<'category', never, never>;
  };
  editorial_post_tags: { post_id: number; term_id: number; term_kind: ColumnType<'tag', never, never> };
  flag_settings: { name: string; setting: Json<Record<string, unknown>>; updated_at: Generated<Date> };
  flag_versions: { is_only: Generated<boolean>; version: number };
  push_devices: {
    device_id: string;
    token: string;
    platform: PushPlatform;
    session_id: string;
    registered_at: Instant;
  };
  push_messages: {
    message_id: string;
    device_id: string;
    title: string;
    body: string;
    path: string;
    created_at: Instant;
    attempts: Generated<number>;
    next_attempt_at: Instant;
  };
  catalogue_revision: { is_only: Generated<boolean>; revision: number };
  seedings: { name: string; seeded_at: Instant };
  secrets: { name: string; value: string };
}
