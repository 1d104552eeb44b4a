import { existsSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import * as v from 'valibot';
import { readOwnerDocument } from './owner-document.ts';

/** A JSON file that the store's owner provides. */
export interface DeploymentFile<Schema extends v.GenericSchema> {
  readonly name: string;
  /** The file's name in messages: 'brand file'. */
  readonly title: string;
  readonly schema: Schema;
  /** The demo store's file. */
  readonly demoFile: string;
  /** The documentation page of the file. */
  readonly docs: string;
}

/**
 * Finds a file of the store's owner: the configured file, otherwise the file of this name in the root folder, otherwise
 * the demo's in a demo store.
 */
export const findDeploymentFile = (
  { name, demoFile }: Pick<DeploymentFile<v.GenericSchema>, 'name' | 'demoFile'>,
  root: string,
  configured: string | undefined,
  isDemo: boolean,
): string | undefined => {
  if (configured !== undefined) return isAbsolute(configured) ? configured : join(root, configured);
  const own = join(root, name);
  if (existsSync(own)) return own;
  return isDemo ? demoFile : undefined;
};

/**
 * @throws Error with one sentence that names the file, the key and the remedy
 */
export const readDeploymentFile = <Schema extends v.GenericSchema>(
  { title, schema, docs }: DeploymentFile<Schema>,
  file: string,
): v.InferOutput<Schema> => {
  const result = v.safeParse(schema, readOwnerDocument(title, { file, docs }));
  if (result.success) return result.output;
  const [issue] = result.issues;
  const key = issue.path?.map((item) => String(item.key)).join('.') ?? 'its content';
  throw new Error(`The ${title} ${file} is not valid at ${key}: ${issue.message}. See ${docs}.`);
};
