import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeFolder } from './make-folder.mjs';

const templates = fileURLToPath(new URL('../templates', import.meta.url));

/** npm excludes files with these names from packages, so templates contain them without the dot. */
const hidden = new Set(['gitignore']);

/** Copies a template, and fills in `{{name}}`, `{{version}}` and `{{backend}}`. */
export const writeTemplate = (template, folder, values) => {
  const source = join(templates, template);
  for (const entry of readdirSync(source, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const from = join(entry.parentPath, entry.name);
    const path = from.slice(source.length + 1);
    const to = join(folder, hidden.has(path) ? `.${path}` : path);
    makeFolder(dirname(to));
    const text = readFileSync(from, 'utf8');
    writeFileSync(
      to,
      text.replaceAll(/\{\{(name|version|backend)\}\}/g, (_, key) => values[key]),
    );
  }
};
