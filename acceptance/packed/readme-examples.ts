import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../../scripts/prepare/root.mjs';

export interface ReadmeExample {
  /** '@ironcart/core 2' */
  readonly title: string;
  /** '@ironcart/core' for its README, 'guides/taxes' for a guide. */
  readonly document: string;
  readonly language: 'ts' | 'tsx';
  readonly code: string;
}

/**
 * Extracts the examples from a document: every TypeScript code block is a program. A block marked `continued` continues
 * the previous block.
 */
const examplesOf = (markdown: string, document: string): readonly ReadmeExample[] => {
  const blocks = [...markdown.matchAll(/```(tsx?)( continued)?\n(.*?)```/gs)];
  const examples: ReadmeExample[] = [];
  for (const [, language, continued, code = ''] of blocks) {
    const before = continued === undefined ? '' : (examples.at(-1)?.code ?? '');
    examples.push({
      title: `${document} ${examples.length + 1}`,
      document,
      language: language === 'tsx' ? 'tsx' : 'ts',
      code: before + code,
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

const firstBlock = (markdown: string, language: string): string => {
  const [, code = ''] = new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 's').exec(markdown) ?? [];
  return code;
};

/** The component of another framework, or the configuration, in a guide: its first block of the language. */
export const guideBlock = (guide: string, language: 'vue' | 'svelte' | 'jsx' | 'js'): string =>
  firstBlock(readFileSync(inRoot('docs/guides', `${guide}.md`), 'utf8'), language);

/** The first block of a language in an installed package's README. */
export const readmeBlock = (folder: string, packageName: string, language: 'js'): string =>
  firstBlock(readFileSync(join(folder, 'node_modules', packageName, 'README.md'), 'utf8'), language);

/** Whether an example calls a store over HTTP and needs a running one. */
export const asksStore = ({ code }: ReadmeExample): boolean => code.includes('createClient(');

/** The code with every `value; // => expected` turned into an assertion, otherwise unchanged. */
export const withAssertions = (code: string): string => {
  const asserting = code.replaceAll(/^(\s*)(\S.*); \/\/ => (.*)$/gm, '$1assert.deepEqual($2, $3);');
  return asserting === code ? code : `import assert from 'node:assert/strict';\n${asserting}`;
};
