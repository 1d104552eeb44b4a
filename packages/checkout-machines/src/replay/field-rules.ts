import type { PersonalKind } from './placeholders.ts';

/**
 * How to redact a field: keep it and redact its parts one by one; keep it entirely, as the shop's public data; replace
 * it by a placeholder; or another rule ('request': keep the machine's own ids of requests, replace others). Fields without a rule are omitted from the log.
 */
export type FieldRule = 'open' | 'public' | 'loose' | 'words' | 'emptied' | 'request' | PersonalKind;

const fields = (rule: FieldRule, ...names: readonly string[]): readonly (readonly [string, FieldRule])[] =>
  names.map((name) => [name, rule]);

/** The rule of each field by its name, or by 'parent.name' if the name alone is ambiguous. */
export const fieldRules: ReadonlyMap<string, FieldRule> = new Map([
  ...fields(
    'public',
    'products',
    'site',
    'countries',
    'regions',
    'config',
    'wallets',
    'requestedShippingCodes',
    'segments',
  ),
  ...fields('loose', 'options', 'metadata', 'configuration', 'browserInfo', 'meta'),
  ...fields('emptied', 'messages'),

  ...fields('name', 'firstname', 'lastname', 'company', 'recipientName', 'senderName'),
  ...fields('email', 'email', 'recipientEmail', 'senderEmail'),
  ...fields('telephone', 'telephone'),
  ...fields('street', 'street', 'apartment'),
  ...fields('city', 'city'),
  ...fields('postcode', 'postcode'),
  ...fields('region', 'region'),
  ...fields('number', 'vatNumber', 'eoriNumber'),
  ...fields('giftCard', 'code', 'giftCardCodes'),
  ...fields('token', 'token', 'transactionToken', 'clientKey', 'clientId'),
  ...fields('id', '_id', 'id', 'listId', 'orderId', 'customerId', 'transactionId', 'storedPaymentMethodId'),
  ...fields('id', 'billingAddressId'),
  ...fields('request', 'requestId'),
  ...fields('path', 'checkout.left.to'),
  ...fields('text', 'comments'),
  ...fields('words', 'message'),

  // Events and states.
  ...fields(
    'open',
    'type',
    'kind',
    'status',
    'step',
    'state',
    'setup',
    'section',
    'mode',
    'event',
    'ok',
    'place.value',
  ),
  ...fields(
    'open',
    'issues',
    'issues.code',
    'issues.retryAfterSeconds',
    'sheet.failed.code',
    'savedAtMs',
    'storeId',
    'countryId',
    'regionId',
  ),
  ...fields('open', 'loggedIn', 'groupId', 'isSame', 'isKept', 'isComplete', 'isDefault', 'isDefaultShipping'),
  ...fields('open', 'isDefaultBilling', 'isBillingSameAsShipping', 'agreements', 'subscription', 'trial', 'isActive'),
  ...fields('open', 'activeCartTs', 'canDevicePay', 'storesCard', 'isEnabled', 'remaining', 'isVatNumberValid'),
  // The order.
  ...fields('open', 'list', 'items', 'children', 'listItemId', 'productId', 'sku', 'qty', 'price', 'rowTotal'),
  ...fields('open', 'name', 'thumbnail', 'totals', 'subtotal', 'discount', 'shipping', 'tariff', 'itemTax'),
  ...fields('open', 'shippingTax', 'tax', 'totalTax', 'summary', 'taxAmount', 'grandTotalExcludingTax'),
  ...fields('open', 'grandTotalIncludingTax', 'giftcards', 'amount', 'balance', 'currency', 'authorizedAmount'),
  ...fields('open', 'authorizedPayPalAmount', 'payment', 'paymentType', 'adyenType', 'customer'),
  ...fields('open', 'shippingAddress', 'billingAddress', 'savedAddresses', 'address', 'shippingMode'),
  ...fields('open', 'earned', 'percent', 'remainingUses', 'hasFreeShipping'),
  // Rates, ways to pay.
  ...fields('open', 'rates', 'split', 'shippingCode', 'label', 'carrier', 'packageNumber', 'selected'),
  ...fields('open', 'methods', 'stored', 'provider', 'environment', 'paypal', 'brand', 'brands', 'choice'),
  ...fields('open', 'paymentChoice', 'draft', 'pending', 'card'),
]);
