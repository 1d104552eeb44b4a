import { dirname } from 'node:path';

const isTest = /(\.(test|stories)\.tsx?$)|(\/(testing|contract-tests|several-processes)\/)/;

const isBarrel = /(^|\/)index\.ts$/;

const roomOf = (file) => /^(?:packages|apps)\/[^/]+/.exec(file)?.[0];

/** The names that the source files among these texts import as values from each other, barrels and tests not counted. */
const importedWithin = (texts) => {
  const names = new Set();
  for (const [file, text] of texts) {
    if (!/\.tsx?$/.test(file) || isTest.test(file) || isBarrel.test(file)) continue;
    for (const [, list] of text.matchAll(/^import\s*(?:\w+,\s*)?\{([^}]*)\}\s*from\s*'\.[^']*'/gm)) {
      for (const item of list.split(',')) {
        const name = item.trim().split(/\s+as\s+/)[0];
        if (name && !name.startsWith('type ')) names.add(name);
      }
    }
  }
  return names;
};

const remembering = (compute) => {
  const known = new Map();
  return (key) => {
    if (!known.has(key)) known.set(key, compute(key));
    return known.get(key);
  };
};

/**
 * Which of knip's findings nobody reaches. An export is reached all the same when
 * - a README of its package names it, or a story beside its file bears its name: it is there for adopters;
 * - another file of its package uses it: the entry only shows it to others as well;
 * - it is an error that its package throws: who catches it mostly goes by its name or its message.
 * @param readRoom the texts of a room's (`packages/core`) sources and READMEs, by their path
 */
export const createReachRules = (readRoom) => {
  const textsOf = remembering(readRoom);
  const usedIn = remembering((room) => importedWithin(textsOf(room)));
  const someText = (room, kind, pattern) =>
    [...textsOf(room)].some(([file, text]) => kind.test(file) && !isTest.test(file) && pattern.test(text));

  const isReached = (file, name) => {
    const room = roomOf(file);
    return (
      someText(room, /README\.md$/, new RegExp(`\\b${name}\\b`)) ||
      textsOf(room).has(`${dirname(file)}/${name}.stories.tsx`) ||
      usedIn(room).has(name) ||
      (name.endsWith('Error') && someText(room, /\.tsx?$/, new RegExp(`\\bnew ${name}\\(`)))
    );
  };

  return {
    unreachedIn: (issues) =>
      issues
        .filter(({ file }) => !isTest.test(file))
        .flatMap(({ file, files = [], exports = [] }) => [
          ...(files.length > 0 ? [file] : []),
          ...(roomOf(file) === undefined ? [] : exports)
            .filter(({ name }) => !isReached(file, name))
            .map(({ name }) => `${file}#${name}`),
        ])
        .sort(),
  };
};
