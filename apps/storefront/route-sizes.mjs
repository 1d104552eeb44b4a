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
 * The base limit of 108 KB, plus 4 KB for robustness: brand texts, presses and quantities before hydration, the queue
 * of cart changes, error boundaries of single parts, and changes of region that keep the page; half a KB for one way
 * from a code to words (`textOfCode`, docs/adr/0017): the compiler names a missing text; and a quarter for the button that
 * compares products on every card, and a report of a visitor that waits until it arrives; and a quarter for fields that
 * say beside themselves what is missing, in place of the browser's bubble; and a quarter for forms that keep what was
 * entered where the store cannot take it; and a quarter for functions of money and prices that name a wrong argument, and
 * for links back that leave out an endless query; and a quarter for
 * the routes of gift cards and of linked agents; and a quarter for what a subscription costs after its first period.
 */
const shopBudget = 114.25;

/**
 * The checkout limit, 12 KB above the first one: the browser also saves what was typed last when the page may end, keeps
 * countries and regions on the device, prices earned discounts, normalizes postal codes, and
 * explains why nothing ships to an address and which lines are sold out, and recognizes what cannot be dialled; all of
 * checkout's machines load with its page (ADR 0014), and the router of every page includes the account's and the app's
 * routes; and it says when to try again after a limit; and 1.5 KB start checkout in the place of the step that the server
 * rendered, so that the page works before its script and no letter typed meanwhile is lost; and half a KB looks up a gift
 * card that was typed and not applied, and offers PayPal before scripts; and half a KB names wrong arguments of prices,
 * and shares the sandbox's card fields with the account; and 0.2 KB writes addresses in the order of their country;
 * and three quarters say what a subscription charges after its first period.
 */
const checkoutBudget = 163.85;

/**
 * Script until interactive, in KB (1000 bytes) of gzip. `modules` is what a page of that route loads once it starts:
 * with the first interaction, or with the page if `startsAtOnce`.
 */
const pages = [
  { name: 'home', budget: shopBudget, modules: [...shop, view('home')] },
  { name: 'category', budget: shopBudget, modules: [...shop, view('entity'), 'app/routes/category/view.tsx'] },
  // A quarter more lays the chosen parts of a rack over its frame.
  { name: 'product', budget: shopBudget + 0.25, modules: [...shop, view('entity'), 'app/routes/product/view.tsx'] },
  { name: 'search', budget: shopBudget, modules: [...shop, view('search')] },
  { name: 'cart', budget: shopBudget, modules: [...shop, view('cart')] },
  { name: 'login', budget: shopBudget, modules: [...shop, view('login')] },
  {
    name: 'checkout',
    budget: checkoutBudget,
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

/** What loads a large part with its page although it may not, in words. */
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
