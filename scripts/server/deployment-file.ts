import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import * as v from 'valibot';

/** A JSON file of the store's owner. */
export interface DeploymentFile<Schema extends v.GenericSchema> {
  readonly name: string;
  /** What the file is called in messages: 'brand file'. */
  readonly title: string;
  readonly schema: Schema;
  /** The demo store's. */
  readonly demoFile: string;
  /** The page that describes it. */
  readonly docs: string;
}

/**
 * Finds a file of the store's owner: the one that is named in the configuration, else the one of this name in the root
 * folder, else the demo's in a demo store.
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

/** @throws Error with one sentence that names the file, the key and the mend */
export const readDeploymentFile = <Schema extends v.GenericSchema>(
  { title, schema, docs }: DeploymentFile<Schema>,
  file: string,
): v.InferOutput<Schema> => {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`The ${title} ${file} cannot be read as JSON. See ${docs}.`, { cause });
  }
  const result = v.safeParse(schema, content);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const key = issue.path?.map((item) => String(item.key)).join('.') ?? 'its content';
  throw new Error(`The ${title} ${file} is not valid at ${key}: ${issue.message}. See ${docs}.`);
};
