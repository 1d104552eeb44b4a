import { Recommendations } from '../content/Recommendations.tsx';
import { SavedForLater, type SavedForLaterProps } from './SavedForLater.tsx';

export interface BelowCartProps extends Pick<SavedForLaterProps, 'busyItemId'> {
  readonly saved: SavedForLaterProps['lines'];
  /** The products of the cart: what is recommended beside them changes with them. */
  readonly productIds: readonly number[];
}

/** What stands below the cart: what was saved for later, and what goes with it. */
export const BelowCart = ({ saved, busyItemId, productIds }: BelowCartProps) => (
  <>
    <SavedForLater lines={saved} busyItemId={busyItemId} />
    {productIds.length > 0 && <Recommendations place="cart" page="/cart" version={productIds.join()} />}
  </>
);
