import { type ChangeEvent, useId, useRef, useState } from 'react';
import { Icon } from './Icon.tsx';
import styles from './QuantityField.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface QuantityFieldProps {
  readonly name?: string | undefined;
  /** The label for screen readers: 'Quantity of Club bar'. */
  readonly label: string;
  readonly defaultValue?: number | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly isDisabled?: boolean | undefined;
  /**
   * Whether to submit the form when the quantity changes by a step or the field loses the focus. An invalid quantity is
   * not submitted: the field shows the last one again, with the permitted range.
   */
  readonly submitsOnChange?: boolean | undefined;
  readonly onValueChange?: ((value: number | null) => void) | undefined;
}

const quantitiesAllowed = (min: number, max: number | undefined): string =>
  max === undefined ? `Whole numbers from ${min} only` : `Whole numbers from ${min} to ${max} only`;

/**
 * Number input with buttons to decrease and increase; a plain number input without scripts. The arrow keys do the same,
 * so the buttons are not in the tab order. `data-step` states a button's direction for the page's inline script, which
 * counts clicks before hydration.
 */
export const QuantityField = ({
  name = 'qty',
  label,
  defaultValue = 1,
  min = 1,
  max,
  isDisabled,
  submitsOnChange = false,
  onValueChange,
}: QuantityFieldProps) => {
  const id = useId();
  const ref = useRef<HTMLInputElement>(null);
  const submitted = useRef(defaultValue);
  const [refusal, setRefusal] = useState<string>();
  const submit = () => {
    const input = ref.current;
    if (!submitsOnChange || !input) return;
    if (!input.validity.valid) {
      input.value = String(submitted.current);
      setRefusal(quantitiesAllowed(min, max));
      return;
    }
    setRefusal(undefined);
    if (input.valueAsNumber === submitted.current) return;
    submitted.current = input.valueAsNumber;
    input.form?.requestSubmit();
  };
  const report = () => {
    const value = ref.current?.valueAsNumber ?? Number.NaN;
    onValueChange?.(Number.isFinite(value) ? value : null);
  };
  const step = (direction: 1 | -1) => {
    if (direction === 1) ref.current?.stepUp();
    else ref.current?.stepDown();
    report();
    submit();
  };
  return (
    <>
      <span className={styles.quantity}>
        <button
          type="button"
          className={styles.step}
          disabled={isDisabled}
          aria-label="One fewer"
          data-step="down"
          tabIndex={-1}
          onClick={() => step(-1)}
        >
          <Icon name="minus" size={16} />
        </button>
        <label htmlFor={id}>
          <VisuallyHidden>{label}</VisuallyHidden>
        </label>
        <input
          ref={ref}
          id={id}
          className={styles.input}
          type="number"
          inputMode="numeric"
          name={name}
          key={defaultValue}
          defaultValue={defaultValue}
          min={min}
          max={max}
          step={1}
          required
          disabled={isDisabled}
          onChange={(_event: ChangeEvent<HTMLInputElement>) => {
            setRefusal(undefined);
            report();
          }}
          onInvalid={(event) => {
            setRefusal(quantitiesAllowed(min, max));
            event.preventDefault();
          }}
          onBlur={submit}
        />
        <button
          type="button"
          className={styles.step}
          disabled={isDisabled}
          aria-label="One more"
          data-step="up"
          tabIndex={-1}
          onClick={() => step(1)}
        >
          <Icon name="plus" size={16} />
        </button>
      </span>
      {(submitsOnChange || refusal) && <output className={styles.refusal}>{refusal}</output>}
    </>
  );
};
