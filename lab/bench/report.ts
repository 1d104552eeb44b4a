import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../../scripts/prepare/root.mjs';
import type { Chapter, Figures } from './chapter.ts';

const folder = inRoot('docs/bench');
const file = `${folder}/README.md`;

const introduction = `# Figures

\`npm run bench\` writes this page; \`npm run bench -- pricing\` measures one chapter and leaves the others unchanged.

Compare the ratios: both sides are measured in turns in the same run, so ratios differ far less between machines than times. No
test asserts a time.`;

const sectionsOf = (markdown: string): ReadonlyMap<string, string> =>
  new Map(
    markdown
      .split(/^(?=## )/m)
      .slice(1)
      .map((section) => [/^## (.*)/.exec(section)?.[1] ?? '', section.trim()]),
  );

/** Writes a chapter's chart and its section of the report; the other sections stay unchanged. */
export const writeChapter = (
  all: readonly Pick<Chapter, 'heading'>[],
  { name, heading, explanation }: Chapter,
  { tables, chart }: Figures,
  conditions: string,
): void => {
  mkdirSync(folder, { recursive: true });
  if (chart !== undefined) writeFileSync(`${folder}/${name}.svg`, `${chart}\n`);
  const picture = chart === undefined ? '' : `![${heading}](${name}.svg)\n\n`;
  const sections = new Map(existsSync(file) ? sectionsOf(readFileSync(file, 'utf8')) : []);
  sections.set(
    heading,
    `## ${heading}\n\n${explanation.trim()}\n\n${picture}${tables}\n\nMeasured with ${conditions}.`,
  );
  const known = all.flatMap((chapter) => sections.get(chapter.heading) ?? []);
  writeFileSync(file, `${[introduction, ...known].join('\n\n')}\n`);
};
