import { SideCart } from '@ironcart/react-ui';
import { cartPath, cartTarget } from '@ironcart/react-ui/cart';
import type { CartView } from './read-cart.ts';

export interface SideCartPanelProps {
  readonly cart: CartView;
  readonly isWithoutVat: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly shopUrl: string;
  readonly busyItemId: string | undefined;
  /** Why the last change was refused. */
  readonly message: string | undefined;
}

/** The side cart with the cart's forms; loaded on first use. */
export const SideCartPanel = (props: SideCartPanelProps) => {
  const { cart, isWithoutVat, isOpen, onClose, shopUrl, busyItemId, message } = props;
  return (
    <SideCart
      isOpen={isOpen}
      onClose={onClose}
      lines={cart.lines}
      subtotal={cart.subtotal}
      discounts={cart.discounts}
      vat={cart.vat}
      isWithoutVat={isWithoutVat}
      count={cart.count}
      cartUrl={cartPath}
      checkoutUrl="/checkout"
      shopUrl={shopUrl}
      updateTarget={cartTarget('update')}
      removeTarget={cartTarget('remove')}
      busyItemIds={busyItemId === undefined ? [] : [busyItemId]}
      messages={message === undefined ? cart.messages : [...cart.messages, message]}
    />
  );
};
