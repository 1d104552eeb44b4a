import type { ExtraPayment } from '@ironcart/core/payment';
import type { WireExtraPayment } from '../contract/extra-payment.ts';
import { moneyFromWire, moneyToWire } from './money.ts';

export const extraPaymentToWire = ({ amount, ...payment }: ExtraPayment): WireExtraPayment => ({
  ...payment,
  amount: moneyToWire(amount),
});

/** The inverse of `extraPaymentToWire`. */
export const extraPaymentFromWire = ({ amount, ...wire }: WireExtraPayment): ExtraPayment => ({
  ...wire,
  amount: moneyFromWire(amount),
});
