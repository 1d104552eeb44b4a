import { latePart } from '@ironcart/react-ui';
import { Suspense } from 'react';
import { useOuterRouteData } from '../data/use-route-data.ts';
import type { CartView } from './read-cart.ts';
import { SavedForLater, type SavedForLaterProps } from './SavedForLater.tsx';

const Recommendations = latePart(async () => (await import('../content/Recommendations.tsx')).Recommendations);

export interface BelowCartProps extends Pick<SavedForLaterProps, 'busyItemId'> {
  readonly saved: SavedForLaterProps['lines'];
}

/** What is read of every page's data. */
interface CartFrame {
  readonly cart: Pick<CartView, 'items'>;
}

/** What stands below the cart: what was saved for later, and what goes with the products in it, anew when they change. */
export const BelowCart = ({ saved, busyItemId }: BelowCartProps) => {
  const items = useOuterRouteData<() => Promise<CartFrame>>('root')?.cart.items ?? [];
  return (
    <>
      <SavedForLater lines={saved} busyItemId={busyItemId} />
      {items.length > 0 && (
        <Suspense>
          <Recommendations place="cart" page="/cart" version={items.map(({ productId }) => productId).join()} />
        </Suspense>
      )}
    </>
  );
};
