import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { Icon } from '../primitives/Icon.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { useUi } from '../theme/UiProvider.tsx';
import styles from './SearchForm.module.css';

export interface SearchFormProps {
  /** The search page; it gets the query as `q`. */
  readonly action: string;
  readonly query?: string | undefined;
  readonly placeholder?: string | undefined;
  /** Tells this search from the others of a page. */
  readonly label?: string | undefined;
  /** The box has the focus. */
  readonly onFocus?: ((box: HTMLInputElement) => void) | undefined;
}

/** A search box that is a plain form. */
export const SearchForm = ({ action, query, placeholder, label, onFocus }: SearchFormProps) => {
  const { Form, searchHint = 'Search' } = useUi();
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  // It may have had the focus before the scripts were there.
  const takeEarlyFocus = useEffectEvent(() => {
    if (box.current !== null && box.current === document.activeElement) onFocus?.(box.current);
  });
  useEffect(() => takeEarlyFocus(), []);
  return (
    <search aria-label={label}>
      <Form className={styles.search} method="get" action={action}>
        <label htmlFor={id}>
          <VisuallyHidden>Search</VisuallyHidden>
        </label>
        <input
          key={query}
          ref={box}
          id={id}
          className={styles.input}
          type="search"
          name="q"
          defaultValue={query}
          placeholder={placeholder ?? searchHint}
          required
          maxLength={80}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={(event) => onFocus?.(event.currentTarget)}
        />
        <button type="submit" className={styles.submit} aria-label="Search">
          <Icon name="search" />
        </button>
      </Form>
    </search>
  );
};
