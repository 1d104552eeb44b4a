import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, join } from 'node:path';

/** The name declared by a line at module level: 'BuyPanel' of `var BuyPanel = (props) => {`. */
const declaredIn = (line: string): string | undefined =>
  /^(?:export )?(?:async )?(?:var|let|const|function|class) (\w+)/.exec(line)?.[1];

const linesOf = (file: string): readonly string[] => readFileSync(file, 'utf8').split('\n');

export interface MappedDeclarations {
  /** Number of declarations of the built modules that were followed to a source file that declares the same name. */
  readonly followed: number;
  /** Those that lead to another line of it: 'dist/price/Price.js:17 Price leads to src/price/Price.tsx:40'. */
  readonly astray: readonly string[];
}

/**
 * Follows the declarations of built modules through their source maps, as a debugger and an error's stack do.
 * @param folder of the installed package
 * @param maps paths of the source maps below the folder
 */
export const followDeclarations = (folder: string, maps: readonly string[]): MappedDeclarations => {
  const sources = new Map<string, readonly string[]>();
  const sourceLines = (path: string): readonly string[] => {
    const lines = sources.get(path) ?? linesOf(join(folder, path));
    sources.set(path, lines);
    return lines;
  };
  const leads = maps.flatMap((path) => {
    const map = new SourceMap(JSON.parse(readFileSync(join(folder, path), 'utf8')) as SourceMapPayload);
    const built = path.replace(/\.map$/, '');
    return linesOf(join(folder, built)).flatMap((line, index) => {
      const name = declaredIn(line);
      if (name === undefined) return [];
      const entry = map.findEntry(index, line.indexOf(name, line.indexOf(' ')));
      if (!('originalSource' in entry)) return [];
      const source = join(dirname(path), entry.originalSource);
      // A dependency without CommonJS, which a CommonJS build contains.
      if (source.startsWith('..')) return [];
      const lines = sourceLines(source);
      if (!lines.some((declaration) => declaredIn(declaration) === name)) return [];
      const isRight = declaredIn(lines[entry.originalLine] ?? '') === name;
      return [{ isRight, lead: `${built}:${index + 1} ${name} leads to ${source}:${entry.originalLine + 1}` }];
    });
  });
  return { followed: leads.length, astray: leads.filter(({ isRight }) => !isRight).map(({ lead }) => lead) };
};
