import { lineItemFromWire } from '@ironcart/api/codec';
import type { WireLineItem } from '@ironcart/api/contract';
import { lineIdentity } from '@ironcart/core/list';

/** What a line is of, apart from its quantity and id: lines of the same identity are one line. */
export const identityOf = (item: WireLineItem): string => lineIdentity(lineItemFromWire(item));
