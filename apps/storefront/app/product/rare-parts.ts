export { BackInStockForm, CustomOptionFields, EarnedOffer } from '@ironcart/react-ui';
export { Picker } from './pickers.tsx';
export { TurnIt } from './TurnIt.tsx';
