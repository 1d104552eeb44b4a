import { ShippingStep } from '@ironcart/react-ui/checkout';
import { useRegionsLoading } from '../../checkout/use-regions-loading.ts';
import { useTried } from '../../checkout/use-tried.ts';

export const Component = () => <ShippingStep isTried={useTried()} onRegionsNeeded={useRegionsLoading()} />;
