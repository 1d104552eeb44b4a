import { type FormProps, useUi } from '../theme/UiProvider.tsx';

/** Where a form posts to, and the fields that go along unseen. */
export interface FormTarget {
  readonly action: string;
  readonly fields?: Readonly<Record<string, string | number>> | undefined;
}

export interface IntentFormProps extends Omit<FormProps, 'action' | 'method' | 'target'> {
  readonly target: FormTarget;
}

/** A form that posts, before hydration as after it. */
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
