import { type ReactNode, useId } from 'react';

interface FieldProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

interface TextFieldProps extends FieldProps<string> {
  readonly type?: 'text' | 'datetime-local';
  /** Shows a numeric keyboard on phones. */
  readonly isNumber?: boolean;
}

/** A labelled input. The text stays as typed and is parsed elsewhere. */
export const TextField = ({ label, value, onChange, type = 'text', isNumber = false }: TextFieldProps) => {
  const id = useId();
  return (
    <div className="lab-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type}
        value={value}
        inputMode={isNumber ? 'decimal' : undefined}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
};

interface SelectFieldProps<Value extends string> extends FieldProps<Value> {
  readonly options: readonly (readonly [value: Value, text: string])[];
}

/** A labelled select. */
export const SelectField = <Value extends string>({ label, value, onChange, options }: SelectFieldProps<Value>) => {
  const id = useId();
  return (
    <div className="lab-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value as Value)}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
};

interface FieldsProps {
  readonly legend: string;
  readonly children: ReactNode;
}

/** A group of fields in a row that wraps. */
export const Fields = ({ legend, children }: FieldsProps) => (
  <fieldset className="lab-fields">
    <legend>{legend}</legend>
    {children}
  </fieldset>
);
