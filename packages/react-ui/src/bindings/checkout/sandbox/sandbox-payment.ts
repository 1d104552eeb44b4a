import type { PaymentParts } from '../payment/payment-parts.ts';
import { SandboxCardForm } from './SandboxCardForm.tsx';
import { SandboxChallenge } from './SandboxChallenge.tsx';

/** Payment in a demo store, whose sandbox accepts test cards and replaces PayPal. */
export const sandboxPayment: PaymentParts = {
  CardForm: SandboxCardForm,
  Challenge: SandboxChallenge,
  loadWallet: async () => (await import('./sandbox-pay-pal.ts')).sandboxPayPal,
};
