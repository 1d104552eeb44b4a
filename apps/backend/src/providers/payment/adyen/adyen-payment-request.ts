import type { Types } from '@adyen/api-library';
import * as v from 'valibot';
import type { PaymentRequest, PaymentSource } from '../payment-request.ts';
import { adyenLibrary } from './adyen-library.ts';

const encrypted = v.pipe(v.string(), v.minLength(1), v.maxLength(5_000));

/** Encrypted card data from Adyen's browser fields, in the form of `paymentMethod`. */
const encryptedCard = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    encryptedCardNumber: encrypted,
    encryptedExpiryMonth: encrypted,
    encryptedExpiryYear: encrypted,
    encryptedSecurityCode: encrypted,
    holderName: v.optional(v.pipe(v.string(), v.maxLength(200))),
    brand: v.optional(v.pipe(v.string(), v.maxLength(50))),
  }),
);

/** A payment token of Google Pay, which is encrypted for Adyen; it names a card. */
const googlePayToken = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ signature: encrypted, protocolVersion: encrypted, signedMessage: v.pipe(v.string(), v.minLength(1)) }),
);

const encryptedCode = v.pipe(v.string(), v.parseJson(), v.object({ encryptedSecurityCode: encrypted }));

type Method = Types.checkout.PaymentRequest['paymentMethod'];

/** The library's types enumerate methods; this cast permits methods that they lack. */
const method = (entries: Readonly<Record<string, string | undefined>>): Method => entries as unknown as Method;

/** Converts a token of Adyen's fields to a card; undefined for other tokens. */
export const cardMethodOf = (token: string): Method | undefined => {
  const card = v.safeParse(encryptedCard, token);
  return card.success ? method({ type: 'scheme', ...card.output }) : undefined;
};

const googlePayMethodOf = (token: string): Method | undefined =>
  v.is(googlePayToken, token) ? method({ type: 'googlepay', googlePayToken: token }) : undefined;

const methodOf = (source: PaymentSource): Method | undefined => {
  switch (source.kind) {
    case 'card':
      return cardMethodOf(source.token) ?? googlePayMethodOf(source.token);
    case 'storedCard': {
      const code = v.safeParse(encryptedCode, source.securityCodeToken);
      const { storedPaymentMethodId } = source;
      return method({ type: 'scheme', storedPaymentMethodId, ...(code.success ? code.output : {}) });
    }
    case 'redirect':
      return method({ type: source.type });
    case 'wallet':
      return source.type === 'applepay' ? method({ type: 'applepay', applePayToken: source.token }) : undefined;
  }
};

const { PaymentRequest: Request } = adyenLibrary.Types.checkout;

/** The shopper and whether to store the card: only customers have stored cards. */
const shopperPart = ({ source, payer, isForSubscription }: PaymentRequest) => {
  const isStored = source.kind === 'storedCard';
  const isKept = source.kind === 'card' && source.storesCard;
  if (payer.customerId === undefined || !(isStored || isKept)) {
    return { shopperInteraction: Request.ShopperInteractionEnum.Ecommerce };
  }
  return {
    shopperReference: payer.customerId,
    recurringProcessingModel: isForSubscription
      ? Request.RecurringProcessingModelEnum.Subscription
      : Request.RecurringProcessingModelEnum.CardOnFile,
    shopperInteraction: isStored ? Request.ShopperInteractionEnum.ContAuth : Request.ShopperInteractionEnum.Ecommerce,
    ...(isKept ? { storePaymentMethod: true } : {}),
  };
};

const text = (value: string | number | boolean | undefined): string => (value === undefined ? '' : String(value));

const browserPart = ({ browserInfo = {} }: PaymentRequest) =>
  browserInfo.userAgent === undefined
    ? {}
    : {
        browserInfo: {
          acceptHeader: text(browserInfo.acceptHeader) || '*/*',
          colorDepth: Number(browserInfo.colorDepth ?? 24),
          javaEnabled: browserInfo.javaEnabled === true,
          javaScriptEnabled: true,
          language: text(browserInfo.language) || 'en-US',
          screenHeight: Number(browserInfo.screenHeight ?? 0),
          screenWidth: Number(browserInfo.screenWidth ?? 0),
          timeZoneOffset: Number(browserInfo.timeZoneOffset ?? 0),
          userAgent: text(browserInfo.userAgent),
        },
      };

/** Creates the body of Adyen's /payments, with manual capture. Undefined if the source is not Adyen's. */
export const adyenPaymentRequest = (
  request: PaymentRequest,
  { merchantAccount, returnUrl }: { readonly merchantAccount: string; readonly returnUrl: string },
): Types.checkout.PaymentRequest | undefined => {
  const { amount, currency, reference, payer } = request;
  const paymentMethod = methodOf(request.source);
  return (
    paymentMethod && {
      merchantAccount,
      reference,
      // Both sides use minor units: every currency of the sites has two decimals.
      amount: { value: amount, currency },
      paymentMethod,
      returnUrl,
      // A page without scripts can only follow links.
      redirectToIssuerMethod: 'GET',
      redirectFromIssuerMethod: 'GET',
      channel: Request.ChannelEnum.Web,
      origin: new URL(returnUrl).origin,
      countryCode: payer.countryId,
      shopperEmail: payer.email,
      shopperLocale: payer.locale,
      additionalData: { manualCapture: 'true' },
      // Pay-later methods require line items: the order as one line.
      lineItems: [{ id: reference, description: `Order ${reference}`, quantity: 1, amountIncludingTax: amount }],
      ...shopperPart(request),
      ...browserPart(request),
    }
  );
};
