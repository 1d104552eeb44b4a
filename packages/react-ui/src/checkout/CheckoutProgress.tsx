import { Icon } from '../primitives/Icon.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { useUi } from '../theme/UiProvider.tsx';
import styles from './CheckoutProgress.module.css';

export interface ProgressStep {
  readonly id: string;
  readonly label: string;
  /** The link to a completed step; later steps have none. */
  readonly href?: string | undefined;
}

export interface CheckoutProgressProps {
  readonly steps: readonly ProgressStep[];
  readonly currentId: string;
}

/** The steps of checkout with the current one; completed steps are links. */
export const CheckoutProgress = ({ steps, currentId }: CheckoutProgressProps) => {
  const { Link } = useUi();
  const current = steps.findIndex((step) => step.id === currentId);
  return (
    <nav className={styles.progress} aria-label="Checkout steps">
      <ol>
        {steps.map((step, index) => {
          const isDone = index < current;
          const content = (
            <>
              <span className={styles.number}>{isDone ? <Icon name="check" size={14} /> : index + 1}</span>
              {step.label}
              {isDone && <VisuallyHidden>, done</VisuallyHidden>}
            </>
          );
          return (
            <li key={step.id} data-done={isDone || undefined} aria-current={index === current ? 'step' : undefined}>
              {isDone && step.href ? <Link href={step.href}>{content}</Link> : <span>{content}</span>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
};
