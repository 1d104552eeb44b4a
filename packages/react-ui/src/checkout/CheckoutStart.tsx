import { checkoutStepPath } from '@ironcart/core/checkout';
import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '../primitives/Button.tsx';
import { EmailField } from '../primitives/EmailField.tsx';
import { IntentForm } from '../primitives/IntentForm.tsx';
import { TitledSection } from '../primitives/TitledSection.tsx';
import styles from './CheckoutStart.module.css';

export interface GuestEmailFieldProps {
  readonly email: string;
  /** The e-mail's error, after the shopper tried to continue. */
  readonly error?: string | undefined;
  readonly onEmailChange: (email: string) => void;
}

/** The e-mail of a guest. */
export const GuestEmailField = ({ email, error, onEmailChange }: GuestEmailFieldProps) => (
  <EmailField
    label="Email"
    name="email"
    isRequired
    value={email}
    error={error}
    hint="For the confirmation and for news of the delivery."
    onValueChange={(typed) => onEmailChange(String(typed ?? ''))}
  />
);

export interface CheckoutStartProps {
  /** The `GuestEmailField`. */
  readonly emailField: ReactNode;
  /** Whether checkout is still loading: input is kept, and the button is disabled. */
  readonly isOpening?: boolean | undefined;
  /** The next page. Default: shipping. */
  readonly nextStep?: 'shipping' | 'payment' | undefined;
  readonly onContinue: () => void;
  /** The log-in form for customers. */
  readonly login: ReactNode;
}

/** The first page of checkout (S2-checkout-04): continue as a guest with an e-mail, or log in. */
export const CheckoutStart = (props: CheckoutStartProps) => {
  const { emailField, isOpening, nextStep = 'shipping', onContinue, login } = props;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isOpening) onContinue();
  };
  return (
    <div className={styles.ways}>
      <TitledSection title="Go on as a guest">
        <IntentForm target={{ action: checkoutStepPath('start') }} className={styles.form} noValidate onSubmit={submit}>
          {emailField}
          <Button type="submit" variant="primary" size="large" isWide isBusy={isOpening} busyLabel="Opening checkout">
            Continue to {nextStep}
          </Button>
        </IntentForm>
      </TitledSection>
      {login}
    </div>
  );
};
