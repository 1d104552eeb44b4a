import type { IntentFormProps } from './IntentForm.tsx';

/**
 * A form that sends files: the browser posts it itself, with scripts as without, and loads the page anew.
 * `target.action` is an address of this host, a site's base path included.
 */
export const UploadForm = ({ target, children, ...rest }: IntentFormProps) => (
  <form {...rest} method="post" encType="multipart/form-data" action={target.action}>
    {Object.entries(target.fields ?? {}).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {children}
  </form>
);
