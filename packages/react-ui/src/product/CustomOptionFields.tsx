import type { ChosenOptions } from '@ironcart/core/list';
import type { Money } from '@ironcart/core/money';
import type { CustomOption } from '@ironcart/core/product';
import { useMoneyFormat } from '../price/Amount.tsx';
import { Checkbox } from '../primitives/Checkbox.tsx';
import { RadioCards } from '../primitives/RadioCards.tsx';
import { SelectField } from '../primitives/SelectField.tsx';
import { TextField } from '../primitives/TextField.tsx';
import styles from './OptionPicker.module.css';

export interface CustomOptionFieldsProps {
  readonly options: readonly CustomOption[];
  readonly chosen?: ChosenOptions | undefined;
  readonly errors?: Readonly<Record<number, string>> | undefined;
  /** Prefix of the field names `{namePrefix}{option id}`. Default: 'option-'. */
  readonly namePrefix?: string | undefined;
}

const chosenIds = (chosen: ChosenOptions[string] | undefined): readonly string[] =>
  chosen === undefined ? [] : (Array.isArray(chosen) ? chosen : [chosen]).map(String);

/** The fields of a product's custom options, with their surcharges. */
export const CustomOptionFields = ({
  options,
  chosen = {},
  errors = {},
  namePrefix = 'option-',
}: CustomOptionFieldsProps) => {
  const format = useMoneyFormat();
  const added = (price: Money) => (price > 0 ? `+${format(price)}` : undefined);
  const field = (option: CustomOption) => {
    const name = `${namePrefix}${option.id}`;
    const ids = chosenIds(chosen[String(option.id)]);
    const error = errors[option.id];
    switch (option.type) {
      case 'radio':
        return (
          <RadioCards
            legend={option.title}
            name={name}
            isRequired={option.isRequired}
            defaultValue={ids[0]}
            error={error}
            options={option.values.map((value) => ({
              value: String(value.id),
              label: value.title,
              aside: added(value.price),
            }))}
          />
        );
      case 'drop_down':
        return (
          <SelectField
            label={option.title}
            name={name}
            prompt="Choose"
            isRequired={option.isRequired}
            defaultValue={ids[0]}
            error={error}
            options={option.values.map((value) => ({
              value: String(value.id),
              label: [value.title, added(value.price)].filter(Boolean).join(', '),
            }))}
          />
        );
      case 'checkbox':
      case 'multiple':
        return (
          <fieldset className={styles.axis}>
            <legend className={styles.legend}>{option.title}</legend>
            {error && <p className={styles.error}>{error}</p>}
            {option.values.map((value) => (
              <Checkbox
                key={value.id}
                name={name}
                value={value.id}
                defaultChecked={ids.includes(String(value.id))}
                label={[value.title, added(value.price)].filter(Boolean).join(', ')}
              />
            ))}
          </fieldset>
        );
      case 'area':
        return (
          <TextField
            label={option.title}
            name={name}
            isRequired={option.isRequired}
            isOptional={!option.isRequired}
            autoComplete="off"
            defaultValue={ids[0]}
            error={error}
            hint={added(option.price)}
          />
        );
    }
  };
  return (
    <div className={styles.picker}>
      {options.map((option) => (
        <div key={option.id}>{field(option)}</div>
      ))}
    </div>
  );
};
