import type { IntentFormProps } from './IntentForm.tsx';

/**
 * Form for file uploads: the browser submits it, with and without scripts, and loads the page again. `target.action` is
 * a path on this host, including the site's base path.
 */
export const UploadForm = ({ target, children, ...rest }: IntentFormProps) => (
  <form {...rest} method="post" encType="multipart/form-data" action={target.action}>
    {Object.entries(target.fields ?? {}).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {children}
  </form>
);
