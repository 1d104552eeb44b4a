import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The ids of all `<a id="...">` in the pages of a folder. */
export const htmlAnchorsIn = (folder) =>
  new Set(
    readdirSync(folder, { recursive: true })
      .filter((file) => file.endsWith('.md'))
      .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/<a id="([^"]+)"><\/a>/g)])
      .map(([, id]) => id),
  );
