import { Fragment, type ReactNode, useId, useState } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import styles from './RadioCards.module.css';
import { takeInvalid } from './take-invalid.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface RadioCard {
  readonly value: string;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  /** Content at the end of the card: a price or a badge. */
  readonly aside?: ReactNode;
  readonly picture?: ReactNode;
  readonly isDisabled?: boolean | undefined;
  /** The option's own fields, shown while it is selected; for controlled cards. */
  readonly panel?: ReactNode;
}

export interface RadioCardsProps {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly RadioCard[];
  /** Controlled; use `defaultValue` in a plain form. */
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly isLegendHidden?: boolean | undefined;
  readonly isRequired?: boolean | undefined;
  readonly error?: string | undefined;
  readonly onValueChange?: ((value: string) => void) | undefined;
}

/** Radio buttons as cards, with room for a description. */
export const RadioCards = ({
  legend,
  name,
  options,
  value,
  defaultValue,
  isLegendHidden,
  isRequired,
  error,
  onValueChange,
}: RadioCardsProps) => {
  const id = useId();
  const [isMissing, setMissing] = useState(false);
  const message = error ?? (isMissing ? 'Choose one of these.' : undefined);
  const checked = (option: RadioCard) =>
    value === undefined ? { defaultChecked: option.value === defaultValue } : { checked: option.value === value };
  return (
    <fieldset
      className={styles.group}
      aria-describedby={message ? `${id}-message` : undefined}
      data-invalid={message ? true : undefined}
    >
      <legend className={styles.legend}>{isLegendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}</legend>
      {message && (
        <p className={styles.message} id={`${id}-message`}>
          <Icon name="alert" size={16} />
          {message}
        </p>
      )}
      <div className={styles.cards}>
        {options.map((option) => (
          <Fragment key={option.value}>
            <label className={classNames(styles.card, option.isDisabled && styles.disabled)}>
              <input
                type="radio"
                name={name}
                value={option.value}
                required={isRequired}
                disabled={option.isDisabled}
                onInvalid={(event) => {
                  setMissing(true);
                  takeInvalid(event);
                }}
                onChange={() => {
                  setMissing(false);
                  onValueChange?.(option.value);
                }}
                {...checked(option)}
              />
              {option.picture && <span className={styles.picture}>{option.picture}</span>}
              <span className={styles.text}>
                <span className={styles.label}>{option.label}</span>
                {option.description && <span className={styles.description}>{option.description}</span>}
              </span>
              {option.aside && <span className={styles.aside}>{option.aside}</span>}
            </label>
            {option.panel && option.value === value && <div className={styles.panel}>{option.panel}</div>}
          </Fragment>
        ))}
      </div>
    </fieldset>
  );
};
