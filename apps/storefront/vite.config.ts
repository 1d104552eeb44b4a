import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { classNameOf } from './bundling/class-names.ts';
import { preloadListsApart } from './bundling/preload-lists.ts';
import { fullRouterApart, productionRouter, withPureCalls } from './bundling/router-in-two-parts.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Packages are resolved to their sources, as everywhere in this repository. */
const conditions = ['@ironcart/source'];

const ui = (...files: readonly string[]) => String.raw`packages[\\/]react-ui[\\/]src[\\/](${files.join('|')})`;
const app = (...files: readonly string[]) => String.raw`apps[\\/]storefront[\\/]app[\\/](${files.join('|')})`;
const machines = (...files: readonly string[]) =>
  String.raw`packages[\\/]checkout-machines[\\/]src[\\/](${files.join('|')})`;
const core = (...files: readonly string[]) => String.raw`packages[\\/]core[\\/]src[\\/](${files.join('|')})`;
const any = (...patterns: readonly string[]) => new RegExp(patterns.join('|'));

/**
 * Modules that are needed together share a chunk: it compresses better and needs one request. Frameworks change only
 * with their versions; `base` is used by every page, `shop` by the frame of shop pages, `cards` by product rows,
 * `listing` by filters, `lines` by order lines in cart and checkout, `checkout` by all of its steps. `route-sizes.mjs`
 * detects a module that another page needs as well: that page then loads the whole group.
 */
const chunkGroups = [
  {
    name: 'full-router',
    test: any(
      app('router[\\\\/](full-router|scroll-to-hash)', 'data[\\\\/]fetch-route-data'),
      String.raw`[\\/]react-router[\\/].*\?full-router$`,
    ),
    priority: 4,
    includeDependenciesRecursively: false,
  },
  {
    name: 'framework',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
    priority: 3,
  },
  {
    name: 'base',
    test: any(
      ui('bindings[\\\\/]cart[\\\\/]cart-fields'),
      ui('price[\\\\/](Amount|Price\\.module)', 'theme', 'messages[\\\\/](EmptyState|ErrorState|Message)'),
      ui(
        'navigation[\\\\/]Wordmark',
        'primitives[\\\\/](Button|ButtonLink|Checkbox|Icon|IntentForm|LiveRegion|NoPicture|Notice|Page|PageHeading|Picture|SkipLinks|SplitLayout|Unbroken|VisuallyHidden|class-names|image-url|FieldFrame|Skeleton|TextField|EmailField)\\.',
      ),
      app(
        'shell[\\\\/](?!RefusedPage|ShopFooter)',
        'data[\\\\/](?!fetch-route-data|wait-seconds)',
        'site',
        'head',
        'cart[\\\\/]use-cart-change',
        'router[\\\\/]late-router',
        'routes[\\\\/](browser-routes|route-table|entity[\\\\/]entity-views)',
        'content[\\\\/]arrived-blocks',
      ),
      core(
        'result\\.',
        'forms[\\\\/](?!account-fields|password-fields|find-order-fields|try-again-in)',
        'address[\\\\/]email\\.',
        'product-page[\\\\/]bundle-query\\.',
      ),
    ),
    priority: 2,
  },
  {
    name: 'fields',
    test: any(ui('primitives[\\\\/](Checkbox|RadioCards|SelectField)\\.')),
    priority: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'shop',
    test: any(
      ui(
        'navigation[\\\\/](?!FunnelHeader|LinkTiles|MobileMenu|RegionPrompt)',
        'price[\\\\/]Price\\.tsx',
        'product[\\\\/](RatingSummary|Snipe|Stars|StockLine)\\.',
        'search[\\\\/]SearchForm\\.',
        'primitives[\\\\/]Breadcrumbs\\.',
        'blocks[\\\\/]RichText\\.',
      ),
      app(
        'shell[\\\\/]ShopFooter',
        'newsletter[\\\\/](use-newsletter|newsletter-target)',
        'region[\\\\/](change-of-site|Arrival)',
      ),
    ),
    priority: 1,
    includeDependenciesRecursively: false,
  },
  {
    name: 'cards',
    test: any(ui('product[\\\\/]Product(Card|Grid)\\.', 'primitives[\\\\/]Disclosure\\.')),
    priority: 1,
    includeDependenciesRecursively: false,
  },
  {
    name: 'content',
    test: any(
      ui('blocks[\\\\/](block-frame|define-block|read-props|block-readers|ContentPicture|Figures)\\.'),
      ui('product[\\\\/]SpecTable\\.'),
      app('content[\\\\/]use-product-row\\.', 'start[\\\\/]LateMark'),
    ),
    priority: 1,
    includeDependenciesRecursively: false,
  },
  {
    name: 'listing',
    test: any(
      ui('search[\\\\/](FacetChips|Facets|FacetChoice|FacetGroup|FacetRange|ListingLayout|SortSelect)\\.'),
      app('listing[\\\\/](Listing|listing-query)\\.'),
    ),
    priority: 1,
    includeDependenciesRecursively: false,
  },
  {
    name: 'selectors',
    test: any(ui('bindings[\\\\/](use-selector|same-json)\\.')),
    priority: 1,
    includeDependenciesRecursively: false,
  },
  {
    name: 'machines',
    test: any(String.raw`node_modules[\\/]xstate[\\/]`),
    priority: 1,
    includeDependenciesRecursively: false,
  },
  {
    name: 'lines',
    test: any(ui('cart[\\\\/](LineFrame|EarnedNote|CartLine\\.module|CartTotals|totals-lines)')),
    priority: 1,
    includeDependenciesRecursively: false,
  },
  {
    name: 'dialog',
    test: any(ui('primitives[\\\\/](Dialog|use-modal-dialog)\\.')),
    priority: 1,
    includeDependenciesRecursively: false,
  },
  {
    name: 'order-facts',
    test: any(
      core(
        'checkout[\\\\/]checkout-steps\\.',
        'product[\\\\/]product(-contents)?\\.',
        'list[\\\\/]redeeming\\.',
        'routing[\\\\/]native-app\\.',
        'forms[\\\\/]try-again-in\\.',
        'address[\\\\/]address-label\\.',
        'order[\\\\/]order-status\\.',
        'money[\\\\/](arithmetic|ratio|rounding-policy)\\.',
      ),
    ),
    priority: 1,
    includeDependenciesRecursively: false,
  },
  {
    name: 'checkout',
    test: any(
      app(
        'checkout[\\\\/](OpenedCheckout|load-module|placed-path|prepared-checkout|served-checkout|use-opened-checkout|use-regions-loading|use-step-in-address|use-tried)\\.',
        'adapters[\\\\/]load-apple-pay\\.',
      ),
      ui(
        'bindings[\\\\/]cart[\\\\/](cart-line|earned-line)\\.',
        'bindings[\\\\/]checkout[\\\\/](CallFailures|CartNews|CheckoutFrame|ErrorList|ErrorsBeside|OrderInBrief|StepActions|StepForm|StepReason|StepSkeleton|checkout\\.module|checkout-context|show-from-top|steps|summary|use-focus-on-arrival)\\.',
        'bindings[\\\\/]checkout[\\\\/]address[\\\\/](?!suggest)',
        'bindings[\\\\/]checkout[\\\\/]form[\\\\/]',
        'bindings[\\\\/]use-in-browser\\.',
        'primitives[\\\\/]PressButton\\.',
        'checkout[\\\\/]address-draft\\.',
        'checkout[\\\\/](Address(?!Suggestion)|CheckoutErrors|CheckoutProgress|OrderSummary|ShippingPackages)',
      ),
      machines(
        'late-checkout',
        'checkout[\\\\/](checkout\\.selectors|entries|payment\\.selectors|situations|blocked-reason|addresses|totals|shipping-choice|agreements|derived-from|products-by-id|pricing-issue-text|shipping-refusal)\\.',
        'checkout-error\\.',
        'tax-quote[\\\\/]tax-fingerprint',
        'payment-method[\\\\/]payment-choice',
        'local-storage',
      ),
      core(
        'order[\\\\/](default-order|rate-fingerprint|tax-address|quote-items)\\.',
        'checkout[\\\\/](recovery-plans|recover|base64-text|pending-order|checkout-steps)\\.',
        'shipping[\\\\/]',
        'address[\\\\/](partial-postcode|validate-address|address\\.|country\\.)',
        'list[\\\\/](virtual-items|line-shortages|line-quantity-cap|line-page)',
        'product-look[\\\\/]gift-card-design',
        'product[\\\\/]product-parts',
        'product-page[\\\\/](images|configurable-choice|describe-choices)',
        'subscription[\\\\/]',
        'stock[\\\\/]inventory',
        'payment[\\\\/](payment-types|payment-methods|pay-pal-availability)',
        'apple-pay[\\\\/]apple-pay-availability',
        'site[\\\\/]ship-to',
      ),
      String.raw`packages[\\/]pricing[\\/]src[\\/]order[\\/]`,
    ),
    priority: 1,
    includeDependenciesRecursively: false,
  },
];

