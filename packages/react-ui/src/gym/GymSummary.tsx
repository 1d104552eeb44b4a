import type { GymProblem } from '@ironcart/gym-builder';
import { isBlocking } from '@ironcart/gym-builder';
import type { ReactNode } from 'react';
import { Amount } from '../price/Amount.tsx';
import { Button } from '../primitives/Button.tsx';
import { type FormTarget, IntentForm } from '../primitives/IntentForm.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { TitledSection } from '../primitives/TitledSection.tsx';
import styles from './GymSummary.module.css';
import type { GymPriceView } from './gym-view.ts';

export interface GymSummaryProps {
  readonly price: GymPriceView;
  readonly problems: readonly GymProblem[];
  /** Target of the form that adds the whole gym to the cart. */
  readonly cartTarget: FormTarget;
  readonly isBusy?: boolean | undefined;
  /** Whether the price is of an earlier version of the plan. */
  readonly isPriceOld?: boolean | undefined;
  /** Further actions. */
  readonly children?: ReactNode;
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const stateOf = (problems: readonly GymProblem[]): string => {
  const blocking = problems.filter(isBlocking).length;
  const warnings = problems.length - blocking;
  if (problems.length === 0) return 'Everything fits, with room to use it.';
  return [
    ...(blocking > 0 ? [counted(blocking, 'problem', 'problems')] : []),
    ...(warnings > 0 ? [counted(warnings, 'warning', 'warnings')] : []),
  ].join(', ');
};

/** Total price of a gym, its problems, and a button that adds it to the cart. */
export const GymSummary = ({ price, problems, cartTarget, isBusy, isPriceOld = false, children }: GymSummaryProps) => (
  <TitledSection
    className={styles.summary}
    title={counted(price.pieces, 'piece', 'pieces')}
    titleClassName={styles.title}
  >
    <p className={styles.total} data-old={isPriceOld || undefined} aria-busy={isPriceOld || undefined}>
      <Amount amount={price.total} />
    </p>
    <p className={styles.note}>Without shipping and tax. The cart asks for the same.</p>
    <p className={styles.state} role="status">
      {price.pieces > 0 && stateOf(problems)}
    </p>
    {price.missing.length > 0 && (
      <Notice tone="warning" title="Not in this price">
        <ul>
          {price.missing.map(({ name, reason }) => (
            <li key={name}>
              {name}: {reason}
            </li>
          ))}
        </ul>
      </Notice>
    )}
    {price.pieces > 0 && (
      <IntentForm target={cartTarget}>
        <Button type="submit" variant="primary" size="large" isWide isBusy={isBusy} icon="cart">
          Add the whole gym to the cart
        </Button>
      </IntentForm>
    )}
    {children && <div className={styles.more}>{children}</div>}
  </TitledSection>
);
