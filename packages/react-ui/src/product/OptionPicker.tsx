import type { ConfigurableAxis, GalleryImage } from '@ironcart/core/product';
import { type InvalidEvent, useState } from 'react';
import { classNames } from '../primitives/class-names.ts';
import { Picture } from '../primitives/Picture.tsx';
import { takeInvalid } from '../primitives/take-invalid.ts';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import styles from './OptionPicker.module.css';

export interface OptionPickerProps {
  readonly axes: readonly ConfigurableAxis[];
  /** The chosen value by attribute. */
  readonly chosen: Readonly<Record<string, string>>;
  /** Values that are unavailable with the current choices, by attribute: struck through, but selectable. */
  readonly unavailable?: Readonly<Record<string, readonly string[]>> | undefined;
  /** The effect of a value, by attribute and value, as in '+$20.00'. */
  readonly notes?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined;
  /** Pictures of values, by attribute and value; replace the swatch. */
  readonly pictures?: Readonly<Record<string, Readonly<Record<string, GalleryImage>>>> | undefined;
  readonly error?: string | undefined;
  readonly onChoose?: ((attribute: string, value: string) => void) | undefined;
}

/** The options of a configurable product, as radio buttons named by attribute. */
export const OptionPicker = ({ axes, chosen, unavailable, notes, pictures, error, onChoose }: OptionPickerProps) => {
  const [missing, setMissing] = useState<string>();
  /** Displays that a choice is missing next to it, instead of the browser's bubble, which covers it. */
  const tellMissing = (event: InvalidEvent<HTMLInputElement>): void => {
    if (takeInvalid(event)) setMissing(event.currentTarget.name);
  };
  return (
    <div className={styles.picker}>
      {axes.map((axis) => {
        const current = axis.values.find((value) => value.value === chosen[axis.attribute]);
        const isSwatch = axis.values.some((value) => value.swatch);
        return (
          <fieldset key={axis.attribute} className={styles.axis}>
            <legend className={styles.legend}>
              {axis.label}
              {current && isSwatch && <span className={styles.current}>{current.label}</span>}
            </legend>
            <div className={isSwatch ? styles.swatches : styles.sizes}>
              {axis.values.map((value) => {
                const isUnavailable = unavailable?.[axis.attribute]?.includes(value.value) ?? false;
                const note = notes?.[axis.attribute]?.[value.value];
                const picture = pictures?.[axis.attribute]?.[value.value];
                return (
                  <label key={value.value} className={classNames(styles.option, isUnavailable && styles.unavailable)}>
                    <input
                      type="radio"
                      name={axis.attribute}
                      value={value.value}
                      required
                      onInvalid={tellMissing}
                      onInput={() => setMissing(undefined)}
                      {...(onChoose
                        ? { checked: current === value, onChange: () => onChoose(axis.attribute, value.value) }
                        : { defaultChecked: current === value })}
                    />
                    {isSwatch ? (
                      <>
                        {picture ? (
                          <span className={classNames(styles.swatch, styles.thumbnail)}>
                            <Picture
                              master={picture.link}
                              alt=""
                              width={picture.width}
                              height={picture.height}
                              widths={[83, 166]}
                              sizes="64px"
                            />
                          </span>
                        ) : (
                          <span className={styles.swatch} style={{ '--swatch': value.swatch }} />
                        )}
                        <VisuallyHidden>{value.label}</VisuallyHidden>
                      </>
                    ) : (
                      <span className={styles.size}>{value.label}</span>
                    )}
                    {note && <span className={styles.note}>{note}</span>}
                    {isUnavailable && <VisuallyHidden>, not available</VisuallyHidden>}
                  </label>
                );
              })}
            </div>
            {missing === axis.attribute && (
              <p className={styles.error} role="alert">
                Choose one of these.
              </p>
            )}
          </fieldset>
        );
      })}
      {error && <p className={styles.error}>{error}</p>}
    </div>
  );
};
