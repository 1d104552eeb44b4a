import { ShippingStep } from '@ironcart/react-ui/checkout';
import { useQueryMark } from '../../checkout/use-query-mark.ts';
import { useRegionsLoading } from '../../checkout/use-regions-loading.ts';

export const Component = () => (
  <ShippingStep isTried={useQueryMark('tried')} methodsId="shipping-methods" onRegionsNeeded={useRegionsLoading()} />
);
