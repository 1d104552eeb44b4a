import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { Icon } from '../primitives/Icon.tsx';
import { takeInvalid } from '../primitives/take-invalid.ts';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { useUi } from '../theme/UiProvider.tsx';
import styles from './SearchForm.module.css';

export interface SearchFormProps {
  /** The search page; receives the query as `q`. */
  readonly action: string;
  readonly query?: string | undefined;
  readonly placeholder?: string | undefined;
  /** The label, which distinguishes it from other searches of a page. */
  readonly label?: string | undefined;
  /** Called when the box receives the focus. */
  readonly onFocus?: ((box: HTMLInputElement) => void) | undefined;
}

/** A search box in a plain form. */
export const SearchForm = ({ action, query, placeholder, label, onFocus }: SearchFormProps) => {
  const { Form, searchHint = 'Search' } = useUi();
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  // The box may have received the focus before the scripts were loaded.
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
          onInvalid={takeInvalid}
          onFocus={(event) => onFocus?.(event.currentTarget)}
        />
        <button type="submit" className={styles.submit} aria-label="Search">
          <Icon name="search" />
        </button>
      </Form>
    </search>
  );
};
