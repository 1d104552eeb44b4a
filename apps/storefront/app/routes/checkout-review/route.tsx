export { ReviewStep as Component } from '../../checkout/ReviewStep.tsx';
