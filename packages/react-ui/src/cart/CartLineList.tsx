import type { ReactNode } from 'react';
import { classNames } from '../primitives/class-names.ts';
import type { FormTarget } from '../primitives/IntentForm.tsx';
import { CartLine } from './CartLine.tsx';
import styles from './CartLineList.module.css';
import type { CartLineView } from './LineFrame.tsx';

export interface CartLineListProps {
  readonly lines: readonly CartLineView[];
  readonly variant?: 'full' | 'compact' | undefined;
  readonly updateTarget?: FormTarget | undefined;
  readonly removeTarget?: FormTarget | undefined;
  readonly busyItemIds?: readonly string[] | undefined;
  /** Further actions of a line, as in 'Save for later'. */
  readonly actionsOf?: ((line: CartLineView) => ReactNode) | undefined;
}

/** The lines of a cart or an order, separated by rules. */
export const CartLineList = ({
  lines,
  variant = 'full',
  updateTarget,
  removeTarget,
  busyItemIds = [],
  actionsOf,
}: CartLineListProps) => (
  <ul className={classNames(styles.lines, styles[variant])}>
    {lines.map((line) => (
      <li key={line.listItemId}>
        <CartLine
          line={line}
          variant={variant}
          updateTarget={updateTarget}
          removeTarget={removeTarget}
          isBusy={busyItemIds.includes(line.listItemId)}
          actions={actionsOf?.(line)}
        />
      </li>
    ))}
  </ul>
);
