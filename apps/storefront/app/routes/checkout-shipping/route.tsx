export { ShippingStep as Component } from '../../checkout/shipping/ShippingStep.tsx';
