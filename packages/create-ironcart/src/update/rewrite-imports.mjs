import { movedNames } from './moved-names.mjs';

/** `import { a } from 'b'` and `export { a } from 'b'`. */
const namedList = /\b(import|export)(\s+type)?\s*\{([^{}]*)\}\s*from\s*(['"])([^'"\n]+)\4/g;

/** Other imports of a whole entry, after which its names are members of an object: these are reported. */
const wholeEntry = /(?:\*\s*(?:as\s+[\w$]+\s+)?from|\b(?:import|require)\s*\()\s*(['"])([^'"\n]+)\1/g;

const partsOf = (specifier) => /^(type\s+)?([\w$]+)(?:\s+as\s+([\w$]+))?$/.exec(specifier.trim());

const specifiersOf = (list) => list.split(',').filter((specifier) => specifier.trim() !== '');

/** An import specifier with the successor's name: the local name stays, so that nothing else has to change. */
const renamed = ([, type = '', name, alias = name], to) => `${type}${to === alias ? to : `${to} as ${alias}`}`;

const statement = (kind, type, specifiers, quote, entry) =>
  `${kind}${type} { ${specifiers.map((specifier) => specifier.trim()).join(', ')} } from ${quote}${entry}${quote}`;

/** Rewrites one statement: moved names stay in it, or get an additional statement for each other entry. */
const rewriteStatement = (moves, [whole, kind, type = '', list, quote, entry]) => {
  const ofEntry = moves.filter(({ from }) => from.entry === entry);
  const byEntry = new Map([[entry, []]]);
  let isChanged = false;
  for (const specifier of specifiersOf(list)) {
    const parts = partsOf(specifier);
    const move = parts === null ? undefined : ofEntry.find(({ from }) => from.name === parts[2]);
    const target = move?.to.entry ?? entry;
    byEntry.set(target, [...(byEntry.get(target) ?? []), move ? renamed(parts, move.to.name) : specifier]);
    isChanged ||= move !== undefined;
  }
  if (!isChanged) return whole;
  return [...byEntry]
    .filter(([, specifiers]) => specifiers.length > 0)
    .map(([target, specifiers]) => statement(kind, type, specifiers, quote, target))
    .join(';\n');
};

const lineAt = (source, index) => source.slice(0, index).split('\n').length;

/**
 * Rewrites the imports of moved names.
 * @param {string} source of a module in JavaScript or TypeScript, or of a component that contains one
 * @param {typeof movedNames} moves
 * @returns {{ source: string, notes: { line: number, text: string }[] }} the new source, and places that import a whole
 *   entry and use a moved name: these must be changed manually
 */
export const rewriteImports = (source, moves = movedNames) => {
  const notes = [...source.matchAll(wholeEntry)].flatMap(({ index, 2: entry }) =>
    moves
      .filter(({ from }) => from.entry === entry && new RegExp(`\\b${from.name}\\b`).test(source))
      .map(({ from, to }) => ({
        line: lineAt(source, index),
        text: `${from.name} of ${from.entry} is now ${to.name} of ${to.entry}`,
      })),
  );
  return { source: source.replace(namedList, (...match) => rewriteStatement(moves, match)), notes };
};
