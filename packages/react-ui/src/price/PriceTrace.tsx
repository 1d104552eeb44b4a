import { type CartTrace, type Divergence, type LineTrace, type TraceStep, traceLabels } from '@ironcart/pricing/trace';
import type { ReactNode } from 'react';
import { Icon } from '../primitives/Icon.tsx';
import { Amount } from './Amount.tsx';
import styles from './PriceTrace.module.css';
import { TraceSteps } from './TraceSteps.tsx';

export interface PriceTraceProps {
  readonly trace: CartTrace;
  /** The step to highlight: one side of the result of `findDivergence`. */
  readonly firstDifference?: Divergence['left'];
  /** Whether all lines are expanded initially. */
  readonly isOpenAtFirst?: boolean | undefined;
}

interface SectionProps {
  readonly title: string;
  readonly amount: ReactNode;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

const Section = ({ title, amount, isOpen, children }: SectionProps) => (
  <details className={styles.section} open={isOpen}>
    <summary className={styles.heading}>
      <span className={styles.title}>{title}</span>
      <span className={styles.total}>{amount}</span>
      <span className={styles.mark}>
        <Icon name="chevron" size={16} />
      </span>
    </summary>
    {children}
  </details>
);

const Faulty = () => (
  <span className={styles.faulty}>
    <Icon name="alert" size={16} /> {traceLabels.cannotBePriced}
  </span>
);

const IssueList = ({ issues }: Pick<LineTrace, 'issues'>) => (
  <ul className={styles.issues}>
    {issues.map(({ message, code, productId }) => (
      <li key={`${code} ${productId} ${message}`}>{message}</li>
    ))}
  </ul>
);

const lastOutput = (steps: readonly TraceStep[]) => steps.at(-1)?.output;

/**
 * Explains a cart's total to staff: each line and the order can be expanded to the rules that were evaluated, in their
 * order.
 */
export const PriceTrace = ({ trace, firstDifference, isOpenAtFirst = false }: PriceTraceProps) => {
  const isMarked = (listItemId: string | undefined) =>
    firstDifference !== undefined && firstDifference.listItemId === listItemId;
  const entry = firstDifference?.entry;
  const order = lastOutput(trace.order);
  return (
    <div className={styles.trace}>
      {trace.lines.map(({ listItemId, name, steps, taxableAmount, issues }, index) => (
        <Section
          // biome-ignore lint/suspicious/noArrayIndexKey: a trace never changes, and an unreadable line has no id.
          key={index}
          title={name || traceLabels.unknownItem}
          amount={taxableAmount === undefined ? <Faulty /> : <Amount amount={taxableAmount} />}
          isOpen={isOpenAtFirst || isMarked(listItemId)}
        >
          {issues.length > 0 && <IssueList issues={issues} />}
          {steps.length > 0 && (
            <TraceSteps steps={steps} within={name} firstDifference={entry} isOpenAtFirst={isOpenAtFirst} />
          )}
        </Section>
      ))}
      <Section
        title={traceLabels.order}
        amount={trace.issues.length > 0 ? <Faulty /> : order !== undefined && <Amount amount={order} />}
        isOpen={isOpenAtFirst || isMarked(undefined)}
      >
        {trace.issues.length > 0 && <IssueList issues={trace.issues} />}
        <TraceSteps steps={trace.order} within="" firstDifference={entry} isOpenAtFirst={isOpenAtFirst} />
      </Section>
      <p className={styles.due}>
        <span>{traceLabels.toPay}</span>
        <Amount amount={trace.amountToPay} />
      </p>
    </div>
  );
};
