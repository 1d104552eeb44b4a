import { type Money, zero } from '@ironcart/core/money';
import {
  type Change,
  describeOutcome,
  describeStep,
  type LineTrace,
  type TraceStep,
  traceLabels,
  type WhatIf,
} from '@ironcart/pricing/trace';
import { classNames } from '../primitives/class-names.ts';
import { Amount, useMoneyFormat } from './Amount.tsx';
import styles from './PriceTrace.module.css';
import { SignedAmount } from './SignedAmount.tsx';

export interface PriceTraceDifferenceProps {
  readonly whatIf: WhatIf;
}

const differenceBetween = (before: Money | undefined, after: Money | undefined): Money =>
  ((after ?? zero) - (before ?? zero)) as Money;

interface StepChangesProps {
  readonly before: readonly TraceStep[];
  readonly changes: readonly Change<TraceStep>[];
  readonly within: string;
}

/** The changed, added and removed steps, with their values before and after. */
const StepChanges = ({ before, changes, within }: StepChangesProps) => {
  const format = useMoneyFormat();
  return (
    <ul className={styles.steps}>
      {changes.map((change, index) => {
        if (change.kind === 'kept') return null;
        const was = change.kind === 'added' ? undefined : before[change.at];
        const is = change.kind === 'removed' ? undefined : change.to;
        const step = is ?? was;
        const outcomes = [was, is].map((side) => side && describeOutcome(side, format));
        // A rule that still does not apply for the same reason is only listed at another amount.
        if (step === undefined || outcomes[0] === outcomes[1]) return null;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a difference never changes, and a rule may be asked twice.
          <li key={index} className={styles.changedStep}>
            <span className={styles.words}>
              <span className={styles.label}>{describeStep(step, within, format).label}</span>
              <span className={styles.kind}>{traceLabels[change.kind]}</span>
              {was && <del className={styles.note}>{outcomes[0]}</del>}
              {is && <ins className={classNames(styles.note, styles.now)}>{outcomes[1]}</ins>}
            </span>
          </li>
        );
      })}
    </ul>
  );
};

interface LineChangeProps {
  readonly before: readonly LineTrace[];
  readonly change: WhatIf['difference']['lines'][number];
}

const LineChange = ({ before, change }: LineChangeProps) => {
  const was = change.kind === 'added' ? undefined : before[change.at];
  const is = change.kind === 'removed' ? undefined : change.kind === 'kept' ? was : change.to;
  return (
    <section className={styles.section}>
      <h3 className={styles.changedHeading}>
        <span className={styles.title}>
          {(is ?? was)?.name || traceLabels.unknownItem}
          <span className={styles.kind}>{traceLabels[change.kind]}</span>
        </span>
        <span className={styles.total}>
          <SignedAmount amount={differenceBetween(was?.taxableAmount, is?.taxableAmount)} />
        </span>
      </h3>
      {change.kind === 'changed' && was && (
        <StepChanges before={was.steps} changes={change.to.steps} within={change.to.name} />
      )}
      {is?.issues.map(({ message, code }) => (
        <p key={`${code} ${message}`} className={styles.issues}>
          {traceLabels.cannotBePriced}: {message}
        </p>
      ))}
    </section>
  );
};

/** The effect of a change on a cart: the changed lines and rules, and the amount to pay. */
export const PriceTraceDifference = ({ whatIf: { before, after, difference } }: PriceTraceDifferenceProps) => {
  const lines = difference.lines.filter(({ kind }) => kind !== 'kept');
  const isOrderChanged = difference.order.some(({ kind }) => kind !== 'kept');
  return (
    <div className={styles.trace}>
      {lines.length === 0 && !isOrderChanged && <p>{traceLabels.noDifference}</p>}
      {lines.map((change, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a difference never changes, and an unreadable line has no id.
        <LineChange key={index} before={before.lines} change={change} />
      ))}
      {isOrderChanged && (
        <section className={styles.section}>
          <h3 className={styles.changedHeading}>
            <span className={styles.title}>{traceLabels.order}</span>
            <span className={styles.total}>
              <SignedAmount amount={difference.amountToPay} />
            </span>
          </h3>
          <StepChanges before={before.order} changes={difference.order} within="" />
        </section>
      )}
      <p className={styles.due}>
        <span>{traceLabels.toPay}</span>
        <span>
          <del className={styles.was}>
            <Amount amount={before.amountToPay} />
          </del>{' '}
          <ins className={styles.now}>
            <Amount amount={after.amountToPay} />
          </ins>
        </span>
      </p>
    </div>
  );
};
