import { useId } from 'react';
import { Button } from '../primitives/Button.tsx';
import { useUi } from '../theme/UiProvider.tsx';
import styles from './SortSelect.module.css';

export interface SortSelectProps {
  /** The list's page; the choice is the query parameter `{name}`. Default: 'sort'. */
  readonly action: string;
  readonly name?: string | undefined;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Further query parameters to preserve, such as the search words. */
  readonly fields?: Readonly<Record<string, string | readonly string[]>> | undefined;
}

/** The sort order of a list; a change submits, without scripts there is a button. */
export const SortSelect = ({ action, name = 'sort', value, options, fields = {} }: SortSelectProps) => {
  const { Form } = useUi();
  const id = useId();
  return (
    <Form className={styles.sort} method="get" action={action}>
      {Object.entries(fields).flatMap(([field, texts]) =>
        [texts].flat().map((text) => <input key={`${field} ${text}`} type="hidden" name={field} value={text} />),
      )}
      <label htmlFor={id} className={styles.label}>
        Sort by
      </label>
      <select
        key={value}
        id={id}
        className={styles.select}
        name={name}
        defaultValue={value}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <noscript>
        <Button type="submit" size="small">
          Sort
        </Button>
      </noscript>
    </Form>
  );
};
