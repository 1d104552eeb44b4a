import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const client = fileURLToPath(new URL('dist/client/', import.meta.url));
const manifest = JSON.parse(readFileSync(`${client}.vite/manifest.json`, 'utf8'));

const entry = 'app/browser.tsx';
const view = (id) => `app/routes/${id}/route.tsx`;

/** Modules that every shop page loads besides its own view. */
const shop = [view('root'), view('shop')];

/**
 * The limit of a shop page, in KB. The parts of a product list's page:
 * - 67.5: React and react-dom
 * - 11.7: the part of react-router that renders a page; navigation is loaded later
 * - 13.0: common parts of every page: route table, pictures, buttons, fields, messages, error boundaries, prices
 * - 7.3: the header, menus and footer of shop pages
 * - 1.7: the starter, which keeps presses, quantities and texts from before hydration
 * - the rest: the view itself
 */
const shopBudget = 111.5;

/**
 * The limit of checkout until its address step is interactive, in KB, instead of the shop's parts:
 * - 19: the frame, the address fields, the summary, and the selectors and messages of the machines
 * - 9: lines and totals, addresses, and the code that starts checkout
 */
const checkoutBudget = 125.1;

/**
 * The limit including what is loaded afterwards (ADR 0043), 36.6 KB: all of its machines with XState, and the pricing
 * of the order.
 */
const completeCheckoutBudget = 161.9;

/**
 * The limit including what an open shop page loads by itself within half a minute, 48 KB beside the router: reports of
 * visits and search with their calls, the checks of session, release and flags with XState, and the live chat's button.
 * The schemas of products and orders are not among them, nor the chat's window.
 */
const openPageBudget = 159.6;

/**
 * Script until interactive, in KB (1000 bytes) of gzip. `modules` are those that a page of that route loads once it
 * starts: with the first interaction, or with the page if `startsAtOnce`.
 */
const pages = [
  { name: 'home', budget: shopBudget, modules: [...shop, view('home')] },
  {
    name: 'home, half a minute later',
    budget: openPageBudget,
    modules: [
      ...shop,
      view('home'),
      'app/page-care/care-for-page.ts',
      'app/page-care/keep-page-fresh.ts',
      'app/chat/attach-chat-button.tsx',
      'app/search-events/report-pages.ts',
      'app/analytics/report-visits.ts',
      'app/content/Recommendations.tsx',
    ],
  },
  { name: 'category', budget: shopBudget, modules: [...shop, view('entity'), 'app/routes/category/view.tsx'] },
  { name: 'product', budget: shopBudget, modules: [...shop, view('entity'), 'app/routes/product/view.tsx'] },
  { name: 'search', budget: shopBudget, modules: [...shop, view('search')] },
  { name: 'cart', budget: shopBudget, modules: [...shop, view('cart')] },
  { name: 'login', budget: shopBudget, modules: [...shop, view('login')] },
  {
    name: 'checkout',
    budget: checkoutBudget,
    startsAtOnce: true,
    modules: [view('root'), view('funnel'), view('checkout'), view('checkout-shipping')],
  },
  {
    name: 'checkout, with its machines',
    budget: completeCheckoutBudget,
    startsAtOnce: true,
    modules: [
      view('root'),
      view('funnel'),
      view('checkout'),
      view('checkout-shipping'),
      'app/checkout/open-checkout.ts',
    ],
  },
];

const chunksOf = (modules) => {
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    if (!manifest[key]) throw new Error(`The manifest has no ${key}: build the storefront again.`);
    seen.add(key);
    for (const imported of manifest[key].imports ?? []) visit(imported);
  };
  for (const module of modules) visit(module);
  return [...seen].map((key) => manifest[key]);
};

/**
 * A cycle of chunks that import each other, or undefined. One of them would run before its imports are initialized, and
 * its page would not start: put the modules that both need into one of the `chunkGroups` of vite.config.ts.
 */
const circleOfChunks = () => {
  const path = [];
  const seen = new Set();
  const visit = (key) => {
    if (path.includes(key)) return [...path.slice(path.indexOf(key)), key].map((each) => manifest[each].file);
    if (seen.has(key)) return undefined;
    seen.add(key);
    path.push(key);
    for (const imported of manifest[key].imports ?? []) {
      const circle = visit(imported);
      if (circle !== undefined) return circle;
    }
    path.pop();
    return undefined;
  };
  for (const key of Object.keys(manifest)) {
    const circle = visit(key);
    if (circle !== undefined) return circle;
  }
  return undefined;
};

