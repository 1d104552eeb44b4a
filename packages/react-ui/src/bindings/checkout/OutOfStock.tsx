import { selectOutOfStock } from '@ironcart/checkout-machines';
import { ButtonLink } from '../../primitives/ButtonLink.tsx';
import { Dialog } from '../../primitives/Dialog.tsx';
import { useSelector } from '../use-selector.ts';
import { useCheckout } from './checkout-context.ts';

/** The dialog for lines found out of stock while the order was placed (S8-err-order-09). */
export const OutOfStock = () => {
  const actor = useCheckout();
  const items = useSelector(actor, selectOutOfStock);
  if (items.length === 0) return null;
  return (
    <Dialog
      isOpen
      onClose={() => actor.send({ type: 'errors.dismissed' })}
      title="Out of stock"
      footer={
        <ButtonLink variant="primary" isWide href="/cart">
          Change the cart
        </ButtonLink>
      }
    >
      <p>Somebody was faster. These can no longer be had in the quantity you want:</p>
      <ul>
        {items.map(({ listItemId, name }) => (
          <li key={listItemId}>{name}</li>
        ))}
      </ul>
    </Dialog>
  );
};
