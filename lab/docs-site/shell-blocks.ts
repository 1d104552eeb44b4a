/** A command in a document: `PORT=3001 npm start` sets PORT and runs `npm` with `start`. */
export interface ShellCommand {
  /** The names of the variables that it sets. */
  readonly variables: readonly string[];
  readonly program: string;
  readonly words: readonly string[];
}

const fence = /^( *)```sh\n([\s\S]*?)^\1```$/gm;

/** The shell blocks of a document, without the indentation of a list. */
export const shellBlocksOf = (markdown: string): readonly string[] =>
  [...markdown.matchAll(fence)].map(([, indent = '', block = '']) =>
    block.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );

const withoutComment = (line: string): string => line.replace(/(^|\s)#.*$/, '');

/** The commands of a block; a backslash at the end of a line continues it. */
export const commandsOf = (block: string): readonly ShellCommand[] =>
  block
    .replaceAll('\\\n', ' ')
    .split('\n')
    .flatMap((line) => withoutComment(line).split(/&&|\|/))
    .map((command) => command.trim().split(/\s+/))
    .filter(([first]) => first !== '')
    .map((words) => {
      const at = words.findIndex((word) => !/^[A-Z_]+=/.test(word));
      const [program = '', ...rest] = words.slice(at);
      return { variables: words.slice(0, at).map((word) => word.split('=')[0] ?? ''), program, words: rest };
    });

/** The package names in an `npm install`; empty for another command. */
export const installedBy = ({ program, words: [verb, ...names] }: ShellCommand): readonly string[] =>
  program === 'npm' && verb === 'install' ? names.filter((name) => !name.startsWith('-')) : [];

const importOf = /^import\s[^;]*?from '([^'.][^']*)';|^import '([^'.][^']*)';/gm;

/** The packages that the TypeScript blocks of a document import, without Node's own. */
export const packagesImportedIn = (markdown: string): readonly string[] => {
  const code = [...markdown.matchAll(/```tsx?(?: continued)?(?: title="[^"]+")?\n([\s\S]*?)```/g)]
    .map(([, block = '']) => block)
    .join('\n');
  const paths = [...code.matchAll(importOf)].map(([, from, alone]) => from ?? alone ?? '');
  const names = paths
    .filter((path) => !path.startsWith('node:'))
    .map((path) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path);
  return [...new Set(names)];
};
