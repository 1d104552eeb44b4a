export type * from './checkout-error-code.ts';
export {
  type CheckoutStep,
  checkoutStepAt,
  checkoutStepNumber,
  checkoutStepPath,
  checkoutSteps,
  checkoutSuccessPath,
} from './checkout-steps.ts';
export { type DraftOrder, draftStorageKey, encodeDraft } from './draft-order.ts';
export { encodePending, type PendingOrder, pendingStorageKey } from './pending-order.ts';
export { errorNameOf, type FailedPayment, type OpenFailure, recover } from './recover.ts';
export type * from './recovery-plan.ts';
export { isCheckoutErrorCode, planOf } from './recovery-plans.ts';
export { restoreDraft } from './restore-draft.ts';
export { type PendingPlace, restorePending } from './restore-pending.ts';
