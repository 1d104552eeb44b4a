import { Button } from '../../primitives/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink.tsx';
import styles from './checkout.module.css';

export interface StepActionsProps {
  readonly label: string;
  readonly onContinue: () => void;
  readonly isBusy?: boolean;
  readonly back: { readonly label: string; readonly href: string };
}

/** The one way on from a step, and the way back. */
export const StepActions = ({ label, onContinue, isBusy = false, back }: StepActionsProps) => (
  <div className={styles.actions}>
    <ButtonLink variant="quiet" href={back.href}>
      {back.label}
    </ButtonLink>
    <Button variant="primary" size="large" isBusy={isBusy} onClick={onContinue}>
      {label}
    </Button>
  </div>
);
