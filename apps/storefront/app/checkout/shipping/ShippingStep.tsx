import {
  selectAddressIssues,
  selectIsContinuing,
  selectPackages,
  selectShippingRefusal,
  selectShippingState,
} from '@ironcart/checkout-machines';
import { allowsSplit, pickupAddressLines } from '@ironcart/core/shipping';
import { Notice, PageHeading, ShippingPackages } from '@ironcart/react-ui';
import { useState } from 'react';
import { CheckoutAddress } from '../address/CheckoutAddress.tsx';
import { useAddressErrors } from '../address/use-address-errors.ts';
import { useCheckout } from '../checkout-context.ts';
import { ErrorsBeside } from '../ErrorsBeside.tsx';
import { StepActions } from '../StepActions.tsx';
import { sameJson } from '../same-json.ts';
import { useBlockedReason } from '../use-blocked-reason.ts';
import { useSelector } from '../use-selector.ts';

/** Where the order goes and how it travels. */
export const ShippingStep = () => {
  const actor = useCheckout();
  const { site, customer, countries, shippingMode, cart } = useSelector(actor, ({ context }) => context);
  const state = useSelector(actor, selectShippingState);
  const refusal = useSelector(actor, selectShippingRefusal);
  const packages = useSelector(actor, selectPackages, sameJson);
  const issues = useSelector(actor, selectAddressIssues, sameJson);
  const reason = useBlockedReason('shipping');
  const isContinuing = useSelector(actor, selectIsContinuing);
  const errors = useAddressErrors(issues.shipping);
  const [hasTried, setTried] = useState(false);
  const pieces = cart.items.reduce((count, { qty }) => count + qty, 0);
  const canSplit = pieces > 1 && allowsSplit({ mode: 'fastest', site });

  const proceed = () => {
    errors.showAll();
    setTried(true);
    actor.send({ type: 'step.continue' });
  };
  return (
    <>
      <PageHeading title="Where does it go?" />
      <ErrorsBeside fields={['shippingAddress']} />
      <CheckoutAddress
        section="shipping"
        countries={countries.filter(({ alpha2 }) => site.shipTo.includes(alpha2))}
        errors={errors}
      />
      <section aria-labelledby="shipping-methods">
        <h2 id="shipping-methods">How does it travel?</h2>
        <ErrorsBeside fields={['shippingMethod']} />
        <ShippingPackages
          state={state}
          errorMessage={refusal}
          packages={packages.map(({ packageNumber, rates, selected }) => ({
            packageNumber,
            rates,
            chosenCode: selected?.shippingCode,
          }))}
          mode={shippingMode}
          onModeChange={canSplit ? (mode) => actor.send({ type: 'shippingMode.chosen', mode }) : undefined}
          pickupLines={site.pickup && pickupAddressLines(site.pickup)}
          onChoose={(packageNumber, shippingCode) =>
            actor.send({ type: 'shippingRate.chosen', packageNumber, shippingCode })
          }
          onRetry={() => actor.send({ type: 'rates.reload' })}
        />
      </section>
      {hasTried && !isContinuing && issues.shipping.length === 0 && reason !== undefined && (
        <Notice tone="warning">{reason}</Notice>
      )}
      <StepActions
        label="Continue to payment"
        onContinue={proceed}
        isBusy={isContinuing}
        back={
          customer === undefined
            ? { label: 'Back to the start', href: '/checkout' }
            : { label: 'Back to the cart', href: '/cart' }
        }
      />
    </>
  );
};
