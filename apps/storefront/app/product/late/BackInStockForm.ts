export { BackInStockForm } from '@ironcart/react-ui';
