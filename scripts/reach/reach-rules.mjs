import { dirname } from 'node:path';

const isTest = /(\.(test|stories)\.tsx?$)|(\/(testing|contract-tests|several-processes)\/)/;

const isBarrel = /(^|\/)index\.ts$/;

const roomOf = (file) => /^(?:packages|apps)\/[^/]+/.exec(file)?.[0];

/** The names that these source files import from each other as values, without barrels and tests. */
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
 * Decides which of knip's findings are unreached. An export counts as reached if
 * - a README of its package names it, or a story beside its file has its name: it is meant for adopters;
 * - another file of its package uses it: the entry also exports it for others;
 * - it is an error that its package throws: callers usually identify it by name or message.
 * @param readRoom reads the sources and READMEs of a room (`packages/core`), by path
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
