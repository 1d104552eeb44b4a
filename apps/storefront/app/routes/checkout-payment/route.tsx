export { PaymentStep as Component } from '../../checkout/payment/PaymentStep.tsx';
