import { classNames } from '../primitives/class-names.ts';
import { type LinkProps, useUi } from '../theme/UiProvider.tsx';
import styles from './SearchDropdown.module.css';

export interface SearchOptionProps extends Omit<LinkProps, 'role'> {
  readonly id: string;
  /** Whether it is the active option. */
  readonly isActive: boolean;
  /** The phrase, which replaces the query while the pointer is on it. */
  readonly 'data-phrase'?: string | undefined;
}

/** A link in the dropdown, selected with the arrow keys or the pointer. */
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
