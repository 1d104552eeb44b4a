/** Permitted imports between folders (docs/architecture.md). Every import not listed there is forbidden here. */
const room = (name) => `^packages/${name}/`;
const app = (name) => `^apps/${name}/`;
const pureTargets = (name) => ({
  name: `${name}-is-pure`,
  comment: `${name} performs no I/O: no node built-ins, no framework.`,
  severity: 'error',
  from: { path: `^packages/${name}/src`, pathNot: '\\.test\\.ts$' },
  to: { dependencyTypes: ['core'] },
});
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: '^(packages|apps|scripts|e2e|acceptance|lab)/', pathNot: [from, ...allowed] },
});

/**
 * The folders of the storefront, layer by layer: browser and store files, a request and its data, what shoppers see and
 * do, the page frame, the routes, and what composes them. A folder imports only from the layers above it in this list;
 * add a new folder to its layer.
 */
const storefrontFloors = [
  ['adapters', 'captcha', 'deals', 'offline', 'preferences', 'price', 'router', 'site', 'start'],
  ['data', 'head', 'listing'],
  ['compare', 'newsletter', 'photos', 'request-context', 'search'],
  ['after-order', 'card-fields', 'equipped-gyms'],
  ['account', 'content', 'navigation', 'region'],
  ['chat', 'editorial', 'product', 'purchase'],
  ['cart'],
  ['checkout', 'lists', 'search-events', 'shell'],
  ['analytics'],
  ['gym', 'page-care', 'registry'],
  ['routes'],
  ['compose'],
];
const inStorefront = (folders) => `^apps/storefront/app/(${folders.join('|')})/`;