const views = Object.keys(manifest).filter((key) => /^app\/routes\/.+\/(?:route|view)\.tsx$/.test(key));

/** Large parts, and the views that may load them with their page; all others load them on request or never. */
const parts = [
  { name: 'three.js and the 3-D views', chunk: /(?:GymScene|TurnView|finish-colours)/, loadedBy: /^$/ },
  { name: "a provider's card form", chunk: /Adyen/, loadedBy: /^$/ },
  { name: 'the gym planner', chunk: /(?:GymFloor|GymPlan|open-gym-editor|gym-project)/, loadedBy: /gym|zeus/ },
  { name: 'the map of equipped gyms', chunk: /gyms\.module/, loadedBy: /\/equipped-gyms?\// },
];

/** Describes large parts that load with a page although they must not. */
const misplacedParts = () => {
  return parts.flatMap(({ name, chunk, loadedBy }) => {
    if (!Object.keys(manifest).some((key) => chunk.test(key))) return [`The build has no chunk of ${name}`];
    return [entry, ...views]
      .filter((view) => !loadedBy.test(view) && chunksOf([view]).some(({ file }) => chunk.test(file)))
      .map((view) => `${view} loads ${name}`);
  });
};

const sizes = new Map();
const sizeOf = (file) => {
  if (!sizes.has(file)) {
    const content = readFileSync(client + file);
    sizes.set(file, {
      gzip: gzipSync(content, { level: 9 }).length,
      brotli: brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
    });
  }
  return sizes.get(file);
};
/** Inlined in the page's HTML. */
const starter = '.vite/starter.js';
/**
 * Limit for scripts that run before the first interaction, in KB of gzip; a content page never runs more on its own.
 */
const beforeIntentBudget = 10;

const totalOf = (files) =>
  [...new Set(files)]
    .map(sizeOf)
    .reduce((sum, size) => ({ gzip: sum.gzip + size.gzip, brotli: sum.brotli + size.brotli }), { gzip: 0, brotli: 0 });
const kilobytes = (bytes) => Number((bytes / 1000).toFixed(1));

const rows = pages.map(({ name, budget, modules, startsAtOnce = false }) => {
  const chunks = chunksOf([entry, ...modules]);
  const script = totalOf([...(startsAtOnce ? [] : [starter]), ...chunks.map(({ file }) => file)]);
  const beforeIntent = startsAtOnce ? script : totalOf([starter]);
  const style = totalOf(chunks.flatMap(({ css = [] }) => css));
  return {
    name,
    budget,
    requests: chunks.length,
    beforeIntent: { gzip: kilobytes(beforeIntent.gzip), brotli: kilobytes(beforeIntent.brotli) },
    script: { gzip: kilobytes(script.gzip), brotli: kilobytes(script.brotli) },
    style: { gzip: kilobytes(style.gzip), brotli: kilobytes(style.brotli) },
    isOver: kilobytes(script.gzip) > budget || (!startsAtOnce && kilobytes(beforeIntent.gzip) > beforeIntentBudget),
  };
});

if (process.argv.includes('--json')) console.log(JSON.stringify(rows));
else {
  console.log(
    `First load in KB (1000 bytes); before the shopper's first intent at most ${beforeIntentBudget} (js gz), checkout apart`,
  );
  console.table(
    Object.fromEntries(
      rows.map((row) => [
        row.name,
        {
          'js gz before intent': row.beforeIntent.gzip,
          'js gz': row.script.gzip,
          'js br': row.script.brotli,
          'css gz': row.style.gzip,
          'css br': row.style.brotli,
          files: row.requests,
          'budget js gz': row.budget,
          verdict: row.isOver ? 'OVER' : 'ok',
        },
      ]),
    ),
  );
}
const circle = circleOfChunks();
if (circle !== undefined) console.error(`Chunks import each other in a circle: ${circle.join(' -> ')}`);
const misplaced = misplacedParts();
for (const words of misplaced) console.error(words);
process.exit(circle !== undefined || misplaced.length > 0 || rows.some(({ isOver }) => isOver) ? 1 : 0);
