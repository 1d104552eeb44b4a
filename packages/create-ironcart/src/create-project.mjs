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

/**
 * Creates a project in a folder that is absent or empty. Nothing is installed.
 * @param {string} path of the folder; its last part becomes the project's name
 * @param {{ kind: string, backend?: string, repository?: string }} choices
 * @returns the commands that follow
 * @throws CreationError
 */
export const createProject = async (path, { kind, backend, repository }) => {
  const folder = resolve(path);
  const chosen = kinds.find(({ name }) => name === kind);
  if (chosen === undefined) {
    throw new CreationError(`There is no kind "${kind}": choose from ${kinds.map(({ name }) => name).join(', ')}.`);
  }
  requireEmpty(folder);
  const name = packageNameOf(basename(folder));
  if (kind === 'store') {
    await cloneStore(folder, { name, repository: repository ?? manifest.repository.url.replace(/^git\+/, '') });
  } else {
    writeTemplate(kind, folder, {
      name,
      version: manifest.version,
      backend: backendOf(backend ?? 'http://localhost:3000'),
    });
  }
  return { next: chosen.next };
};
