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

/**
 * What every page needs travels in two files, so that it compresses together and is asked for at once: the
 * frameworks, which change with their versions, and the shell's views, which change with ours.
 */
const chunkGroups = [
  { name: 'framework', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/, priority: 2 },
  {
    name: 'shell',
    test: /packages[\\/]react-ui[\\/]src[\\/](primitives[\\/](Button|ButtonLink|Dialog|Disclosure|Drawer|Icon|IntentForm|LiveRegion|Notice|Picture|SkipLinks|VisuallyHidden|class-names|image-url|use-modal-dialog)|price|theme|messages|navigation|search[\\/]SearchForm)/,
    priority: 1,
  },
  {
    name: 'cart-views',
    test: /packages[\\/]react-ui[\\/]src[\\/]cart[\\/](CartLine|CartTotals|EmptyCart|totals-lines)/,
    priority: 1,
    includeDependenciesRecursively: false,
  },
  {
    name: 'checkout-views',
    test: /packages[\\/]react-ui[\\/]src[\\/]checkout[\\/](AddressChoice|AddressLines|CheckoutErrors|CheckoutProgress|OrderSummary|ShippingPackages)|node_modules[\\/](@xstate[\\/]react|use-sync-external-store|use-isomorphic-layout-effect)[\\/]|apps[\\/]storefront[\\/]app[\\/]checkout[\\/](checkout-context|steps|summary|use-|Step|CheckoutAddress|address-patch)/,
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
