import {
  selectAmountToPay,
  selectGiftCards,
  selectIsBillingSameAsShipping,
  selectIsVirtual,
  selectPackages,
} from '@ironcart/checkout-machines';
import { checkoutStepPath } from '@ironcart/core/checkout';
import { collectionLines } from '@ironcart/core/shipping';
import { CartLine } from '../../../cart/CartLine.tsx';
import { OrderReview } from '../../../checkout/OrderReview.tsx';
import { sameJson } from '../../same-json.ts';
import { useSelector } from '../../use-selector.ts';
import styles from '../checkout.module.css';
import { useCheckout } from '../checkout-context.ts';
import { ErrorsBeside } from '../ErrorsBeside.tsx';
import { meansText } from '../payment/payment-options.ts';
import { summaryLines } from '../summary.ts';

/** Contact, addresses, delivery, payment and lines of the order, with links to change them. */
export const OrderFacts = () => {
  const actor = useCheckout();
  const cart = useSelector(actor, ({ context }) => context.cart);
  const site = useSelector(actor, ({ context }) => context.site);
  const shippingAddress = useSelector(actor, ({ context }) => context.shippingAddress);
  const billingAddress = useSelector(actor, ({ context }) => context.billingAddress);
  const customerEmail = useSelector(actor, ({ context }) => context.customer?.email);
  const isVirtual = useSelector(actor, selectIsVirtual);
  const isBillingSame = useSelector(actor, selectIsBillingSameAsShipping);
  const packages = useSelector(actor, selectPackages, sameJson);
  const payment = useSelector(actor, (snapshot) =>
    meansText(snapshot.context.payment, { cards: selectGiftCards(snapshot), toPay: selectAmountToPay(snapshot) }),
  );
  const rates = packages.flatMap(({ selected }) => selected ?? []);
  return (
    <OrderReview
      email={customerEmail ?? (isVirtual ? billingAddress : shippingAddress).email}
      shipTo={isVirtual ? undefined : shippingAddress}
      billTo={billingAddress}
      isBillingSame={isBillingSame}
      delivery={rates.map(({ label, amount }) => ({ label, amount }))}
      isWithoutVat={site.showsTaxExclusivePrice}
      pickupLines={collectionLines(rates, site.pickup)}
      payment={payment}
      paymentNote={<ErrorsBeside fields={['card', 'securityCode', 'wallet', 'paymentMethods', 'giftCards']} />}
      shippingUrl={isVirtual ? undefined : checkoutStepPath('shipping')}
      paymentUrl={checkoutStepPath('payment')}
    >
      <ul className={styles.lines}>
        {summaryLines(cart, site).map((line) => (
          <li key={line.listItemId}>
            <CartLine line={line} variant="compact" />
          </li>
        ))}
      </ul>
    </OrderReview>
  );
};
