import { LineAction } from '../../cart/LineAction.tsx';
import type { CartLineView } from '../../cart/LineFrame.tsx';
import { Notice } from '../../primitives/Notice.tsx';
import { cartTarget } from './cart-fields.ts';
import styles from './LinesToChange.module.css';

/** Makes a line purchasable: reduces its quantity or removes it. */
const Mend = ({ line }: { readonly line: CartLineView }) => {
  const { availableQty = 0 } = line;
  return availableQty > 0 ? (
    <LineAction line={line} target={cartTarget('update', { qty: availableQty })} label={`Change to ${availableQty}`} />
  ) : (
    <LineAction line={line} target={cartTarget('remove')} label="Remove" />
  );
};

/** A line's name with its choices, because another line may have the same product. */
const nameOf = ({ name, options }: CartLineView): string =>
  options.length === 0 ? name : `${name} (${options.map(({ value }) => value).join(', ')})`;

export interface LinesToChangeProps {
  /** The lines with an `issue`. */
  readonly lines: readonly CartLineView[];
  /** Whether the lines are the cart's and can be edited here. */
  readonly canChange: boolean;
  /** Default: the text for a cart outside checkout. */
  readonly title?: string | undefined;
}

/** The lines that cannot be bought as they are, each with an action that fixes it. */
export const LinesToChange = ({ lines, canChange, title = 'Change this before you check out' }: LinesToChangeProps) => (
  <Notice tone="error" title={title}>
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.listItemId}>
          {nameOf(line)}: {line.issue}. {canChange && <Mend line={line} />}
        </li>
      ))}
    </ul>
  </Notice>
);
