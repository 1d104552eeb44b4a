import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files that a check of sources reads; pictures, fonts and data are not copied. */
const isRead = (path) => /\.([cm]?[jt]sx?|jsonc?|md|css)$|(^|\/)\.gitignore$/.test(path);

const namesIn = (folder) => (existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : []);

/**
 * Copies a repository's sources as a clone would have them, plus uncommitted changes: nothing that git ignores, so no
 * build output. Installed packages are linked, and the repository's own packages resolve to their copies.
 * @param {string} from the repository's folder
 * @param {string} to an empty folder
 * @param {(path: string) => boolean} [isCopied] selects the files to copy; default: those that a check of sources reads
 */
export const copySources = (from, to, isCopied = isRead) => {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: from,
    maxBuffer: 64_000_000,
  });
  const paths = String(listed)
    .split('\0')
    .filter((path) => isCopied(path) && existsSync(join(from, path)));
  for (const path of paths) cpSync(join(from, path), join(to, path));

  const own = new Map(
    paths
      .filter((path) => /^[^/]+\/[^/]+\/package\.json$/.test(path))
      .map((path) => [JSON.parse(readFileSync(join(from, path), 'utf8')).name, dirname(path)]),
  );
  const link = (name) => {
    const [target, at] = [join(from, 'node_modules', name), join(to, 'node_modules', name)];
    mkdirSync(dirname(at), { recursive: true });
    if (name.startsWith('@') && !name.includes('/') && !lstatSync(target).isSymbolicLink()) {
      for (const inner of namesIn(target)) link(`${name}/${inner}`);
      return;
    }
    symlinkSync(own.has(name) ? join(to, own.get(name)) : target, at, 'junction');
  };
  for (const name of namesIn(join(from, 'node_modules'))) link(name);
};
