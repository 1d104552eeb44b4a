export { ReviewStep as Component } from '@ironcart/react-ui/checkout';
