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
 * Extracts the examples from an installed package's README: every TypeScript code block is a program. A block marked
 * `continued` continues the previous block.
 * @param folder the project in which the package is installed
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

/** Whether an example calls a store over HTTP and needs a running one. */
export const asksStore = ({ code }: ReadmeExample): boolean => code.includes('createClient(');

/** The code with every `value; // => expected` turned into an assertion, otherwise unchanged. */
export const withAssertions = (code: string): string => {
  const asserting = code.replaceAll(/^(\s*)(\S.*); \/\/ => (.*)$/gm, '$1assert.deepEqual($2, $3);');
  return asserting === code ? code : `import assert from 'node:assert/strict';\n${asserting}`;
};
