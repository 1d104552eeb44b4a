/** What the store uses of the browser's Apple Pay: Safari alone has it, and TypeScript's library does not know it. */
interface ApplePayAmountLine {
  readonly label: string;
  /** Decimal text, as in '345.00'. */
  readonly amount: string;
  readonly type?: 'final' | 'pending';
}

interface ApplePayShippingMethodLine extends ApplePayAmountLine {
  readonly identifier: string;
  readonly detail: string;
}

interface ApplePaySheetUpdate {
  readonly newTotal: ApplePayAmountLine;
  readonly newLineItems: readonly ApplePayAmountLine[];
  readonly newShippingMethods?: readonly ApplePayShippingMethodLine[];
  readonly errors?: readonly ApplePayError[];
}

declare class ApplePayError {
  constructor(code: 'shippingContactInvalid' | 'billingContactInvalid', field?: string, message?: string);
}

declare class ApplePaySession {
  static readonly STATUS_SUCCESS: number;
  static readonly STATUS_FAILURE: number;
  static canMakePayments(): boolean;
  constructor(version: number, request: Readonly<Record<string, unknown>>);
  onvalidatemerchant: ((event: { readonly validationURL: string }) => void) | null;
  onshippingcontactselected: ((event: { readonly shippingContact: unknown }) => void) | null;
  onshippingmethodselected: ((event: { readonly shippingMethod: { readonly identifier: string } }) => void) | null;
  onpaymentauthorized:
    | ((event: {
        readonly payment: {
          readonly token: unknown;
          readonly shippingContact?: unknown;
          readonly billingContact?: unknown;
        };
      }) => void)
    | null;
  oncancel: (() => void) | null;
  begin(): void;
  abort(): void;
  completeMerchantValidation(session: unknown): void;
  completeShippingContactSelection(update: ApplePaySheetUpdate): void;
  completeShippingMethodSelection(update: ApplePaySheetUpdate): void;
  completePayment(result: { readonly status: number }): void;
}
