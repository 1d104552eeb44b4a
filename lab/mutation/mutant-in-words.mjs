import { readFileSync } from 'node:fs';
import { inRoot } from '../../scripts/prepare/root.mjs';

const onOneLine = (text) => text.replace(/\s+/g, ' ').trim();

/** The source text that a mutant replaces; lines and columns count from 1, the end is exclusive. */
const originalOf = (lines, { start, end }) =>
  lines
    .slice(start.line - 1, end.line)
    .map((line, index, all) =>
      line.slice(index === 0 ? start.column - 1 : 0, index === all.length - 1 ? end.column - 1 : undefined),
    )
    .join('\n');

/** A source's path in the repository; Stryker reports it there or in its sandbox. */
export const sourceOf = (fileName) => /(?:packages|apps)\/[^/]+\/(?:src|app)\/.*$/.exec(fileName)?.[0] ?? fileName;

/** Describes a mutant independently of other lines: the file, the line's text, and the replacement of which part. */
export const mutantInWords = ({ fileName, location, replacement, mutatorName }) => {
  const file = sourceOf(fileName);
  const lines = readFileSync(inRoot(file), 'utf8').split('\n');
  return {
    file,
    line: location.start.line,
    mutator: mutatorName,
    code: onOneLine(lines[location.start.line - 1] ?? ''),
    original: onOneLine(originalOf(lines, location)),
    replacement: onOneLine(replacement),
  };
};
