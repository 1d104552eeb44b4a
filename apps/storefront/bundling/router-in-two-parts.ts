import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { expectUsed } from './expect-used.ts';

/** Written for react-router 7.18; for the savings see docs/adr/0017-bundling-that-depends-on-versions.md. */
const routerFile = (name: string): string =>
  fileURLToPath(new URL(`../../../node_modules/react-router/dist/production/${name}.mjs`, import.meta.url));

/** The package has no export condition for its production files, and its development files are larger. */
export const productionRouter = [
  { find: /^react-router$/, replacement: routerFile('index') },
  { find: /^react-router\/dom$/, replacement: routerFile('dom-export') },
];

/** Marks the second copy of react-router, from which the bundler keeps other parts than from the first. */
const fullRouter = '?full-router';

/**
 * Bundles react-router twice. It is a single file, which a bundler cannot split: the code that renders a page and the
 * code that navigates would load together. `app/router/full-router.ts` therefore gets a separate copy, which loads
 * after the page is interactive; the views use only the router's documented interface.
 */
export const fullRouterApart = (): Plugin => {
  const { note, buildEnd } = expectUsed('The file of react-router that app/router/full-router.ts imports');
  return {
    name: 'full-router-apart',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async resolveId(source, importer) {
      if (!importer?.endsWith('app/router/full-router.ts') && !importer?.endsWith(fullRouter)) return null;
      const resolved = await this.resolve(source, importer.replace(fullRouter, ''), { skipSelf: true });
      if (!resolved?.id.includes('/react-router/')) return null;
      note();
      return `${resolved.id}${fullRouter}`;
    },
    buildEnd,
  };
};

/**
 * Marks calls in react-router's production file as pure, so that the bundler removes unused exports: the file lacks the
 * annotations of its source.
 */
export const withPureCalls = (): Plugin => {
  const { note, buildEnd } = expectUsed("A call such as `React.createContext(` in react-router's production file");
  return {
    name: 'pure-calls-of-react-router',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/].*\.mjs/ },
      handler: (code) => {
        const marked = code
          .replace(/(?<== )(?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '/* @__PURE__ */ ')
          .replace(/^\w+\.displayName = ".*";$/gm, '');
        if (marked !== code) note();
        return marked;
      },
    },
    buildEnd,
  };
};
