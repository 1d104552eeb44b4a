import { cardNumberMessage, emailMessage, requiredMessage } from '@ironcart/core/forms';
import { Button } from '../primitives/Button.tsx';
import { EmailField } from '../primitives/EmailField.tsx';
import { IntentForm } from '../primitives/IntentForm.tsx';
import { LiveRegion } from '../primitives/LiveRegion.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { SelectField } from '../primitives/SelectField.tsx';
import { TextArea } from '../primitives/TextArea.tsx';
import { TextField } from '../primitives/TextField.tsx';
import type { FormAnswer } from './define-block.ts';
import styles from './FormBlock.module.css';
import type { FormBlockField, FormBlockProps } from './further-block-props.ts';

export interface FormBlockViewProps extends FormBlockProps {
  /** The URL to which the form is posted. */
  readonly action: string;
  readonly answer?: FormAnswer | undefined;
}

const errorOf = ({ name, label }: FormBlockField, answer: FormAnswer | undefined): string | undefined => {
  if (answer?.missing?.includes(name)) return requiredMessage({ label });
  if (answer?.cardNumbers?.includes(name)) return cardNumberMessage;
  return answer?.invalidEmails?.includes(name) ? emailMessage : undefined;
};

const Field = ({ field, answer }: { readonly field: FormBlockField; readonly answer: FormAnswer | undefined }) => {
  const { type = 'text', options = [], isRequired = false, hint, label, name, autoComplete } = field;
  const shared = {
    name,
    label,
    hint,
    isOptional: !isRequired,
    error: errorOf(field, answer),
    defaultValue: answer?.values?.[name] ?? '',
    ...(autoComplete === undefined ? {} : { autoComplete }),
  };
  if (type === 'lines') return <TextArea {...shared} />;
  if (type === 'email') return <EmailField {...shared} isRequired={isRequired} />;
  if (type !== 'choice')
    return (
      <TextField autoComplete={type === 'tel' ? 'tel' : undefined} {...shared} isRequired={isRequired} type={type} />
    );
  return (
    <SelectField
      {...shared}
      isRequired={isRequired}
      prompt="Choose"
      options={options.map((value) => ({ value, label: value }))}
    />
  );
};

const defaultThanks = 'Thank you. We have your message.';

/** A form of a content page, with error messages next to its fields and a confirmation. */
export const FormBlock = (props: FormBlockViewProps) => {
  const { formHash, fields, title, text, submitLabel = 'Send', thanks = defaultThanks, action, answer } = props;
  return (
    <section className={styles.form}>
      {title && <h2 className={styles.title}>{title}</h2>}
      {text && <p className={styles.text}>{text}</p>}
      <LiveRegion message={answer?.isSent ? thanks : (answer?.message ?? '')} />
      {answer?.isSent ? (
        <Notice tone="success">{thanks}</Notice>
      ) : (
        <IntentForm className={styles.fields} target={{ action, fields: { formHash } }}>
          {answer?.message && <Notice tone="error">{answer.message}</Notice>}
          {fields.map((field) => (
            <Field key={field.name} field={field} answer={answer} />
          ))}
          <Button type="submit" variant="primary">
            {submitLabel}
          </Button>
        </IntentForm>
      )}
    </section>
  );
};
