import { selectCanContinue, selectIsVirtual } from '@ironcart/checkout-machines';
import { emailMessage } from '@ironcart/core/forms';
import { CheckoutStart, LoginForm, Notice, PageHeading } from '@ironcart/react-ui';
import { useState } from 'react';
import { forgotPasswordPath } from '../../account/password-pages.ts';
import { useCheckout } from '../checkout-context.ts';
import { useBlockedReason } from '../use-blocked-reason.ts';
import { useSelector } from '../use-selector.ts';

/** A guest's e-mail, or a customer's way to their account (S2-checkout-04). */
export const StartStep = () => {
  const actor = useCheckout();
  const email = useSelector(actor, ({ context }) => context.shippingAddress.email);
  const reason = useBlockedReason('start');
  const isVirtual = useSelector(actor, selectIsVirtual);
  const [hasTried, setTried] = useState(false);
  return (
    <>
      <PageHeading title="Let’s get it to you" />
      {hasTried && reason !== undefined && reason !== emailMessage && <Notice tone="warning">{reason}</Notice>}
      <CheckoutStart
        email={email}
        error={hasTried && reason === emailMessage ? reason : undefined}
        nextStep={isVirtual ? 'payment' : 'shipping'}
        onEmailChange={(typed) => actor.send({ type: 'email.changed', email: typed })}
        onContinue={() => {
          setTried(true);
          if (selectCanContinue(actor.getSnapshot())) actor.send({ type: 'step.continue' });
        }}
        login={
          <LoginForm
            headingLevel={2}
            isSecondary
            title="Log in"
            target={{ action: '/login?redirect=/checkout', fields: { intent: 'login' } }}
            forgotUrl={forgotPasswordPath}
          />
        }
      />
    </>
  );
};
