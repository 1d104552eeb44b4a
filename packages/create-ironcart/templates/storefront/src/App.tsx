import { Button } from '@ironcart/react-ui';
import { lazy, Suspense, useState } from 'react';
import { Shop } from './Shop.tsx';
import { storeName } from './store.ts';

const CheckoutPage = lazy(() => import('./CheckoutPage.tsx'));

export const App = () => {
  const [isCheckingOut, setIsCheckingOut] = useState(false);
  const [orderId, setOrderId] = useState<string>();
  if (orderId !== undefined) return <main>Order {orderId} is placed.</main>;
  return (
    <main style={{ maxInlineSize: '72rem', marginInline: 'auto', padding: '1rem' }}>
      {isCheckingOut ? (
        <Suspense fallback={<p>Opening checkout ...</p>}>
          <CheckoutPage onPlaced={setOrderId} />
        </Suspense>
      ) : (
        <>
          <header style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
            <h1>{storeName}</h1>
            <Button onClick={() => setIsCheckingOut(true)}>Check out</Button>
          </header>
          <Shop />
        </>
      )}
    </main>
  );
};
