export { BackInStockForm, BundlePicker, CustomOptionFields, GiftCardFields, GroupedTable } from '@ironcart/react-ui';
