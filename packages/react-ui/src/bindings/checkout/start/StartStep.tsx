import { type CheckoutSnapshot, selectCanContinue, selectIsVirtual } from '@ironcart/checkout-machines';
import { emailMessage } from '@ironcart/core/forms';
import { type ReactNode, useState } from 'react';
import { CheckoutStart, GuestEmailField } from '../../../checkout/CheckoutStart.tsx';
import { PageHeading } from '../../../primitives/PageHeading.tsx';
import { useFocusOnErrors } from '../../../primitives/use-focus-on-errors.ts';
import { useSelector } from '../../use-selector.ts';
import { useCheckout } from '../checkout-context.ts';
import { blockedReasonOf, StepReason } from '../StepReason.tsx';

const selectReason = blockedReasonOf('start');

const isEmailWrong = (snapshot: CheckoutSnapshot): boolean => selectReason(snapshot) === emailMessage;

/** The blocking reason, unless the e-mail field displays it. */
const reasonBesideEmail = (snapshot: CheckoutSnapshot): string | undefined =>
  isEmailWrong(snapshot) ? undefined : selectReason(snapshot);

const GuestEmail = ({ hasTried }: { readonly hasTried: boolean }) => {
  const actor = useCheckout();
  const email = useSelector(actor, ({ context }) => context.shippingAddress.email);
  const error = useSelector(actor, (snapshot) => (hasTried && isEmailWrong(snapshot) ? emailMessage : undefined));
  return (
    <GuestEmailField
      email={email}
      error={error}
      onEmailChange={(typed) => actor.send({ type: 'email.changed', email: typed })}
    />
  );
};

export interface StartStepProps {
  /** Whether Continue was pressed on the previous page without scripts: missing input is then displayed. */
  readonly isTried?: boolean | undefined;
  /** The log-in form for customers; without it, only guests can order. */
  readonly login?: ReactNode;
}

/** Asks a guest for the e-mail address, and offers a log-in (S2-checkout-04). */
export const StartStep = ({ isTried = false, login }: StartStepProps) => {
  const actor = useCheckout();
  const isVirtual = useSelector(actor, selectIsVirtual);
  const [tries, setTries] = useState(isTried ? 1 : 0);
  const emailPlace = useFocusOnErrors<HTMLDivElement>(tries);
  const hasTried = tries > 0;
  return (
    <>
      <PageHeading title="Let’s get it to you" />
      {hasTried && <StepReason select={reasonBesideEmail} />}
      <CheckoutStart
        emailField={
          <div ref={emailPlace}>
            <GuestEmail hasTried={hasTried} />
          </div>
        }
        nextStep={isVirtual ? 'payment' : 'shipping'}
        onContinue={() => {
          setTries(tries + 1);
          if (selectCanContinue(actor.getSnapshot())) actor.send({ type: 'step.continue' });
        }}
        login={login}
      />
    </>
  );
};
