import type { Money } from '@ironcart/core/money';
import { describeStep, type TraceStep, traceLabels } from '@ironcart/pricing/trace';
import { classNames } from '../primitives/class-names.ts';
import { Icon } from '../primitives/Icon.tsx';
import { Amount, useMoneyFormat } from './Amount.tsx';
import styles from './PriceTrace.module.css';
import { SignedAmount } from './SignedAmount.tsx';

export interface TraceStepsProps {
  readonly steps: readonly TraceStep[];
  /** The name of the surrounding line or part, which steps do not repeat. */
  readonly within: string;
  /** The step to highlight as the first difference to another trace. */
  readonly firstDifference?: unknown;
  /** Whether steps are expanded initially. */
  readonly isOpenAtFirst: boolean;
}

const Change = ({ step }: { readonly step: TraceStep }) => {
  const change = (step.output - step.input) as Money;
  if (step.input === 0 || change === 0) return null;
  return (
    <span className={styles.change}>
      <SignedAmount amount={change} />
    </span>
  );
};

const StepRow = ({ step, within, isFirstDifference }: StepRowProps) => {
  const { label, reason, notes } = describeStep(step, within, useMoneyFormat());
  const isApplied = reason === undefined;
  return (
    <>
      <span className={styles.sign}>
        <Icon name={isApplied ? 'check' : 'minus'} size={16} />
      </span>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        {isFirstDifference && <strong className={styles.badge}>{traceLabels.firstDifference}</strong>}
        {!isApplied && (
          <span className={styles.note}>
            {traceLabels.notApplied}: {reason}
          </span>
        )}
        {notes.map((note) => (
          <span key={note} className={styles.note}>
            {note}
          </span>
        ))}
      </span>
      {isApplied && (
        <span className={styles.amounts}>
          <Amount amount={step.output} />
          <Change step={step} />
        </span>
      )}
    </>
  );
};

interface StepRowProps {
  readonly step: TraceStep;
  readonly within: string;
  readonly isFirstDifference: boolean;
}

const holds = (steps: readonly TraceStep[], entry: unknown): boolean =>
  entry !== undefined && steps.some((step) => step === entry || holds(step.steps ?? [], entry));

/** The rules in their order: applied ones with amounts, others with the reason; composed steps can be expanded. */
export const TraceSteps = ({ steps, within, firstDifference, isOpenAtFirst }: TraceStepsProps) => (
  <ol className={styles.steps}>
    {steps.map((step, index) => {
      const isFirstDifference = firstDifference !== undefined && step === firstDifference;
      const rowClass = classNames(styles.row, isFirstDifference && styles.different);
      const row = <StepRow step={step} within={within} isFirstDifference={isFirstDifference} />;
      return (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a trace never changes, and a rule may be asked twice.
          key={index}
          className={classNames(step.skipped && styles.skipped)}
        >
          {step.steps === undefined || step.steps.length === 0 ? (
            <div className={rowClass}>{row}</div>
          ) : (
            <details open={isOpenAtFirst || holds(step.steps, firstDifference)}>
              <summary className={classNames(rowClass, styles.opening)}>
                {row}
                <span className={styles.mark}>
                  <Icon name="chevron" size={14} />
                </span>
              </summary>
              <div className={styles.inner}>
                <TraceSteps
                  steps={step.steps}
                  within={step.rule === 'child' ? step.subject : within}
                  firstDifference={firstDifference}
                  isOpenAtFirst={isOpenAtFirst}
                />
              </div>
            </details>
          )}
        </li>
      );
    })}
  </ol>
);
