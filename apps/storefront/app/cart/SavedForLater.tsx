import { CartLineList, type CartLineView, LineAction } from '@ironcart/react-ui';
import { cartTarget } from '@ironcart/react-ui/cart';
import styles from './SavedForLater.module.css';

export interface SavedForLaterProps {
  readonly lines: readonly CartLineView[];
  readonly busyItemId: string | undefined;
}

const restoreTarget = cartTarget('restore');
const forgetTarget = cartTarget('forget');

/** The items saved for later, below the cart; nothing if there are none. */
export const SavedForLater = ({ lines, busyItemId }: SavedForLaterProps) =>
  lines.length > 0 && (
    <section className={styles.saved} aria-labelledby="saved-for-later">
      <h2 id="saved-for-later">Saved for later</h2>
      <CartLineList
        lines={lines}
        removeTarget={forgetTarget}
        busyItemIds={busyItemId === undefined ? [] : [busyItemId]}
        actionsOf={(line) => <LineAction line={line} target={restoreTarget} label="Move to cart" />}
      />
    </section>
  );
