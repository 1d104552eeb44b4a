import type { ApplePayCommand, ApplePaySheetEvent, PaymentMethodsAnswer } from '@ironcart/checkout-machines';
import type { PaymentMethod, StoredCard } from '@ironcart/core/payment';
import type { Device } from '@ironcart/core/routing';
import type { ComponentType } from 'react';
import type { Wallet } from '../../../checkout/wallet.ts';

/** The provider of card payments, from the store's payment methods. */
export type CardProvider = PaymentMethodsAnswer['provider'];

export interface CardFormProps {
  readonly provider: CardProvider;
  /** If given, only the security code of this card is asked for. */
  readonly stored?: StoredCard | undefined;
}

export interface ChallengeProps {
  readonly provider: CardProvider;
  readonly transactionId: string;
}

/** Apple Pay's sheet, of the browser or of a native app. */
export interface ApplePaySheet {
  /** Executes a command of the machine. */
  obey(command: ApplePayCommand): void;
  /** Stops listening and closes an open sheet. */
  dispose(): void;
}

export type OpenApplePay = (hear: (event: ApplePaySheetEvent) => void) => ApplePaySheet;

/** The components and adapters of the store's payment providers. `sandboxPayment` contains those of a demo store. */
export interface PaymentParts {
  /** The provider's card fields; sends `payment.changed`, `payment.tokenReceived` and `payment.failed` to checkout. */
  readonly CardForm: ComponentType<CardFormProps>;
  /** The bank's challenge; sends `challenge.finished`, `challenge.failed` and `challenge.closed` to checkout. */
  readonly Challenge: ComponentType<ChallengeProps>;
  /** Loads the adapter of a wallet. `account`: the store's PayPal account. Rejects if the wallet is not available. */
  readonly loadWallet: (method: PaymentMethod, account: PaymentMethodsAnswer['paypal']) => Promise<Wallet>;
  /** Loads Apple Pay's sheet; needed only if the checkout's input offers Apple Pay. */
  readonly loadApplePay?: ((device: Device) => Promise<OpenApplePay>) | undefined;
}
