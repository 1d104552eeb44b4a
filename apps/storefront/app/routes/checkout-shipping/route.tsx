export { ShippingStep as Component } from '../../checkout/ShippingStep.tsx';
