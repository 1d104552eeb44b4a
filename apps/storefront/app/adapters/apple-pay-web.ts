/// <reference types="applepayjs" />

import type { ApplePayCommand } from '@ironcart/checkout-machines';
import { readApplePayContact } from '@ironcart/core/apple-pay';
import { toDecimalText } from '@ironcart/core/money';
import type { ApplePaySheet, OpenApplePay } from '@ironcart/react-ui/checkout';

type Command<Kind extends ApplePayCommand['kind']> = Extract<ApplePayCommand, { readonly kind: Kind }>;
type Details = Command<'update'>['details'];

/** The first version of Apple's API with every field used here. */
const sheetVersion = 6;

/** Values that the sheet shows after a selection. */
type Shown = Required<
  Pick<ApplePayJS.ApplePayShippingMethodUpdate, 'newTotal' | 'newLineItems' | 'newShippingMethods'>
>;

const networks = ['visa', 'masterCard', 'amex', 'discover'];

const contactFields: ApplePayJS.ApplePayContactField[] = ['postalAddress', 'name', 'email', 'phone'];

/**
 * Endpoint of the store's server that creates Apple's merchant session; only the server has the merchant's certificate.
 */
const merchantSessionPath = '/provider/apple-pay/session';

const totalLine = ({ total, isTotalPending }: Details): ApplePayJS.ApplePayLineItem => ({
  label: total.label,
  amount: toDecimalText(total.amount),
  type: isTotalPending ? 'pending' : 'final',
});

const amountLines = ({ lineItems }: Details): ApplePayJS.ApplePayLineItem[] =>
  lineItems.map(({ label, amount }) => ({ label, amount: toDecimalText(amount) }));

/** The sheet preselects the first shipping method, so the selected one comes first. */
const shippingLines = ({ shippingOptions }: Details): ApplePayJS.ApplePayShippingMethod[] =>
  shippingOptions
    .toSorted((left, right) => Number(right.isSelected) - Number(left.isSelected))
    .map(({ id, label, detail, amount }) => ({ identifier: id, label, detail, amount: toDecimalText(amount) }));

const requestOf = ({ request }: Command<'present'>): ApplePayJS.ApplePayPaymentRequest => ({
  countryCode: request.countryCode,
  currencyCode: request.currencyCode,
  supportedNetworks: networks,
  merchantCapabilities: ['supports3DS'],
  total: totalLine(request),
  lineItems: amountLines(request),
  requiredBillingContactFields: contactFields,
  ...(request.needsShipping
    ? { requiredShippingContactFields: contactFields, shippingMethods: shippingLines(request) }
    : { requiredShippingContactFields: ['email', 'phone'] }),
});

const fetchMerchantSession = async (validationUrl: string): Promise<unknown> => {
  const response = await fetch(merchantSessionPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ validationUrl }),
  });
  if (!response.ok) throw new Error('Apple did not accept the merchant.');
  return response.json();
};

/** Opens Apple's sheet over the page. The sheet waits for one response at a time; the next `update` provides it. */
export const openApplePayWeb: OpenApplePay = (hear) => {
  let session: ApplePaySession | undefined;
  let answer: ((shown: Shown, errors: ApplePayError[]) => void) | undefined;

  const cancel = () => {
    session = undefined;
    hear({ type: 'applePay.cancelled' });
  };

  const present = (command: Command<'present'>): void => {
    const opened = new ApplePaySession(sheetVersion, requestOf(command));
    session = opened;
    opened.onvalidatemerchant = ({ validationURL }) => {
      fetchMerchantSession(validationURL).then(
        (merchant) => opened.completeMerchantValidation(merchant),
        () => {
          opened.abort();
          cancel();
        },
      );
    };
    opened.onshippingcontactselected = ({ shippingContact }) => {
      answer = (shown, errors) => opened.completeShippingContactSelection({ ...shown, errors });
      hear({ type: 'applePay.contactSelected', contact: readApplePayContact(shippingContact) ?? {} });
    };
    opened.onshippingmethodselected = ({ shippingMethod }) => {
      answer = (shown) => opened.completeShippingMethodSelection(shown);
      hear({ type: 'applePay.methodSelected', shippingCode: shippingMethod.identifier });
    };
    opened.onpaymentauthorized = ({ payment }) => {
      hear({
        type: 'applePay.authorised',
        token: JSON.stringify(payment.token),
        shippingContact: readApplePayContact(payment.shippingContact),
        billingContact: readApplePayContact(payment.billingContact),
      });
    };
    opened.oncancel = cancel;
    opened.begin();
  };

  const update = ({ details, errors }: Command<'update'>): void => {
    const shown: Shown = {
      newTotal: totalLine(details),
      newLineItems: amountLines(details),
      newShippingMethods: shippingLines(details),
    };
    const marks = errors.map(
      ({ contact, message }) => new ApplePayError(`${contact}ContactInvalid`, 'postalAddress', message),
    );
    answer?.(shown, marks);
    answer = undefined;
  };

  const complete = ({ status }: Command<'complete'>): void => {
    session?.completePayment({
      status: status === 'success' ? ApplePaySession.STATUS_SUCCESS : ApplePaySession.STATUS_FAILURE,
    });
    session = undefined;
  };

  const abort = (): void => {
    session?.abort();
    session = undefined;
  };

  const sheet: ApplePaySheet = {
    obey: (command) => {
      if (command.kind === 'present') present(command);
      else if (command.kind === 'update') update(command);
      else if (command.kind === 'complete') complete(command);
      else abort();
    },
    dispose: abort,
  };
  return sheet;
};
