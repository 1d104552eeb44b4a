import { lazyWithRetry } from '@ironcart/react-ui';
import { Suspense } from 'react';
import { useOuterRouteData } from '../data/use-route-data.ts';
import type { CartView } from './read-cart.ts';
import { SavedForLater, type SavedForLaterProps } from './SavedForLater.tsx';

const Recommendations = lazyWithRetry(async () => (await import('../content/Recommendations.tsx')).Recommendations);

export interface BelowCartProps extends Pick<SavedForLaterProps, 'busyItemId'> {
  readonly saved: SavedForLaterProps['lines'];
}

/** The used part of a page's data. */
interface CartFrame {
  readonly cart: Pick<CartView, 'items'>;
}

/** Products saved for later, and recommendations for the products in the cart, updated when the cart changes. */
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
