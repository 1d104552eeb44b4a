import type { ReactNode } from 'react';
import styles from './SearchDropdown.module.css';

export interface OptionGroupProps {
  readonly label: string;
  /** Whether the label is displayed above the options. */
  readonly hasHeading?: boolean | undefined;
  readonly children: ReactNode;
}

/** A group of options in the dropdown. */
export const OptionGroup = ({ label, hasHeading = true, children }: OptionGroupProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a listbox holds groups, and no fieldset.
  <div role="group" aria-label={label} className={styles.group}>
    {hasHeading && (
      <span className={styles.heading} aria-hidden="true">
        {label}
      </span>
    )}
    {children}
  </div>
);
