import { Amount } from '../price/Amount.tsx';
import { classNames } from '../primitives/class-names.ts';
import { Icon } from '../primitives/Icon.tsx';
import { Skeleton } from '../primitives/Skeleton.tsx';
import styles from './CartTotals.module.css';
import type { TotalsLineView } from './totals-lines.ts';

export interface CartTotalsProps {
  readonly lines: readonly TotalsLineView[];
  /** Whether new amounts are loading. */
  readonly isLoading?: boolean | undefined;
}

const isSum = (line: TotalsLineView) => line.id === 'total' || line.id === 'due';

const Row = ({ line, isLoading }: { readonly line: TotalsLineView; readonly isLoading: boolean }) => (
  <>
    <span className={styles.label}>
      {line.label}
      {line.explanation && (
        <span className={styles.mark}>
          <Icon name="chevron" size={14} />
        </span>
      )}
    </span>
    <span className={styles.amount}>
      {isLoading ? (
        <Skeleton width="5ch" />
      ) : line.amount === undefined ? (
        <span className={styles.pending}>{line.pending}</span>
      ) : (
        <Amount amount={line.amount} sign={line.isTakenOff ? '−' : undefined} />
      )}
    </span>
  </>
);

/** The lines that add up to the total; a line with an explanation can be expanded. */
export const CartTotals = ({ lines, isLoading = false }: CartTotalsProps) => (
  <div className={styles.totals} aria-busy={isLoading || undefined}>
    {lines.map((line) =>
      line.explanation ? (
        <details key={line.label} className={classNames(styles.line, isSum(line) && styles.sum)}>
          <summary className={styles.row}>
            <Row line={line} isLoading={isLoading} />
          </summary>
          <p className={styles.explanation}>{line.explanation}</p>
        </details>
      ) : (
        <div key={line.label} className={classNames(styles.line, isSum(line) && styles.sum)}>
          <div className={styles.row}>
            <Row line={line} isLoading={isLoading} />
          </div>
        </div>
      ),
    )}
  </div>
);
