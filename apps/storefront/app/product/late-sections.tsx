export { DeliveryTerms } from './delivery/DeliveryTerms.tsx';
export { ProductDetails } from './ProductDetails.tsx';
