import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Packages are read from their sources, as everywhere inside this repository. */
const conditions = ['@ironcart/source'];

/** The router's package offers its production files under no export condition, and its development files are larger. */
const routerFile = (name: string): string =>
  fileURLToPath(new URL(`../../node_modules/react-router/dist/production/${name}.mjs`, import.meta.url));
const productionRouter = [
  { find: /^react-router$/, replacement: routerFile('index') },
  { find: /^react-router\/dom$/, replacement: routerFile('dom-export') },
];

const ui = (...files: readonly string[]) => String.raw`packages[\\/]react-ui[\\/]src[\\/](${files.join('|')})`;
const app = (...files: readonly string[]) => String.raw`apps[\\/]storefront[\\/]app[\\/](${files.join('|')})`;
const any = (...patterns: readonly string[]) => new RegExp(patterns.join('|'));

/**
 * What is needed together travels together: it compresses better, and is asked for at once. The frameworks change with
 * their versions, the base of every page and the shop's frame with our views.
 */
const chunkGroups = [
  { name: 'framework', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/, priority: 3 },
  {
    name: 'base',
    test: any(
      ui('price', 'theme', 'messages', 'search[\\\\/]SearchForm', 'navigation[\\\\/]Wordmark'),
      ui(
        'primitives[\\\\/](Button|ButtonLink|Dialog|Icon|IntentForm|LiveRegion|Notice|Page|PageHeading|Picture|SkipLinks|SplitLayout|VisuallyHidden|class-names|image-url|use-modal-dialog)\\.',
      ),
      app('shell', 'data', 'site', 'head', 'cart[\\\\/](cart-fields|use-cart-change)'),
    ),
    priority: 2,
  },
  {
    name: 'fields',
    test: any(
      ui('primitives[\\\\/](Checkbox|FieldFrame|RadioCards|SelectField|TextField)\\.'),
      String.raw`packages[\\/]core[\\/]src[\\/]forms[\\/]`,
    ),
    priority: 1,
    includeDependenciesRecursively: false,
  },
  {
    name: 'shop',
    test: any(ui('navigation[\\\\/](?!FunnelHeader)')),
    priority: 1,
    includeDependenciesRecursively: false,
  },
];

/**
 * One configuration for both builds: the browser's into dist/client with its manifest, the server's (`--ssr`) into
 * dist/server/server.js with the packages inside, so that running it needs no TypeScript.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  root,
  publicDir: 'app/public',
  plugins: [react()],
  resolve: {
    alias: command === 'build' ? productionRouter : [],
    conditions: [...conditions, 'module', 'browser', 'development|production'],
  },
  ssr: {
    noExternal: command === 'build' ? [/^@ironcart\//, 'react', 'react-dom', 'react-router'] : [/^@ironcart\//],
    resolve: { conditions: [...conditions, 'module', 'node', 'development|production'] },
  },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        copyPublicDir: false,
        target: 'node20',
        rolldownOptions: { input: 'app/server.ts', output: { entryFileNames: 'server.js', codeSplitting: false } },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        target: 'es2022',
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: { input: 'app/browser.tsx', output: { codeSplitting: { groups: chunkGroups } } },
      },
}));
