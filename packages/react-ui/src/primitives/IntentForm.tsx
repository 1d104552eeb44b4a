import { type FormProps, useUi } from '../theme/UiProvider.tsx';

/** The target of a form and its hidden fields. */
export interface FormTarget {
  /** A URL that receives a POST, also before hydration, or a function that React calls with the form's data. */
  readonly action: string | ((data: FormData) => void | Promise<void>);
  readonly fields?: Readonly<Record<string, string | number>> | undefined;
}

export interface IntentFormProps extends Omit<FormProps, 'action' | 'method' | 'target'> {
  readonly target: FormTarget;
}

/** A form that posts to the URL of its target, or calls its function. */
export const IntentForm = ({ target, children, ...rest }: IntentFormProps) => {
  const { Form } = useUi();
  return (
    <Form {...rest} method={typeof target.action === 'string' ? 'post' : undefined} action={target.action}>
      {Object.entries(target.fields ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  );
};
