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
  /** Given: only the security code of this card is asked for. */
  readonly stored?: StoredCard | undefined;
  readonly onChange: (isComplete: boolean) => void;
}

/** Adyen's fields on the page: what is typed in them stays in frames of Adyen's. */
export interface AdyenCard {
  /** What stands for the card, encrypted for Adyen alone; undefined while something is missing, which is then said. */
  readonly token: () => CardToken | undefined;
  readonly remove: () => void;
}

/** A valid-through date as Adyen's field tells it: '03/30'. */
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

/** Draws Adyen's card fields into an element. */
export const drawAdyenCard = async (element: HTMLElement, options: AdyenCardOptions): Promise<AdyenCard> => {
  const { account, countryCode, locale, stored, onChange } = options;
  const checkout = await AdyenCheckout({ ...account, countryCode, locale, analytics: { enabled: false } });
  // What the shopper is shown of the card; Adyen itself reads the encrypted fields.
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
