export { PaymentStep as Component } from '../../checkout/PaymentStep.tsx';
