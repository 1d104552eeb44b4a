import { lazyWithRetry, TurnIt as TurnButton, type TurnItProps } from '@ironcart/react-ui';
import { LateMark } from '../start/LateMark.tsx';

export { BackInStockForm, CustomOptionFields, EarnedOffer } from '@ironcart/react-ui';
export { Picker } from './pickers.tsx';

/** Includes Three.js, so it is loaded only on request. */
const TurnView = lazyWithRetry(async () => (await import('@ironcart/react-ui/turn-view')).default);

/** The button that opens a product's 3-D view. */
export const TurnIt = (props: Omit<TurnItProps, 'View'>) => (
  <div>
    <TurnButton {...props} View={TurnView} />
    <LateMark />
  </div>
);
