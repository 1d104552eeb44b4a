export { ReviewStep as Component } from '../../checkout/review/ReviewStep.tsx';
