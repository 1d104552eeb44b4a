import { classNames } from '../primitives/class-names.ts';
import { type LinkProps, useUi } from '../theme/UiProvider.tsx';
import styles from './SearchDropdown.module.css';

export interface SearchOptionProps extends Omit<LinkProps, 'role'> {
  readonly id: string;
  /** The arrow keys have come to it. */
  readonly isActive: boolean;
  /** Phrases stand in for the query while they are pointed at. */
  readonly 'data-phrase'?: string | undefined;
}

/** A link of the dropdown: reached by the arrow keys from the box, or by pointing at it. */
export const SearchOption = ({ isActive, className, ...link }: SearchOptionProps) => {
  const { Link } = useUi();
  return (
    <Link
      {...link}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={classNames(styles.option, className)}
    />
  );
};
