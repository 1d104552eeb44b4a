import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { run } from '../../scripts/prepare/step.mjs';
import { packedLibraries, workshop } from './tarballs.ts';

/** An adopter's project in which the packed packages are installed. */
export interface Project {
  readonly folder: string;
  /** Writes a file to the project. @returns its absolute path */
  readonly write: (path: string, content: string) => string;
  /** Runs a command in the project. @returns its output @throws Error with the output if it fails */
  readonly run: (command: string, ...args: readonly string[]) => Promise<string>;
}

type Versions = Readonly<Record<string, string>>;

/** Other packages in adopters' projects: the peers, the two newest majors of TypeScript, Vite and other frameworks. */
const adopters: Versions = {
  react: '19.3.1',
  'react-dom': '19.3.1',
  // The oldest version that react-ui supports.
  'oldest-react': 'npm:react@19.2.0',
  three: '0.187.0',
  xstate: '5.33.3',
  'fast-check': '4.10.2',
  '@types/node': '20.19.30',
  '@types/react': '19.3.0',
  '@types/react-dom': '19.3.0',
  typescript: '6.0.3',
  'typescript-7': 'npm:typescript@7.0.2',
  vite: '8.3.8',
  '@vitejs/plugin-react': '6.3.0',
  vue: '3.5.45',
  '@vitejs/plugin-vue': '6.0.11',
  svelte: '5.57.3',
  '@sveltejs/vite-plugin-svelte': '7.3.1',
  vitest: '4.1.12',
  jest: '30.5.2',
  tsx: '4.23.15',
  esbuild: '0.28.2',
};

const nextAdopters: Versions = {
  next: '16.4.6',
  react: '19.3.1',
  'react-dom': '19.3.1',
  typescript: '6.0.3',
  '@types/node': '20.19.30',
  '@types/react': '19.3.0',
};

/** The environment of an adopter's shell, without variables of the test run. */
const environment = (): NodeJS.ProcessEnv => {
  const kept = Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_|VITEST|VITE_|TEST$)/.test(name));
  return { ...Object.fromEntries(kept), NEXT_TELEMETRY_DISABLED: '1', CI: '1' };
};

const install = async (folder: string, manifest: string): Promise<void> => {
  const stamp = join(folder, '.installed');
  const digests = (await packedLibraries()).map(({ digest }) => digest);
  const wanted = createHash('sha256').update(manifest).update(digests.join()).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  // npm identifies a tarball by its version, which stays the same when the content changes.
  for (const path of ['node_modules/@ironcart', 'node_modules/.package-lock.json', '.installed'])
    rmSync(join(folder, path), { recursive: true, force: true });
  const flags = ['--no-audit', '--no-fund', '--no-package-lock', '--prefer-offline', '--loglevel=error'];
  await run('npm', ['install', ...flags], { cwd: folder, env: environment() });
  writeFileSync(stamp, wanted);
};

const openProject = async (kind: string, versions: Versions): Promise<Project> => {
  const folder = join(workshop, kind);
  mkdirSync(folder, { recursive: true });
  const tarballs = await packedLibraries();
  const packages = Object.fromEntries(tarballs.map(({ name, file }) => [name, `file:${file}`]));
  const write = (path: string, content: string): string => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    return file;
  };
  const manifest = {
    name: `ironcart-${kind}`,
    private: true,
    type: 'module',
    dependencies: { ...packages, ...versions },
  };
  write('package.json', JSON.stringify({ ...manifest, overrides: packages }, null, 2));
  await install(folder, JSON.stringify(versions));
  return {
    folder,
    write,
    run: (command, ...args) => run(command, [...args], { cwd: folder, env: environment() }),
  };
};

let project: Promise<Project> | undefined;
let nextProject: Promise<Project> | undefined;

/** One project for Node, TypeScript, plain pages and Vite, so that they share an installation. */
export const adopterProject = (): Promise<Project> => {
  project ??= openProject('adopter', adopters);
  return project;
};

/** A Next.js project, which is larger than all others together. */
export const nextJsProject = (): Promise<Project> => {
  nextProject ??= openProject('next', nextAdopters);
  return nextProject;
};
