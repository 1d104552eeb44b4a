import {
  selectAddressIssues,
  selectBlockedReason,
  selectCanContinue,
  selectPackages,
  selectShippingState,
} from '@ironcart/checkout-machines';
import { Notice, PageHeading, ShippingPackages } from '@ironcart/react-ui';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { CheckoutAddress } from './CheckoutAddress.tsx';
import { useCheckout } from './checkout-context.ts';
import { StepActions } from './StepActions.tsx';
import { useAddressErrors } from './use-address-errors.ts';
import { useSavedAddresses } from './use-saved-addresses.ts';

const sameJson = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

/** Where the order goes and how it travels. */
export const ShippingStep = () => {
  const actor = useCheckout();
  const address = useSelector(actor, ({ context }) => context.shippingAddress);
  const { site, customer, countries, shippingMode, cart } = useSelector(actor, ({ context }) => context);
  const saved = useSavedAddresses();
  const state = useSelector(actor, selectShippingState);
  const packages = useSelector(actor, selectPackages, sameJson);
  const issues = useSelector(actor, selectAddressIssues, sameJson);
  const reason = useSelector(actor, selectBlockedReason);
  const errors = useAddressErrors(issues.shipping);
  const [hasTried, setTried] = useState(false);

  const proceed = () => {
    errors.showAll();
    setTried(true);
    if (selectCanContinue(actor.getSnapshot())) actor.send({ type: 'step.continue' });
  };
  return (
    <>
      <PageHeading title="Where does it go?" />
      <CheckoutAddress
        section="shipping"
        address={address}
        countries={countries.filter(({ alpha2 }) => site.shipTo.includes(alpha2))}
        saved={saved}
        hasEmail={customer === undefined}
        errors={errors}
      />
      <section aria-labelledby="shipping-methods">
        <h2 id="shipping-methods">How does it travel?</h2>
        <ShippingPackages
          state={state}
          packages={packages.map(({ packageNumber, rates, selected }) => ({
            packageNumber,
            contents: cart.items.map(({ name, qty }) => ({ name, qty })),
            rates,
            chosenCode: selected?.shippingCode,
          }))}
          mode={shippingMode}
          onChoose={(packageNumber, shippingCode) =>
            actor.send({ type: 'shippingRate.chosen', packageNumber, shippingCode })
          }
          onRetry={() => actor.send({ type: 'rates.reload' })}
        />
      </section>
      {hasTried && issues.shipping.length === 0 && reason !== undefined && <Notice tone="warning">{reason}</Notice>}
      <StepActions
        label="Continue to payment"
        onContinue={proceed}
        back={{ label: 'Back to the cart', href: '/cart' }}
      />
    </>
  );
};
