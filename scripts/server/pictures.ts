import { readdir, stat } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { addPictures, describePictures, removePicture } from '@ironcart/backend/own-pictures';
import { usage } from '../arguments/pictures.mjs';
import { root } from '../prepare/root.mjs';
import { readConfiguration } from './configuration.ts';
import { countOf } from './count-of.ts';
import { onGivenFile } from './on-given-file.ts';
import { withDatabaseForCommand } from './store-database.ts';

const names = new Intl.Collator('en', { numeric: true });

/** The number at the end of a picture's name; the picture without a number is a product's first. */
const placeOf = (path: string): number => Number(/-(\d{1,3})$/.exec(parse(path).name)?.[1] ?? 1);

/** Sorts `bar.jpg` before `bar-2.jpg`, and `bar-2.jpg` before `bar-10.jpg`. */
const inGalleryOrder = (one: string, other: string): number =>
  placeOf(one) - placeOf(other) || names.compare(one, other);

/** The given files and those in given folders, without hidden files. */
const filesOf = async (paths: readonly string[]): Promise<readonly string[]> => {
  const found = await Promise.all(
    paths.map((path) =>
      onGivenFile(path, async () => {
        if (!(await stat(path)).isDirectory()) return [path];
        const entries = await readdir(path, { withFileTypes: true });
        return entries
          .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
          .map(({ name }) => join(path, name));
      }),
    ),
  );
  return found.flat().sort(inGalleryOrder);
};

interface Store {
  readonly databaseUrl: string;
  readonly picturesDir: string;
}

const add = async (store: Store, paths: readonly string[]): Promise<number> => {
  const outcomes = await onGivenFile(store.picturesDir, async () => addPictures(store, await filesOf(paths)));
  for (const { source, master, handle, refused } of outcomes) {
    if (refused !== undefined) console.log(`    ${source} was not taken: ${refused}`);
    else if (handle === undefined)
      console.log(`    ${source} is kept as ${master}; no product has it as handle or SKU`);
    else console.log(`    ${source} is shown with ${handle}`);
  }
  const refused = outcomes.filter((outcome) => outcome.refused !== undefined).length;
  console.log(`  ${countOf(outcomes.length - refused, 'picture')} taken, ${refused} not.`);
  return refused === 0 ? 0 : 2;
};

const list = async ({ databaseUrl, picturesDir }: Store): Promise<number> => {
  const files = await readdir(picturesDir).catch((): string[] => []);
  const masters = files.filter((file) => file.endsWith('.webp')).map((file) => file.slice(0, -'.webp'.length));
  for (const { master, width, height, products } of await describePictures(databaseUrl, masters)) {
    console.log(`  ${master}  ${width} x ${height}  shown with ${products}`);
  }
  console.log(`  ${countOf(masters.length, 'picture')} in ${picturesDir}.`);
  return 0;
};

const remove = async (store: Store, [name = '']: readonly string[]): Promise<number> => {
  const isRemoved = await removePicture(store, name);
  console.log(isRemoved ? `  ${name} is removed.` : `  There is no picture ${name} in ${store.picturesDir}.`);
  return isRemoved ? 0 : 2;
};

/** `npm run pictures`: returns the exit code, 0 if everything succeeded. */
export const pictures = async ([verb, ...rest]: readonly string[]): Promise<number> => {
  const run = verb === 'add' && rest.length > 0 ? add : verb === 'list' && rest.length === 0 ? list : undefined;
  const chosen = run ?? (verb === 'remove' && rest.length === 1 ? remove : undefined);
  if (!chosen) {
    console.error(usage);
    return 1;
  }
  const configuration = readConfiguration(root, process.env);
  return withDatabaseForCommand(configuration, (databaseUrl) =>
    chosen({ databaseUrl, picturesDir: configuration.picturesDir }, rest),
  );
};
