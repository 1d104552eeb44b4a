import type { FormEvent, ReactNode } from 'react';
import styles from './checkout.module.css';

export interface StepFormProps {
  readonly onSubmit: () => void;
  /** Whether Enter in a field submits the form although other buttons precede its main one. */
  readonly hasEarlierButtons?: boolean | undefined;
  readonly children: ReactNode;
}

/** The form of a step. Scripts handle its submission; without them it is posted to the step's own address. */
export const StepForm = ({ onSubmit, hasEarlierButtons = false, children }: StepFormProps) => {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    // Another button that was pressed before its script was there: now it handles the press itself.
    if (submitter instanceof HTMLButtonElement && submitter.value !== '') submitter.click();
    else onSubmit();
  };
  return (
    <form className={styles.step} method="post" noValidate onSubmit={submit}>
      {/* Browsers press the first submit button on Enter. */}
      {hasEarlierButtons && <button type="submit" hidden />}
      {children}
    </form>
  );
};
