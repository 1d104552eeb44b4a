export {
  BackInStockForm,
  BundlePicker,
  CustomOptionFields,
  EarnedOffer,
  GiftCardFields,
  GroupedTable,
  OptionPicker,
} from '@ironcart/react-ui';
