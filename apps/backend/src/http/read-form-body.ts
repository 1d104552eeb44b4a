import { countedContentType, formRefusalOf } from './form-fields.ts';
import { type BodyRefusal, defaultMaxBodyBytes, readBounded } from './read-bounded.ts';
import { isRefusal, refuse } from './refusal.ts';

/** Maximum number of fields in the contract's form, plus its name. */
const maxFields = 101;

/** Reads the fields of a multipart form by name, all of them text; undefined without a body. */
export const readFormBody = async (
  request: Request,
  maxBytes = defaultMaxBodyBytes,
): Promise<Readonly<Record<string, string>> | BodyRefusal | undefined> => {
  const bytes = await readBounded(request, maxBytes);
  if (isRefusal(bytes)) return bytes;
  if (bytes.length === 0) return undefined;
  const contentType = request.headers.get('content-type') ?? '';
  const refusal = formRefusalOf(bytes, contentType, maxFields);
  if (refusal) return refuse('invalid_request', refusal);
  let form: FormData;
  try {
    form = await new Response(bytes, { headers: { 'content-type': countedContentType(contentType) } }).formData();
  } catch {
    return refuse('invalid_request', 'The body is not a form');
  }
  const fields: [string, string][] = [];
  for (const [name, value] of form.entries()) {
    if (typeof value !== 'string') return refuse('invalid_request', 'A form takes no files');
    fields.push([name, value]);
  }
  return Object.fromEntries(fields);
};
