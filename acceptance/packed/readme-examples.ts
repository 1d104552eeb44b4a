import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface ReadmeExample {
  /** '@ironcart/core 2' */
  readonly title: string;
  readonly packageName: string;
  readonly language: 'ts' | 'tsx';
  readonly code: string;
}

/**
 * The examples of an installed package's README: every code block in TypeScript, a program each. A block marked
 * `continued` goes on where the one before it ended.
 * @param folder the project that it is installed in
 */
export const readmeExamples = (folder: string, packageName: string): readonly ReadmeExample[] => {
  const readme = readFileSync(join(folder, 'node_modules', packageName, 'README.md'), 'utf8');
  const blocks = [...readme.matchAll(/```(tsx?)( continued)?\n(.*?)```/gs)];
  const examples: ReadmeExample[] = [];
  for (const [, language, continued, code = ''] of blocks) {
    const before = continued === undefined ? '' : (examples.at(-1)?.code ?? '');
    examples.push({
      title: `${packageName} ${examples.length + 1}`,
      packageName,
      language: language === 'tsx' ? 'tsx' : 'ts',
      code: before + code,
    });
  }
  return examples;
};

/** Whether an example asks a store over HTTP, and needs one to be there. */
export const asksStore = ({ code }: ReadmeExample): boolean => code.includes('createClient(');

/** The same code with `value; // => expected` as an assertion; nothing else is touched. */
export const withAssertions = (code: string): string => {
  const asserting = code.replaceAll(/^(\s*)(\S.*); \/\/ => (.*)$/gm, '$1assert.deepEqual($2, $3);');
  return asserting === code ? code : `import assert from 'node:assert/strict';\n${asserting}`;
};
