import { selectAddressIssues } from '@ironcart/checkout-machines';
import { useAddressErrors } from '../address/use-address-errors.ts';
import { useCheckout } from '../checkout-context.ts';
import { sameJson } from '../same-json.ts';
import { useSelector } from '../use-selector.ts';

/** What is wrong with the address to bill, beside its fields. */
export const useBillingErrors = () =>
  useAddressErrors(useSelector(useCheckout(), selectAddressIssues, sameJson).billing, 'billing-');