module.exports = {
  forbidden: [
    ...storefrontFloors.map((floor, at) => ({
      name: `storefront-floor-${at + 1}-imports-lower-floors`,
      comment: 'Imports between the folders of the storefront go in one direction (storefrontFloors).',
      severity: 'error',
      from: { path: inStorefront(floor), pathNot: '\\.test\\.tsx?$' },
      to: {
        path: inStorefront(storefrontFloors.slice(at).flat()),
        // The types of the data loaded by checkout's route are declared in its loader.
        pathNot: ['^apps/storefront/app/$1/', '^apps/storefront/app/routes/checkout/route\\.server\\.ts$'],
      },
    })),
    {
      name: 'storefront-folder-has-a-floor',
      severity: 'error',
      from: { path: '^apps/storefront/app/[^/]+/', pathNot: inStorefront([...storefrontFloors.flat(), 'testing']) },
      to: {},
    },
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'Type-only cycles count too: move what two files need from each other into a third.',
      from: {},
      to: { circular: true },
    },
    pureTargets('core'),
    pureTargets('pricing'),
    pureTargets('tax'),
    only('core-imports-no-room', room('core'), ['^$']),
    only('pricing-imports-core', room('pricing'), [room('core')]),
    {
      name: 'prices-by-the-quote-alone',
      comment: 'Prices are computed with quoteCart, not with an import of an internal path (ADR 0015).',
      severity: 'error',
      from: { pathNot: '^packages/pricing/' },
      to: { path: '^packages/pricing/src/', pathNot: '^packages/pricing/src/(trace/)?index\\.ts$' },
    },
    only('tax-imports-core', room('tax'), [room('core')]),
    {
      name: 'tax-libraries-stay-in-their-entries',
      comment: 'stdnum belongs to tax/vat-number, valibot to tax/schema: the main entry loads neither (ADR 0007).',
      severity: 'error',
      from: { path: '^packages/tax/src', pathNot: '/(vat-number|schema|testing)/|\\.test\\.ts$' },
      to: { path: 'node_modules/' },
    },
    {
      name: 'tax-vat-number-loads-stdnum-alone',
      severity: 'error',
      from: { path: '^packages/tax/src/vat-number', pathNot: '\\.test\\.ts$' },
      to: { path: 'node_modules/(?!stdnum/)' },
    },
    {
      name: 'tax-schema-loads-valibot-alone',
      severity: 'error',
      from: { path: '^packages/tax/src/schema', pathNot: '\\.test\\.ts$' },
      to: { path: 'node_modules/(?!valibot/)' },
    },
    only('api-imports-core', room('api'), [room('core')]),
    only('checkout-machines-imports', room('checkout-machines'), [
      room('core'),
      room('pricing'),
      room('tax'),
      room('api'),
    ]),
    {
      ...only('shop-machines-imports', room('shop-machines'), [
        room('core'),
        room('pricing'),
        room('tax'),
        room('api'),
        '^packages/checkout-machines/src/testing/(reachable-states|restorable)\\.ts$',
      ]),
      comment: 'Tests of both machine packages share the code that visits and restores states (ADR 0014).',
    },
    pureTargets('gym-builder'),
    {
      ...only('gym-builder-imports', room('gym-builder'), [
        room('core'),
        room('pricing'),
        '^packages/checkout-machines/src/testing/(reachable-states|restorable)\\.ts$',
      ]),
      comment: 'Its rules use no pictures and no wire format; its tests compare a gym with pricing.',
    },
    {
      name: 'only-tests-share-the-walk-of-states',
      severity: 'error',
      from: { path: '^packages/(shop-machines|gym-builder)/src', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/checkout-machines/' },
    },
    {
      name: 'only-wire-api-touches-the-client',
      severity: 'error',
      from: { path: '^packages/(checkout|shop)-machines/src', pathNot: ['wire-api(\\.test)?\\.ts$'] },
      to: { path: '^packages/api/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'ky-belongs-to-the-client',
      severity: 'error',
      from: { path: '^packages/', pathNot: '^packages/api/src/client' },
      to: { path: 'node_modules/ky/' },
    },
    only('react-ui-imports', room('react-ui'), [
      room('core'),
      room('pricing'),
      room('tax'),
      room('gym-builder'),
      room('checkout-machines'),
      room('shop-machines'),
    ]),
    {
      name: 'views-know-no-actor',
      comment: 'Views render props; bindings connect actors to them.',
      severity: 'error',
      from: { path: '^packages/react-ui/src/', pathNot: '^packages/react-ui/src/(bindings/|testing/|index\\.ts$)' },
      to: { path: '^packages/react-ui/src/bindings/' },
    },
    {
      name: 'react-ui-knows-no-router',
      severity: 'error',
      from: { path: '^packages/react-ui/' },
      to: { path: 'node_modules/(react-router|@react-router)/' },
    },
    only('seed-imports', room('seed'), []),
    only('storefront-imports', app('storefront'), [
      room('core'),
      room('pricing'),
      room('tax'),
      room('api'),
      room('checkout-machines'),
      room('shop-machines'),
      room('gym-builder'),
      room('react-ui'),
    ]),
    only('backend-imports', app('backend'), [
      room('core'),
      room('pricing'),
      room('tax'),
      room('api'),
      room('checkout-machines'),
      room('seed'),
    ]),
    {
      name: 'backend-runs-checkout-for-sessions',
      comment: 'Checkouts that run on the server call the handlers of the same process through the client’s mapping.',
      severity: 'error',
      from: {
        path: '^apps/backend/src',
        pathNot: '^apps/backend/src/(services/checkout-session|channels)/|\\.test\\.ts$|/testing/',
      },
      to: { path: room('checkout-machines') },
    },
    {
      name: 'backend-speaks-contract-and-codec',
      severity: 'error',
      from: {
        path: '^apps/backend/src',
        pathNot: '^apps/backend/src/services/checkout-session/|\\.test\\.ts$|/testing/',
      },
      to: { path: '^packages/api/src/client' },
    },
    {
      name: 'seed-only-in-tests',
      comment:
        'The demo store is a folder read by the importer; tests find the folder by the name of the seed package.',
      severity: 'error',
      from: { path: '^apps/backend/src', pathNot: '^apps/backend/src/testing|\\.test\\.ts$' },
      to: { path: room('seed') },
    },
    {
      name: 'e2e-only-over-http',
      comment: 'Lists of test inputs are not product code; those of core are shared with its own tests.',
      severity: 'error',
      from: { path: '^e2e/', pathNot: '^e2e/conformance/' },
      to: { path: '^(packages|apps)/', pathNot: [room('seed'), '^packages/core/src/testing/'] },
    },
    {
      name: 'acceptance-only-from-outside',
      comment:
        "Acceptance tests use HTTP, a browser, a shell and packed packages; the store is started by the journeys' fixture.",
      severity: 'error',
      from: { path: '^acceptance/' },
      to: { path: '^(packages|apps)/' },
    },
    {
      name: 'e2e-conformance-imports-the-kit',
      comment:
        'It imports what an adopter with a custom checkout imports (ADR 0009), and drives the product over HTTP.',
      severity: 'error',
      from: { path: '^e2e/conformance/' },
      to: { path: '^(packages|apps)/', pathNot: '^packages/checkout-machines/src/testing/index\\.ts$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(packages|apps)/[^/]+/(dist|storybook-static|coverage)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: 'specify',
    enhancedResolveOptions: {
      conditionNames: ['@ironcart/source', 'import', 'require', 'node', 'default', 'types'],
      exportsFields: ['exports'],
    },
  },
};
