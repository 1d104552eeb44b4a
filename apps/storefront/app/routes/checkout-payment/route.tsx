import { PaymentStep } from '@ironcart/react-ui/checkout';
import { storePayment } from '../../checkout/payment-parts.tsx';
import { useRegionsLoading } from '../../checkout/use-regions-loading.ts';
import { useTried } from '../../checkout/use-tried.ts';

export const Component = () => (
  <PaymentStep payment={storePayment} isTried={useTried()} onRegionsNeeded={useRegionsLoading()} />
);
