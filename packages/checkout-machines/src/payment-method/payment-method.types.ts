/** What stands for the shopper's card: made by the payment provider's frame. Card data never comes here. */
export interface CardToken {
  readonly token: string;
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
}

export type PaymentState = 'empty' | 'complete' | 'tokenizing' | 'ready';

export interface PaymentMethodContext {
  readonly card: CardToken | undefined;
  /** Counts the requests to the frame, so that an answer to an earlier one is not taken. */
  readonly requestNumber: number;
  readonly failure: { readonly code: string; readonly message: string } | undefined;
}

export type PaymentMethodEvent =
  /** The shopper typed in the frame. */
  | { readonly type: 'payment.changed'; readonly isComplete: boolean }
  /** Asks the frame for a token. */
  | { readonly type: 'payment.submitted' }
  | { readonly type: 'payment.tokenReceived'; readonly card: CardToken; readonly requestId?: string | undefined }
  | { readonly type: 'payment.failed'; readonly message: string; readonly requestId?: string | undefined }
  /** Forgets the card, as after a refusal. */
  | { readonly type: 'payment.cleared' };
