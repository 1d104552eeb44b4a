import { PaymentStep } from '@ironcart/react-ui/checkout';
import { storePayment } from '../../checkout/payment-parts.tsx';
import { useQueryMark } from '../../checkout/use-query-mark.ts';
import { useRegionsLoading } from '../../checkout/use-regions-loading.ts';

export const Component = () => (
  <PaymentStep
    payment={storePayment}
    isTried={useQueryMark('tried')}
    isUnavailable={useQueryMark('unavailable')}
    onRegionsNeeded={useRegionsLoading()}
  />
);
