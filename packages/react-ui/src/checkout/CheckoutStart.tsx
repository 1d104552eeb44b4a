import type { FormEvent, ReactNode } from 'react';
import { Button } from '../primitives/Button.tsx';
import { EmailField } from '../primitives/EmailField.tsx';
import styles from './CheckoutStart.module.css';

export interface CheckoutStartProps {
  readonly email: string;
  /** What is wrong with the e-mail, once the shopper wanted to go on. */
  readonly error?: string | undefined;
  /** Checkout is not open yet: what is typed stays, the button waits. */
  readonly isOpening?: boolean | undefined;
  /** The page after this one; left out: shipping. */
  readonly nextStep?: 'shipping' | 'payment' | undefined;
  readonly onEmailChange: (email: string) => void;
  readonly onContinue: () => void;
  /** The form that a customer logs in with. */
  readonly login: ReactNode;
}

/** Where checkout begins (S2-checkout-04): as a guest with an e-mail, or as a customer. */
export const CheckoutStart = (props: CheckoutStartProps) => {
  const { email, error, isOpening, nextStep = 'shipping', onEmailChange, onContinue, login } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isOpening) onContinue();
  };
  return (
    <div className={styles.ways}>
      <section aria-labelledby="as-guest">
        <h2 id="as-guest">Go on as a guest</h2>
        <form className={styles.form} noValidate onSubmit={submit}>
          <EmailField
            label="Email"
            name="email"
            isRequired
            value={email}
            error={error}
            hint="For the confirmation and for news of the delivery."
            onValueChange={(typed) => onEmailChange(String(typed ?? ''))}
          />
          <Button type="submit" variant="primary" size="large" isWide isBusy={isOpening} busyLabel="Opening checkout">
            Continue to {nextStep}
          </Button>
        </form>
      </section>
      {login}
    </div>
  );
};
