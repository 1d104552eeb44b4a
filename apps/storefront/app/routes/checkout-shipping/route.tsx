import { ShippingStep } from '@ironcart/react-ui/checkout';
import { useRegionsLoading } from '../../checkout/use-regions-loading.ts';

export const Component = () => <ShippingStep onRegionsNeeded={useRegionsLoading()} />;
