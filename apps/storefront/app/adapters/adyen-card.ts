import '@adyen/adyen-web/styles/adyen.css';
import { AdyenCheckout, Card } from '@adyen/adyen-web';
import type { CardToken } from '@ironcart/checkout-machines';
import type { StoredCard } from '@ironcart/core/payment';
import type { AdyenAccount } from './adyen-account.ts';

export interface AdyenCardOptions {
  readonly account: AdyenAccount;
  readonly countryCode: string;
  /** As in 'en-US'. */
  readonly locale: string;
  /** If given, only the security code of this card is requested. */
  readonly stored?: StoredCard | undefined;
  readonly onChange: (isComplete: boolean) => void;
}

/** Adyen's card fields on the page; the typed values stay in Adyen's iframes. */
export interface AdyenCard {
  /** The card encrypted for Adyen; undefined, with validation errors shown, while something is missing. */
  readonly token: () => CardToken | undefined;
  readonly remove: () => void;
}

/** Parses the expiry date of Adyen's field: '03/30'. */
const readExpiry = (text: string | undefined): Pick<CardToken, 'expMonth' | 'expYear'> | undefined => {
  const [, month, year] = /^(\d\d)\/(\d\d)$/.exec(text ?? '') ?? [];
  return month === undefined || year === undefined
    ? undefined
    : { expMonth: Number(month), expYear: 2000 + Number(year) };
};

const storedFields = ({ id, brand, last4, expMonth, expYear }: StoredCard) => ({
  storedPaymentMethodId: id,
  brand,
  lastFour: last4,
  expiryMonth: String(expMonth),
  expiryYear: String(expYear),
  supportedShopperInteractions: ['Ecommerce'],
});

/** Renders Adyen's card fields in an element. */
export const drawAdyenCard = async (element: HTMLElement, options: AdyenCardOptions): Promise<AdyenCard> => {
  const { account, countryCode, locale, stored, onChange } = options;
  const checkout = await AdyenCheckout({ ...account, countryCode, locale, analytics: { enabled: false } });
  // The card details to show; Adyen reads the encrypted fields itself.
  let known: Omit<CardToken, 'token'> = stored ?? { brand: '', last4: '', expMonth: 12, expYear: 2099 };
  const card = new Card(checkout, {
    showPayButton: false,
    hasHolderName: true,
    ...(stored === undefined ? {} : storedFields(stored)),
    onChange: ({ isValid }) => onChange(isValid),
    onBrand: ({ brand }) => {
      known = { ...known, brand };
    },
    onFieldValid: ({ endDigits, expiryDate }) => {
      known = { ...known, last4: endDigits ?? known.last4, ...readExpiry(expiryDate) };
    },
  }).mount(element);
  return {
    token: () => {
      if (!card.isValid) {
        card.showValidation();
        return undefined;
      }
      const { brand, last4, expMonth, expYear } = known;
      return { token: JSON.stringify(card.data.paymentMethod), brand, last4, expMonth, expYear };
    },
    remove: () => void card.unmount(),
  };
};
