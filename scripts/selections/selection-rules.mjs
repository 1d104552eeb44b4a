/** The hook that subscribes a view to an actor. */
const subscriber = 'packages/react-ui/src/bindings/use-selector.ts';

/** Files that the rules apply to: the views, without tests, stories and their support. */
const isHeld = (path) =>
  /^(packages\/react-ui\/src|apps\/storefront\/app)\/.*\.tsx?$/.test(path) &&
  path !== subscriber &&
  !/\.(test|stories)\.tsx?$|\/testing\//.test(path);

/** Matches only if no property of the name is accessed. */
const whole = String.raw`(?![\w.[?(])`;

const rules = [
  {
    pattern: String.raw`\(\{\s*context\s*\}[^()]*\)\s*=>\s*(\(\s*\{\s*\.\.\.)?context${whole}`,
    what: 'selects the whole context',
  },
  {
    pattern: String.raw`\(?\b(\w+)(:\s*\w+)?\)?\s*=>\s*(\(\s*\{\s*\.\.\.)?\1\.context${whole}`,
    what: 'selects the whole context',
  },
  { pattern: String.raw`useSelector\([^,()]+,\s*\(?(\w+)\)?\s*=>\s*\1${whole}`, what: 'selects the whole snapshot' },
  { pattern: String.raw`useSyncExternalStore\([^;]*\.getSnapshot\b`, what: 'subscribes to the whole snapshot' },
  { pattern: "from '@xstate/react'", what: 'subscribes by another hook than useSelector' },
].map(({ pattern, what }) => ({ pattern: new RegExp(pattern, 'g'), what }));

const withoutComments = (text) =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' ')).replaceAll(/^\s*\/\/.*$/gm, '');

/**
 * Finds views that subscribe to more of an actor's state than they show, so that they render on every change.
 * @param {readonly string[]} paths
 * @param {(path: string) => string} read
 */
export const wholeSelections = (paths, read) =>
  paths.filter(isHeld).flatMap((path) => {
    const text = withoutComments(read(path));
    return rules.flatMap(({ pattern, what }) =>
      [...text.matchAll(pattern)].map(({ index }) => ({
        path,
        line: text.slice(0, index).split('\n').length,
        what,
      })),
    );
  });
