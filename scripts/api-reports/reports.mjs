import { createHash } from 'node:crypto';
import { publicModules } from '../testing/published-entries.mjs';
import { readPublicSurface } from './public-surface.mjs';

/** Maximum number of names that an entry of core may export. */
const mostNames = 40;

/** A longer inferred type is replaced by its hash, which still shows a change. */
const mostCharacters = 2_500;

const shortened = (declaration) => {
  if (declaration.length <= mostCharacters) return declaration;
  const hash = createHash('sha256').update(declaration).digest('hex').slice(0, 12);
  return `${declaration.split('\n', 1)[0].slice(0, 120)} ... // ${declaration.length} characters, sha-256 ${hash}`;
};

const reportOf = (entry, declarations) =>
  [
    `// ${entry}: ${declarations.size} ${declarations.size === 1 ? 'name' : 'names'}`,
    ...[...declarations.values()].map(shortened),
    '',
  ]
    .join('\n\n')
    .trimEnd();

/** The report file of a module: 'packages/core/api/money.txt'; a package's main entry is called 'index'. */
const fileOf = ({ name, source }) => {
  const [, room] = source.split('/');
  return `packages/${room}/api/${name.split('/')[2] ?? 'index'}.txt`;
};

/**
 * Creates the reports of all public entries and lists the entries of core that export too many names.
 * @returns {{ reports: Map<string, string>, tooLarge: string[] }} the reports' text by file
 */
export const createReports = () => {
  const entries = publicModules();
  const surface = readPublicSurface(entries);
  const reports = entries.map((entry) => [fileOf(entry), `${reportOf(entry.name, surface.get(entry.name))}\n`]);
  const tooLarge = [...surface]
    .filter(([name, { size }]) => name.startsWith('@ironcart/core/') && size > mostNames)
    .map(([name, { size }]) => `${name} exports ${size} names; an entry of core has at most ${mostNames}`);
  return { reports: new Map(reports), tooLarge };
};
