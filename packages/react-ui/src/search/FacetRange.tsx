import { useEffect, useState } from 'react';
import { Button } from '../primitives/Button.tsx';
import styles from './FacetRange.module.css';
import type { FacetRangeView } from './facet-view.ts';

interface BoundProps {
  readonly label: string;
  readonly name: string;
  readonly bound: number | undefined;
  /** The bound of the whole list, as a placeholder. */
  readonly hint: number | undefined;
}

/**
 * One end of a range. It shows the typed text until the list's state changes. With scripts an empty one is not
 * submitted, which keeps URLs short.
 */
const Bound = ({ label, name, bound, hint }: BoundProps) => {
  const [text, setText] = useState(String(bound ?? ''));
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const [was, setWas] = useState(bound);
  if (was !== bound) {
    setWas(bound);
    setText(String(bound ?? ''));
  }
  return (
    <label className={styles.bound}>
      {label}
      <input
        type="number"
        inputMode="decimal"
        min="0"
        step="any"
        name={isLive && text === '' ? undefined : name}
        value={text}
        placeholder={hint === undefined ? undefined : String(hint)}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    </label>
  );
};

export interface FacetRangeProps {
  /** The facet's key and name. */
  readonly facet: { readonly key: string; readonly name: string };
  readonly range: FacetRangeView;
}

/** The fields of a numeric facet: from, to, and a button that applies them. */
export const FacetRange = ({ facet: { key, name }, range: { unit, least, most, from, to } }: FacetRangeProps) => (
  <div className={styles.range}>
    <Bound label={`From (${unit})`} name={`${key}_from`} bound={from} hint={least} />
    <Bound label={`To (${unit})`} name={`${key}_to`} bound={to} hint={most} />
    <Button type="submit" size="small" aria-label={`Apply ${name}`}>
      Apply
    </Button>
  </div>
);
