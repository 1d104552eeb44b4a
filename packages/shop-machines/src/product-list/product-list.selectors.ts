import type { SnapshotFrom } from 'xstate';
import type { productListMachine } from './product-list.machine.ts';
import type { ListedItem } from './product-list.types.ts';

type Snapshot = SnapshotFrom<typeof productListMachine>;

/** The loaded products; an empty list after a failure. */
export const selectListedProducts = (snapshot: Snapshot): readonly ListedItem[] | undefined =>
  snapshot.matches('loaded') ? snapshot.context.items : undefined;
