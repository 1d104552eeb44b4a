import {
  selectAmountToPay,
  selectGiftCards,
  selectIsBillingSameAsShipping,
  selectIsVirtual,
  selectPackages,
} from '@ironcart/checkout-machines';
import { isPickupRate, pickupAddressLines } from '@ironcart/core/shipping';
import { CartLine, OrderReview } from '@ironcart/react-ui';
import styles from '../checkout.module.css';
import { useCheckout } from '../checkout-context.ts';
import { ErrorsBeside } from '../ErrorsBeside.tsx';
import { meansText } from '../payment/payment-options.ts';
import { sameJson } from '../same-json.ts';
import { stepPath } from '../steps.ts';
import { summaryLines } from '../summary.ts';
import { useSelector } from '../use-selector.ts';

/** Contact, addresses, delivery, payment and lines of the order, each with the way back to change it. */
export const OrderFacts = () => {
  const actor = useCheckout();
  const { cart, customer, site, shippingAddress, billingAddress, payment } = useSelector(
    actor,
    ({ context }) => context,
  );
  const isVirtual = useSelector(actor, selectIsVirtual);
  const isBillingSame = useSelector(actor, selectIsBillingSameAsShipping);
  const packages = useSelector(actor, selectPackages, sameJson);
  const cards = useSelector(actor, selectGiftCards, sameJson);
  const toPay = useSelector(actor, selectAmountToPay);
  const rates = packages.flatMap(({ selected }) => selected ?? []);
  return (
    <OrderReview
      email={customer?.email ?? (isVirtual ? billingAddress : shippingAddress).email}
      shipTo={isVirtual ? undefined : shippingAddress}
      billTo={billingAddress}
      isBillingSame={isBillingSame}
      delivery={rates.map(({ label, amount }) => ({ label, amount }))}
      pickupLines={site.pickup && rates.some(isPickupRate) ? pickupAddressLines(site.pickup) : undefined}
      payment={meansText(payment, { cards, toPay })}
      paymentNote={<ErrorsBeside fields={['card', 'securityCode', 'wallet', 'paymentMethods', 'giftCards']} />}
      shippingUrl={isVirtual ? undefined : stepPath('shipping')}
      paymentUrl={stepPath('payment')}
    >
      <ul className={styles.lines}>
        {summaryLines(cart).map((line) => (
          <li key={line.listItemId}>
            <CartLine line={line} variant="compact" />
          </li>
        ))}
      </ul>
    </OrderReview>
  );
};
