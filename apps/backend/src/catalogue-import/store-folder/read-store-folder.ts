import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { faultOf, readJsonDocument } from '../../json-document.ts';
import { UnreadableFileError } from '../csv/unreadable-file.ts';
import { issueInWords } from '../merchant-product.ts';
import { readTable } from './read-table.ts';
import { recordSchemas, type StoreData } from './record-schemas.ts';
import { type StoreFile, type StoreFileName, storeFileNames, storeFiles } from './store-files.ts';
import { StoreFilesError } from './store-files-error.ts';

/** Maximum size of a file in bytes, because it is read as a whole. Larger catalogues use a product CSV. */
const mostBytes = 20_000_000;
const mostRecords = 100_000;

/** A record of a file and its position. */
interface Found {
  readonly value: unknown;
  readonly place: string;
}

const readRecords = async (path: string): Promise<readonly Found[]> => {
  let values: unknown;
  try {
    values = readJsonDocument(await readFile(path, 'utf8'));
  } catch (cause) {
    throw new UnreadableFileError(`The file is not JSON${faultOf(cause)}.`, { cause });
  }
  if (!Array.isArray(values)) throw new UnreadableFileError('The file must hold an array of records.');
  return values.map((value, index) => ({ value, place: `record ${index + 1}` }));
};

/** PostgreSQL cannot store NUL; U+FFFD shows that an earlier program lost letters. */
const lostCharacter = /\\u0000|\uFFFD/;

const keyOf = (value: unknown, keys: readonly string[]): string =>
  typeof value !== 'object' || value === null
    ? ''
    : keys.map((key) => String(Object.entries(value).find(([name]) => name === key)?.[1])).join(', ');

/** Validates the records of one file; adds errors to `faults`. */
const checkRecords = (name: StoreFileName, found: readonly Found[], faults: string[]): readonly unknown[] => {
  const { file, keys, columns }: StoreFile = storeFiles[name];
  const schema: v.GenericSchema = recordSchemas[name];
  const seen = new Map<string, string>();
  return found.flatMap(({ value, place }) => {
    const refuse = (reason: string) => {
      faults.push(`${file}, ${place}${reason}`);
      return [];
    };
    const key = keyOf(value, keys);
    const result = v.safeParse(schema, value, { abortEarly: true });
    if (!result.success) {
      const [issue] = result.issues;
      const [field, ...path] = issue.path?.map((part) => String(part.key)) ?? [];
      const at =
        field === undefined ? '' : columns ? `, column "${columns[field]}"` : `, field ${[field, ...path].join('.')}`;
      return refuse(`${columns || key === '' ? '' : ` (${key})`}${at}: ${issueInWords(issue)}`);
    }
    if (lostCharacter.test(JSON.stringify(result.output))) {
      return refuse(': it holds letters that were lost when it was saved (\uFFFD): save it as UTF-8 from its source');
    }
    const earlier = seen.get(key);
    if (earlier !== undefined) return refuse(`: ${keys.join(' and ')} ${key} stands in ${earlier} already`);
    seen.set(key, place);
    return [result.output];
  });
};

const readFileOf = async (folder: string, name: StoreFileName, faults: string[]): Promise<readonly unknown[]> => {
  const { file, columns }: StoreFile = storeFiles[name];
  const path = join(folder, file);
  const size = await stat(path).then(
    (found) => found.size,
    () => undefined,
  );
  if (size === undefined) return [];
  if (size > mostBytes) {
    faults.push(`${file}: has more than ${mostBytes / 1_000_000} MB.`);
    return [];
  }
  try {
    const found = columns
      ? (await readTable(path, columns)).flatMap(({ cells, number, fault }) => {
          const place = `row ${number}`;
          if (fault === undefined) return [{ value: cells, place }];
          faults.push(`${file}, ${place}: ${fault}`);
          return [];
        })
      : await readRecords(path);
    if (found.length > mostRecords) throw new UnreadableFileError(`The file has more than ${mostRecords} records.`);
    return checkRecords(name, found, faults);
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    faults.push(`${file}: ${error.message}`);
    return [];
  }
};

/**
 * Reads all store files in a folder, or the named ones.
 * @throws StoreFilesError with each error's file, record and field; also if the folder contains none of the files
 */
export const readStoreFolder = async <Name extends StoreFileName = StoreFileName>(
  folder: string,
  names: readonly Name[] = storeFileNames as Name[],
): Promise<Pick<StoreData, Name | 'folder'>> => {
  const present = await readdir(folder);
  if (!names.some((name) => present.includes(storeFiles[name].file))) {
    const files = names.map((name) => storeFiles[name].file).join(', ');
    throw new StoreFilesError([`The folder ${folder} holds none of the files that the import knows: ${files}.`]);
  }
  const faults: string[] = [];
  const entries: [string, readonly unknown[]][] = [];
  for (const name of names) entries.push([name, (await readFileOf(folder, name, faults)).flat()]);
  if (faults.length > 0) throw new StoreFilesError(faults);
  return { ...Object.fromEntries(entries), folder } as unknown as Pick<StoreData, Name | 'folder'>;
};
