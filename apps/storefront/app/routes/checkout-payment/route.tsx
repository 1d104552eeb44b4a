import { PaymentStep } from '@ironcart/react-ui/checkout';
import { storePayment } from '../../checkout/payment-parts.tsx';
import { useRegionsLoading } from '../../checkout/use-regions-loading.ts';

export const Component = () => <PaymentStep payment={storePayment} onRegionsNeeded={useRegionsLoading()} />;
