import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../../scripts/prepare/root.mjs';
import { run } from '../../scripts/prepare/step.mjs';

/** Validators of the recipes' formats, installed outside the repository: nothing else uses them (docs/adr/0007). */
const tools = { 'dockerfile-utils': '0.16.3', 'kubernetes-models': '4.5.1', yaml: '2.9.1' };

const folder = join(tmpdir(), 'ironcart-recipe-tools');

/** A model of the Kubernetes API that throws the schema's errors. */
export interface KubernetesObject {
  readonly apiVersion: string;
  readonly kind: string;
}
type Model = new (content: KubernetesObject) => { validate(): void };

/** Installs the validators once on this machine. */
export const openRecipeTools = async () => {
  const manifest = JSON.stringify({ private: true, dependencies: tools });
  const stamp = join(folder, '.installed');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== manifest) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), manifest);
    await run('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'], { cwd: folder });
    writeFileSync(stamp, manifest);
  }
  const load = createRequire(join(folder, 'package.json'));
  const { parseAllDocuments } = load('yaml') as { parseAllDocuments: (text: string) => readonly { toJS(): unknown }[] };
  const { validate } = load('dockerfile-utils') as { validate: (text: string) => readonly { message: string }[] };
  return {
    documentsIn: (text: string): readonly unknown[] => parseAllDocuments(text).map((document) => document.toJS()),
    lintContainerfile: (text: string) => validate(text).map(({ message }) => message),
    /** @throws Error that names the fields that violate the published schema */
    checkKubernetes: (object: KubernetesObject): void => {
      const models = load(`kubernetes-models/${object.apiVersion}`) as Readonly<Record<string, Model>>;
      const Model = models[object.kind];
      if (Model === undefined) throw new Error(`${object.apiVersion} has no ${object.kind}`);
      new Model(object).validate();
    },
  };
};

/** The text of a recipe. */
export const recipe = (path: string): string => readFileSync(inRoot('docs/recipes', path), 'utf8');
