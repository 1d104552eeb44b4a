import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'node:util';
import { runInNewContext } from 'node:vm';
import { inRoot } from '../../scripts/prepare/root.mjs';

export interface ReadmeExample {
  /** '@ironcart/core 2' */
  readonly title: string;
  /** '@ironcart/core' for its README, 'guides/taxes' for a guide. */
  readonly document: string;
  readonly language: 'ts' | 'tsx';
  /** The name under which the document tells the reader to save it: 'cart.mts'. */
  readonly file: string | undefined;
  readonly code: string;
}

/**
 * Extracts the examples from a document: every TypeScript code block is a program. A block marked `continued` continues
 * the previous block, and belongs to the same file.
 */
const examplesOf = (markdown: string, document: string): readonly ReadmeExample[] => {
  const blocks = [...markdown.matchAll(/```(tsx?)( continued)?(?: title="([^"]+)")?\n(.*?)```/gs)];
  const examples: ReadmeExample[] = [];
  for (const [, language, continued, file, code = ''] of blocks) {
    const before = continued === undefined ? undefined : examples.at(-1);
    examples.push({
      title: `${document} ${examples.length + 1}`,
      document,
      language: language === 'tsx' ? 'tsx' : 'ts',
      file: before === undefined ? file : before.file,
      code: `${before?.code ?? ''}${code}`,
    });
  }
  return examples;
};

/**
 * The examples of an installed package's README.
 * @param folder the project in which the package is installed
 */
export const readmeExamples = (folder: string, packageName: string): readonly ReadmeExample[] =>
  examplesOf(readFileSync(join(folder, 'node_modules', packageName, 'README.md'), 'utf8'), packageName);

/** The names of the guides of `docs/guides`. */
export const guides: readonly string[] = readdirSync(inRoot('docs/guides')).map((file) => file.replace(/\.md$/, ''));

/** The examples of a guide: `price-a-cart`. */
export const guideExamples = (guide: string): readonly ReadmeExample[] =>
  examplesOf(readFileSync(inRoot('docs/guides', `${guide}.md`), 'utf8'), `guides/${guide}`);

/** The file of a guide: the block with its name as title, in any language. */
export const guideFile = (guide: string, file: string): string => {
  const markdown = readFileSync(inRoot('docs/guides', `${guide}.md`), 'utf8');
  const [, rest] = markdown.split(` title="${file}"\n`);
  const code = rest?.slice(0, rest.indexOf('```'));
  if (code === undefined) throw new Error(`The guide ${guide} contains no file ${file}`);
  return code;
};

/** The first block of a language in an installed package's README. */
export const readmeBlock = (folder: string, packageName: string, language: 'js'): string => {
  const markdown = readFileSync(join(folder, 'node_modules', packageName, 'README.md'), 'utf8');
  const [, code = ''] = new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 's').exec(markdown) ?? [];
  return code;
};

/** Whether an example needs a running store, because it or the file that it imports calls one over HTTP. */
export const asksStore = ({ code }: ReadmeExample): boolean => /createClient\(|from '\.\//.test(code);

const stated = /^\s*(?:console\.log\((.*)\)|(\S.*)); \/\/ => (.*)$/gm;

/** The code with every `value; // => expected` turned into an assertion, otherwise unchanged. */
export const withAssertions = (code: string): string => {
  const asserting = code.replaceAll(stated, (_line, printed?: string, value?: string, expected?: string) =>
    printed === undefined
      ? `assert.deepEqual(${value}, ${expected});`
      : `assert.deepEqual([${printed}], [${expected}]);`,
  );
  return asserting === code ? code : `import assert from 'node:assert/strict';\n${asserting}`;
};

/** The values that a program states in its comments, as Node prints them; a value that it does not print throws an error. */
export const printedBy = ({ title, code }: ReadmeExample): readonly string[] =>
  [...code.matchAll(stated)].map(([line, printed, , expected]) => {
    if (printed === undefined) throw new Error(`${title} does not print: ${line}`);
    return format(...runInNewContext(`[${expected}]`));
  });
