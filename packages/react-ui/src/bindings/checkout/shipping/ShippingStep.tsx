import { type CheckoutSnapshot, selectAddressIssues, selectIsContinuing } from '@ironcart/checkout-machines';
import { useState } from 'react';
import { PageHeading } from '../../../primitives/PageHeading.tsx';
import { useSelector } from '../../use-selector.ts';
import { CheckoutAddress } from '../address/CheckoutAddress.tsx';
import { useAddressErrors } from '../address/use-address-errors.ts';
import type { OnRegionsNeeded } from '../address/use-regions-of.ts';
import { useCheckout } from '../checkout-context.ts';
import { ErrorsBeside } from '../ErrorsBeside.tsx';
import { StepActions } from '../StepActions.tsx';
import { blockedReasonOf, StepReason } from '../StepReason.tsx';
import { ShippingMethods } from './ShippingMethods.tsx';

export interface ShippingStepProps {
  readonly onRegionsNeeded?: OnRegionsNeeded | undefined;
}

/** The blocking reason, unless the address's fields display it. */
const reasonBesideFields = (snapshot: CheckoutSnapshot): string | undefined =>
  selectIsContinuing(snapshot) || selectAddressIssues(snapshot).shipping.length > 0
    ? undefined
    : blockedReasonOf('shipping')(snapshot);

/** The shipping address and the shipping method. */
export const ShippingStep = ({ onRegionsNeeded }: ShippingStepProps) => {
  const actor = useCheckout();
  const countries = useSelector(actor, ({ context }) => context.countries);
  const shipTo = useSelector(actor, ({ context }) => context.site.shipTo);
  const isGuest = useSelector(actor, ({ context }) => context.customer === undefined);
  const isContinuing = useSelector(actor, selectIsContinuing);
  const errors = useAddressErrors('shipping');
  const [hasTried, setTried] = useState(false);

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
        countries={countries.filter(({ alpha2 }) => shipTo.includes(alpha2))}
        errors={errors}
        onRegionsNeeded={onRegionsNeeded}
      />
      <ShippingMethods />
      {hasTried && <StepReason select={reasonBesideFields} />}
      <StepActions
        label="Continue to payment"
        onContinue={proceed}
        isBusy={isContinuing}
        back={
          isGuest ? { label: 'Back to the start', href: '/checkout' } : { label: 'Back to the cart', href: '/cart' }
        }
      />
    </>
  );
};
