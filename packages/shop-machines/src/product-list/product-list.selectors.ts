import type { SnapshotFrom } from 'xstate';
import type { productListMachine } from './product-list.machine.ts';
import type { ListedItem } from './product-list.types.ts';

type Snapshot = SnapshotFrom<typeof productListMachine>;

/** The products, once they are there; an empty list where they could not be had. */
export const selectListedProducts = (snapshot: Snapshot): readonly ListedItem[] | undefined =>
  snapshot.matches('loaded') ? snapshot.context.items : undefined;
