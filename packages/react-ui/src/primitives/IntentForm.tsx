import { type FormProps, useUi } from '../theme/UiProvider.tsx';

/** A form's URL and its hidden fields. */
export interface FormTarget {
  readonly action: string;
  readonly fields?: Readonly<Record<string, string | number>> | undefined;
}

export interface IntentFormProps extends Omit<FormProps, 'action' | 'method' | 'target'> {
  readonly target: FormTarget;
}

/** A form that sends a POST, also before hydration. */
export const IntentForm = ({ target, children, ...rest }: IntentFormProps) => {
  const { Form } = useUi();
  return (
    <Form {...rest} method="post" action={target.action}>
      {Object.entries(target.fields ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  );
};
