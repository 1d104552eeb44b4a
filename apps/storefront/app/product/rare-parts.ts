export {
  BackInStockForm,
  BundlePicker,
  CustomOptionFields,
  GiftCardFields,
  GroupedTable,
  OptionPicker,
} from '@ironcart/react-ui';
