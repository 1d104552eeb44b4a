import type { ReturnAuthorization } from '@ironcart/core/return';
import type { WireReturnAuthorization } from '../contract/return.ts';
import { moneyFromWire, moneyToWire } from './money.ts';
import { withoutUndefined } from './without-undefined.ts';

export const returnToWire = ({ refund, ...authorization }: ReturnAuthorization): WireReturnAuthorization => ({
  ...authorization,
  items: [...authorization.items],
  photos: [...authorization.photos],
  ...(refund === undefined ? {} : { refund: moneyToWire(refund) }),
});

/** The inverse of `returnToWire`. */
export const returnFromWire = ({ refund, ...wire }: WireReturnAuthorization): ReturnAuthorization =>
  withoutUndefined({ ...wire, refund: refund === undefined ? undefined : moneyFromWire(refund) });
