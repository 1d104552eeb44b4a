import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { cloneStore } from './clone-store.mjs';
import { CreationError } from './creation-error.mjs';
import { kinds } from './kinds.mjs';
import { packageNameOf } from './package-name.mjs';
import { writeTemplate } from './write-template.mjs';

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

const requireEmpty = (folder) => {
  if (!existsSync(folder)) return;
  try {
    if (readdirSync(folder).length === 0) return;
  } catch {
    throw new CreationError(`${folder} is a file. Choose a folder that does not exist yet.`);
  }
  throw new CreationError(`${folder} is not empty. Choose a folder that does not exist yet.`);
};

const backendOf = (typed) => {
  const backend = URL.parse(typed);
  if (backend === null || !/^https?:$/.test(backend.protocol)) {
    throw new CreationError(`--backend has to be an address such as http://localhost:3000, not "${typed}".`);
  }
  return backend.origin;
};

/** Messages for the system's error codes for folders that cannot be written. */
const reasons = {
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  EROFS: 'its disk is read-only',
  ENOENT: 'no folder can be made there',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of the path is a file',
  ENAMETOOLONG: 'the name is too long',
};

/** @throws CreationError if the folder cannot be written */
const write = (folder, writing) => {
  try {
    writing();
  } catch (error) {
    const reason = reasons[error.code];
    if (reason === undefined) throw error;
    throw new CreationError(`${folder} cannot be created: ${reason}.`);
  }
};

/**
 * Creates a project in a folder that is absent or empty. Nothing is installed.
 * @param {string} path of the folder; its last part becomes the project's name
 * @param {{ kind: string, backend?: string, repository?: string }} choices absent options have no key
 * @returns the commands to run next
 * @throws CreationError
 */
export const createProject = (path, { kind, ...options }) => {
  const folder = resolve(path);
  const chosen = kinds.find(({ name }) => name === kind);
  if (chosen === undefined) {
    throw new CreationError(`There is no kind "${kind}": choose from ${kinds.map(({ name }) => name).join(', ')}.`);
  }
  const [idle] = Object.keys(options).filter((option) => option !== chosen.takes);
  if (idle !== undefined) throw new CreationError(`The kind ${kind} has no --${idle}.`);
  requireEmpty(folder);
  if (kind === 'store') {
    write(folder, () => cloneStore(folder, options.repository ?? manifest.repository.url.replace(/^git\+/, '')));
  } else {
    const name = packageNameOf(basename(folder));
    const backend = backendOf(options.backend ?? 'http://localhost:3000');
    write(folder, () => writeTemplate(kind, folder, { name, version: manifest.version, backend }));
  }
  return { next: chosen.next };
};
