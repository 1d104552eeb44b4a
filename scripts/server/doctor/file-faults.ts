import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { readBrand } from '../brand.ts';
import { type Configuration, configurationFile } from '../configuration.ts';
import { type Fault, faultIf } from './finding.ts';

const readableByOthers = 0o004;

/** Whether a folder can be written to, or created. */
const isWritable = (folder: string): boolean => {
  if (!existsSync(folder)) return dirname(folder) !== folder && isWritable(dirname(folder));
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return statSync(folder).isDirectory();
  } catch {
    return false;
  }
};

/** Faults of the data folder and of the files of the store's owner. */
export const fileFaults = (
  root: string,
  { dataDir }: Configuration,
  brand: ReturnType<typeof readBrand>['served']['brand'] | undefined,
): readonly Fault[] => {
  const file = join(root, configurationFile);
  return [
    ...faultIf(!isWritable(dataDir), {
      level: 'invalid',
      message: `The data folder ${dataDir} cannot be written to by this user.`,
      fix: 'Give the folder to the user that runs the store, or set IRONCART_DATA_DIR to another one.',
      docs: 'docs/configuration.md',
    }),
    ...faultIf(existsSync(file) && (statSync(file).mode & readableByOthers) !== 0, {
      level: 'advice',
      message: `Every user of this machine can read ${configurationFile}, which may hold passwords.`,
      fix: `Run chmod 600 ${configurationFile} as the user that runs the store.`,
      docs: 'docs/configuration.md',
    }),
    ...faultIf(brand !== undefined && brand.legal === undefined, {
      level: 'advice',
      message: 'The brand file names no company: pages and mails have no imprint, which many countries require.',
      fix: 'Write ironcart.brand.json with the name of the store and its legal lines.',
      docs: 'docs/branding.md',
    }),
  ];
};
