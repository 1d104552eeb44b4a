import { ButtonLink, CartLine, CartTotals, EmptyCart, Notice } from '@ironcart/react-ui';
import { cartTarget } from '../../cart/cart-fields.ts';
import { useCartChange } from '../../cart/use-cart-change.ts';
import { useFormAnswer, useOuterRouteData } from '../../data/use-route-data.ts';
import type { loader as rootLoader } from '../root/route.server.ts';
import styles from './cart.module.css';
import type { action } from './route.server.ts';

const updateTarget = cartTarget('update');
const removeTarget = cartTarget('remove');

export const Component = () => {
  const root = useOuterRouteData<typeof rootLoader>('root');
  const change = useCartChange();
  const posted = useFormAnswer<typeof action>();
  if (root === undefined) return null;
  const { cart, menu } = root;
  const answer = change.answer ?? posted;
  if (cart.lines.length === 0) {
    return (
      <>
        <h1>Your cart</h1>
        <EmptyCart shopUrl={menu[0]?.href ?? '/'} />
      </>
    );
  }
  return (
    <div className={styles.cart}>
      <h1 className={styles.title}>Your cart</h1>
      <div className={styles.lines}>
        {answer?.ok === false && <Notice tone="error">{answer.message}</Notice>}
        {cart.messages.map((message) => (
          <Notice key={message} tone="warning">
            {message}
          </Notice>
        ))}
        <ul>
          {cart.lines.map((line) => (
            <li key={line.listItemId}>
              <CartLine
                line={line}
                updateTarget={updateTarget}
                removeTarget={removeTarget}
                isBusy={change.isBusy && change.listItemId === line.listItemId}
              />
            </li>
          ))}
        </ul>
      </div>
      <aside className={styles.summary} aria-label="Order summary">
        <CartTotals
          isLoading={change.isBusy}
          lines={[
            { id: 'subtotal', label: 'Subtotal', amount: cart.subtotal },
            { id: 'shipping', label: 'Shipping', amount: undefined, pending: 'At checkout' },
            { id: 'tax', label: 'Tax', amount: undefined, pending: 'At checkout' },
          ]}
        />
        <ButtonLink variant="primary" size="large" isWide href="/checkout">
          Check out
        </ButtonLink>
        {cart.hasIssues && <Notice tone="warning">Something above needs your attention before you check out.</Notice>}
      </aside>
    </div>
  );
};
