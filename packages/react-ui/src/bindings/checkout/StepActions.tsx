import { Button } from '../../primitives/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink.tsx';
import styles from './checkout.module.css';

export interface StepActionsProps {
  readonly label: string;
  readonly isBusy?: boolean;
  readonly back: { readonly label: string; readonly href: string };
}

/** The submit button of the step's form, and the link to the previous step. */
export const StepActions = ({ label, isBusy = false, back }: StepActionsProps) => (
  <div className={styles.actions}>
    <ButtonLink variant="quiet" href={back.href}>
      {back.label}
    </ButtonLink>
    <Button type="submit" variant="primary" size="large" isBusy={isBusy}>
      {label}
    </Button>
  </div>
);
