import { IntentForm, type IntentFormProps } from './IntentForm.tsx';

/** A form for file uploads, also before hydration. */
export const UploadForm = (props: IntentFormProps) => <IntentForm {...props} encType="multipart/form-data" />;