/**
 * The guards that name a wrong argument to callers without types. The storefront's calls are type-checked, so its pages
 * omit guards with unused results (ADR 0031).
 */
const argumentGuards = [
  'requireArray',
  'requireEntries',
  'requireFields',
  'requireIterable',
  'requireKey',
  'requireMap',
  'requireNumber',
  'requireObject',
  'requireOnly',
  'requireText',
];

/**
 * One configuration for both builds: the browser's into dist/client with its manifest, the server's (`--ssr`) into
 * dist/server/server.js with the packages bundled, so that it runs without TypeScript.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  root,
  publicDir: 'app/public',
  plugins: [react(), fullRouterApart(), withPureCalls(), preloadListsApart()],
  css: { modules: { generateScopedName: classNameOf } },
  resolve: {
    alias: command === 'build' ? productionRouter : [],
    conditions: [...conditions, 'module', 'browser', 'development|production'],
  },
  ssr: {
    // A bundled server starts in a quarter of the time of separate files; views are loaded when they are rendered.
    noExternal: command === 'build' ? true : [/^@ironcart\//],
    resolve: { conditions: [...conditions, 'module', 'node', 'development|production'] },
  },
  // The built server is never used for development, so it omits the frameworks' development files.
  define: isSsrBuild && command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        copyPublicDir: false,
        target: 'node20',
        rolldownOptions: {
          input: 'app/server.ts',
          output: {
            entryFileNames: 'server.js',
            // Names are kept for stack traces.
            minify: { mangle: false, compress: true, codegen: { removeWhitespace: true } },
          },
        },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        target: 'es2022',
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: 'app/browser.tsx',
          treeshake: { manualPureFunctions: argumentGuards },
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
}));
