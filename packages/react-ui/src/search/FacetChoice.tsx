import { useId, useState } from 'react';
import styles from './Facets.module.css';
import type { FacetValueView } from './facet-view.ts';

export interface FacetChoiceProps {
  readonly name: string;
  readonly value: FacetValueView;
  readonly isSingle?: boolean | undefined;
}

/**
 * One value of a facet. A change is displayed immediately (optimistically), and replaced by the list's state after it
 * has loaded.
 */
export const FacetChoice = ({ name, value: { id: value, text, count, isChosen }, isSingle }: FacetChoiceProps) => {
  const id = useId();
  const [isChecked, setChecked] = useState(isChosen);
  const [wasChosen, setWasChosen] = useState(isChosen);
  if (wasChosen !== isChosen) {
    setWasChosen(isChosen);
    setChecked(isChosen);
  }
  return (
    <div className={styles.value}>
      <input
        id={id}
        type={isSingle ? 'radio' : 'checkbox'}
        name={name}
        value={value}
        checked={isChecked}
        onChange={({ currentTarget }) => {
          setChecked(currentTarget.checked);
          currentTarget.form?.requestSubmit();
        }}
      />
      <label htmlFor={id}>
        {text} <span className={styles.count}>{count}</span>
      </label>
    </div>
  );
};
