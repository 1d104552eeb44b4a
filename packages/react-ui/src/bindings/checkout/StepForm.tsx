import { type CheckoutStep, checkoutStepPath } from '@ironcart/core/checkout';
import type { ReactNode, SubmitEvent } from 'react';
import { IntentForm } from '../../primitives/IntentForm.tsx';
import styles from './checkout.module.css';

export interface StepFormProps {
  readonly step: CheckoutStep;
  readonly onSubmit: (form: HTMLFormElement) => void;
  /** Whether Enter in a field submits the form although other buttons precede its main one. */
  readonly hasEarlierButtons?: boolean | undefined;
  readonly children: ReactNode;
}

/** The form of a step. Scripts handle its submission; without them it is posted to the step's own address. */
export const StepForm = ({ step, onSubmit, hasEarlierButtons = false, children }: StepFormProps) => {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    // Handles a press of another button that happened before its script was loaded.
    if (submitter instanceof HTMLButtonElement && submitter.value !== '') submitter.click();
    else onSubmit(event.currentTarget);
  };
  return (
    <IntentForm target={{ action: checkoutStepPath(step) }} className={styles.step} noValidate onSubmit={submit}>
      {/* Browsers press the first submit button on Enter. */}
      {hasEarlierButtons && <button type="submit" hidden />}
      {children}
    </IntentForm>
  );
};
