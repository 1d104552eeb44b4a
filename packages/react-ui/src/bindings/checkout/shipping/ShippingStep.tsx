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
import { StepForm } from '../StepForm.tsx';
import { blockedReasonOf, StepReason } from '../StepReason.tsx';
import { ShippingMethods } from './ShippingMethods.tsx';

export interface ShippingStepProps {
  /** Whether Continue was pressed on the previous page without scripts: missing input is then displayed. */
  readonly isTried?: boolean | undefined;
  /** The id of the shipping methods, for a link to them. */
  readonly methodsId?: string | undefined;
  readonly onRegionsNeeded?: OnRegionsNeeded | undefined;
}

/** The blocking reason, unless the address's fields display it. */
const reasonBesideFields = (snapshot: CheckoutSnapshot): string | undefined =>
  selectIsContinuing(snapshot) || selectAddressIssues(snapshot).shipping.length > 0
    ? undefined
    : blockedReasonOf('shipping')(snapshot);

/** The shipping address and the shipping method. */
export const ShippingStep = ({ isTried = false, methodsId, onRegionsNeeded }: ShippingStepProps) => {
  const actor = useCheckout();
  const isGuest = useSelector(actor, ({ context }) => context.customer === undefined);
  const isContinuing = useSelector(actor, selectIsContinuing);
  const errors = useAddressErrors('shipping', isTried);
  const [hasTried, setTried] = useState(isTried);

  const proceed = () => {
    errors.showAll();
    setTried(true);
    actor.send({ type: 'step.continue' });
  };
  return (
    <StepForm step="shipping" onSubmit={proceed} hasEarlierButtons>
      <PageHeading title="Where does it go?" />
      <ErrorsBeside fields={['shippingAddress']} />
      <CheckoutAddress errors={errors} onRegionsNeeded={onRegionsNeeded} />
      <ShippingMethods id={methodsId} />
      {hasTried && <StepReason select={reasonBesideFields} />}
      <StepActions
        label="Continue to payment"
        isBusy={isContinuing}
        back={
          isGuest ? { label: 'Back to the start', href: '/checkout' } : { label: 'Back to the cart', href: '/cart' }
        }
      />
    </StepForm>
  );
};
