import type { Chapter, Figures } from './chapter.ts';
import { ratioChart } from './figures/ratio-chart.ts';
import { type Comparison, ratioTable } from './figures/ratio-table.ts';
import { sizeChart } from './figures/size-chart.ts';
import { sizeTable } from './figures/size-table.ts';
import { measureCheckoutEvents } from './suites/checkout-events.ts';
import { measureFirstLoad } from './suites/first-load.ts';
import { measureFirstMinute } from './suites/first-minute.ts';
import { measureFootprint } from './suites/footprint.ts';
import { measureFormatting } from './suites/formatting.ts';
import { measureGymScene } from './suites/gym-scene.ts';
import { measureHostedCheckout } from './suites/hosted-checkout.ts';
import { measureHostile } from './suites/hostile.ts';
import { measureHotProduct } from './suites/hot-product.ts';
import { measureInteraction } from './suites/interaction.ts';
import { measureLargestPaint } from './suites/largest-paint.ts';
import { measureListingPage } from './suites/listing-page.ts';
import { measureOpenCheckouts } from './suites/open-checkouts.ts';
import { measurePageData } from './suites/page-data.ts';
import { measurePlacement } from './suites/placement.ts';
import { measurePricing } from './suites/pricing.ts';
import { measureReading } from './suites/reading.ts';
import { measureRender } from './suites/render.ts';
import { measureRepricing } from './suites/repricing.ts';
import { measureSearch } from './suites/search.ts';
import { measureServer } from './suites/server.ts';
import { measureSubtotal } from './suites/subtotal.ts';
import { measureTaxing } from './suites/taxing.ts';

const ratios =
  (heading: string, measure: () => Promise<readonly Comparison[]>): (() => Promise<Figures>) =>
  async () => {
    const comparisons = await measure();
    return { tables: comparisons.map(ratioTable).join('\n\n'), chart: ratioChart(heading, comparisons) };
  };

const ratioChapter = ({
  measure,
  ...chapter
}: Omit<Chapter, 'measure'> & { readonly measure: () => Promise<readonly Comparison[]> }): Chapter => ({
  ...chapter,
  measure: ratios(chapter.heading, measure),
});

const searchHeading = 'Searching a hundred times the products';
const millionHeading = 'Searching a thousand times the products';
const firstLoadHeading = 'First load by route';

/** All chapters, in the report's order. */
export const chapters: readonly Chapter[] = [
  {
    name: 'pricing',
    heading: 'Pricing an order',
    explanation: `
Each program prices the same order in full: every line has a discount, the order has a discount of 10% that is split over its
lines to the cent, and every line and both shipping lines are taxed at 20%. The total of each program is checked before the
measurement. It may differ from the exact total only by the program's own rounding rules:

- The plain loop splits the discount by a running total, so a cent may go to a different line: one cent per line.
- dinero.js gives the remaining cents to the first lines: one cent per line.
- Vendure rounds price and tax per unit: one cent per unit.
- Medusa does not round: half a cent per omitted rounding. It receives the discounts as data; its promotion engine, which
  determines them, is not measured.

The order consists of the demo store's own products, for a customer of the trade group with an earned discount on one of them.
The plain loop is the lower bound: it receives the price of each line, validates nothing, selects nothing and creates no
lines. Our measurements are of \`quoteCart\`, the only function that the store prices with:

- with a cart that was prepared once;
- the same with the taxes of \`@ironcart/tax\` (the other measurements compute tax as the plain loop does);
- from items and products, with every check;
- the same with every line and the order's totals, as checkout shows them;
- the trace that explains these.

decimal.js computes the specification's result to the cent.

All code is bundled as an embedder's build does it, with a separate copy for each measurement. The inputs of each program (its
own objects, or a fresh cart if it modifies its input) are created outside the measured time. The programs run in turns for 25
rounds; the lower quartiles of processor time are compared, because they depend least on other load. A program that takes more
than 0.1 s per order runs once. Growth is the exponent of the time from 100 to 10,000 lines: 1 is linear, 2 is quadratic. Vendure is
measured up to 1,000 lines, since 10,000 lines take it a minute.`,
    measure: measurePricing,
  },
  {
    name: 'repricing',
    heading: 'Pricing a cart again',
    explanation: `
The quantity of one line changes in carts of 10 to 10,000 lines. Compared are the incremental pricer, which keeps the cart,
and checking and pricing the whole cart again; for reference, a cart with only the changed line is checked and priced. Subtotal
and issues are up to date after each change.`,
    measure: measureRepricing,
  },
  {
    name: 'formatting',
    heading: 'Writing a price',
    explanation: `
A thousand prices, most of them below 10,000.00, are formatted in turns. All four formatters must return the same texts. The
hand-written formatter supports US dollars only; \`formatMoney\` supports the currency and locale of every site and returns
exactly what Intl returns.`,
    measure: measureFormatting,
  },
  {
    name: 'taxing',
    heading: 'Taxing an order',
    explanation: `
Twenty lines at two rates are taxed by a plain loop that only adds, and by \`taxOrder\`, which validates the order and returns the net
amount, the tax and the gross amount of each line and a summary by rate.
The rule of a place is looked up in the specification's table, in a large generated table, and in the dated table; the
queries vary by country, postal code and region, and one of them is for a country without a rule. Look-ups are the only figures here
in absolute time, because their goal is in microseconds.`,
    measure: measureTaxing,
  },
  {
    name: 'checkout-events',
    heading: 'An event through checkout',
    explanation: `
The whole checkout with a cart of 20 lines, including the machines of shipping, tax, payment, gift cards and the draft. In a
session, a shopper types an address letter by letter, gets rates and tax, chooses a carrier, enters a card, writes a comment and
reaches the review. The session's figure is the mean over all events, including the handling of the ports' responses, which
arrive immediately. In addition, each kind of event is sent repeatedly to a checkout on its review page, with a different
value each time. The clock is XState's simulated clock, so timers of the host are not measured.`,
    measure: measureCheckoutEvents,
  },
  ratioChapter({
    name: 'subtotal',
    heading: 'Pricing a cart',
    explanation: `
All three compute the same sum of the same cart, which is checked before the measurement. \`@ironcart/pricing\` does
the complete work: it determines the price of every line (list, sale, group, promotion), validates options and choices, and
records how each price was determined. The other two receive each product's price and only multiply and add: decimal.js with
decimal objects created beforehand and each line rounded, as is usual; and an integer loop, which is the lower bound.
So the yellow bar includes all pricing rules and the grey bars none. Each measured step prices 1,000 lines, regardless of the
cart's size, so that the timer's own cost does not matter.`,
    measure: measureSubtotal,
  }),
  {
    name: 'search',
    heading: searchHeading,
    explanation: `
The same faceted queries on two catalogues with the same structure, of 1,000 and of 100,000 products, each with a separate server
and database in one PostgreSQL: a misspelt phrase, and categories, each with all counts of
all facets and the first 20 products. Each request contains a different facet value that no product has, so
that no response comes from the server's cache. The requests are sent one at a time, in turns; the lower quartile of the p99 of all
turns is compared. In the large catalogue, a hundred times as many products are found, counted and sorted.`,
    measure: () => measureSearch({ heading: searchHeading, products: 100_000, mostTimes: 12 }),
  },
  {
    name: 'search-million',
    heading: millionHeading,
    explanation: `
The same queries on a catalogue of 1,000,000 products, compared with one of 1,000. The chapter takes about fifteen minutes, mostly
for filling the catalogue.`,
    measure: () => measureSearch({ heading: millionHeading, products: 1_000_000, mostTimes: 20 }),
  },
  ratioChapter({
    name: 'server',
    heading: 'Answers of the server',
    explanation: `
The product as \`npm start\` runs it: one process, with PostgreSQL and the load generator on the same machine, over HTTP.
The heartbeat is the lower bound: the cheapest call that passes through the same
layers. The list is the search call of a category page with its facets, the detail is a product with its children. A complete
order consists of six calls, which count as one response: a new guest creates a cart, adds a product, requests rates and tax,
gets a card token from the sandbox provider and places the order, which is verified, stored with its stock and paid. The calls
are measured in turns; any response other than success ends the run. All shoppers of the run use one address, so
the limits per address are raised (\`IRONCART_LIMITS_FACTOR\`); they are still counted in the database for
every order.`,
    measure: measureServer,
  }),
  {
    name: 'reading',
    heading: 'Reading, and adding to a cart',
    explanation: `
The product and a bare handler on Node's http module, each in its own process with a pool of 16 connections to the same
PostgreSQL with 1,000 products, receive requests over 16 connections in turns. The handler sends prepared statements as one would
write them by hand for the same question and returns their rows unchanged: one statement for a list (including its total), a
search and a product, three for adding to a cart (the cart of the cookie, price and stock, the line, committed
with fsync). It validates, prices and counts nothing else. The product's lists contain the counts of all facets with
their 20 products, and every response conforms to the contract. Each addition uses a separate, empty cart. The reads
are repeated: the product asks the database whether the catalogue has changed and answers from its cache, while the handler
reads again, so these figures are for frequent requests. For requests that are new since the last change of the catalogue, see the
search in which every request has a different phrase. Before responses were cached, the ratios were 0.16 (list), 0.12
(search) and 0.30 (detail), and 0.17 for adding to a cart. The p99 is the lower quartile of the p99 of all turns.`,
    measure: measureReading,
  },
  {
    name: 'hosted-checkout',
    heading: 'A checkout on the server',
    explanation: `
Updates of a checkout on the server: its session is read, run and stored. Compared with a bare handler on Node's http
module that reads the row of the same state as the product returns it, quotes the same cart from the same entities with
\`quoteCart\`, writes the row and returns it, with two prepared statements; it validates nothing, knows neither checkout nor
shopper, and encrypts nothing. The product finds the shopper's session, counts the update, validates every field, runs
checkout, stores the log, encrypts both and returns the state without payment tokens. Both run in their own process with
a pool of 16 connections to the same PostgreSQL and receive updates of 200 sessions over 16 connections, in turns. The figures are
the processor time of each process per update, including compilation and garbage collection; elapsed time would mostly reflect
other load. PostgreSQL's time is not included for either. The goals apply to comments, fields and steps, which are what a shopper
changes on a page. The last table differs: another postal code causes two more calls, rates and tax, with their limits in the
database, their checks and their quotes, none of which the bare handler makes.`,
    measure: measureHostedCheckout,
  },
  {
    name: 'open-checkouts',
    heading: 'Open checkouts',
    explanation: `
Checkouts on the server are opened over HTTP, each in a shopper's session of its own, with an address and its rates. The
memory of the backend's process is read with 1,000 and with 11,000 open checkouts, after garbage collection finds nothing more; 2,000
others were opened and closed before. Compiled code is listed separately, because it grows with the process's running time and
the number of calls, not with the sessions. A session is a database row, and the counters of the process's
limits are in a table of fixed size.`,
    measure: async () => ({ tables: await measureOpenCheckouts() }),
  },
  {
    name: 'footprint',
    heading: 'Memory and start',
    explanation: `
The built product as \`npm start\` runs it, including the storefront and its rendering, with the demo store filled up to 1,000
products; PostgreSQL is a separate process and not included. The start is measured from the process's first moment to the first
successful response (the categories), including the check whether everything is installed and built; the
storefront opens right afterwards. Memory is the resident memory of the process, read some seconds after each of three
equal periods of load over 16 connections: first a category's list of 80 products and all product details, then
whole category pages. For reference, the backend alone, as it serves another storefront, after the same calls. The live heap
is 30 MiB; by default V8 would let it grow to 100 before collecting, and the process to 200, so the start limits the growth
(\`--heap-growing-percent=50\`). In turns of the same run this cost about a tenth of
a request's processor time, while \`--optimize-for-size\` doubled that of a page. Node's own program takes 47 MiB of the rest.`,
    measure: async () => ({ tables: await measureFootprint() }),
  },
  ratioChapter({
    name: 'placement',
    heading: 'Placing an order',
    explanation: `
\`POST /svc_checkout/order\` of a cart with two lines, over a socket, from the request to the published order: durable
(committed with fsync) and exactly once. The order is verified completely, the stock taken, and the card authorised and captured
at the sandbox provider, whose own statements are included. Carts, rates and card tokens are created beforehand. The lower bound
is a bare handler on Node's http module in its own process, which parses the body and sends the same statements
as recorded from such a placement, including the provider's, sequentially on one prepared connection with new
ids; it validates and computes nothing. Both write to the same database, over 16 connections, in turns. The figure is the median
of five turns; any response other than a published order ends the run.`,
    measure: measurePlacement,
  }),
  {
    name: 'hot-product',
    heading: 'Orders of one product at once',
    explanation: `
\`POST /svc_checkout/order\` of a cart with one line over 32 connections: orders that all buy the same product, in turns
with orders of 32 similar products. A row's lock is held until its transaction has committed, so the duration of a commit
matters: it is 10 ms here (\`commit_delay\`), as with a replica in another zone that confirms each commit; simultaneous commits
share the wait. The orders that wait for a lock are counted in \`pg_stat_activity\`, 50 times per second. When a product's stock was
a single row, orders of it reached 0.52 to 0.75 of the others' speed, and 18 of 32 connections waited for its lock.
The units of a limited promotion are distributed like stock; for comparison, the same is measured with a function that counts
them in the product's row only, as in earlier versions. The figure is the median of five turns; any response other than a
published order ends the run.`,
    measure: measureHotProduct,
  },
  ratioChapter({
    name: 'render',
    heading: 'Rendering a category page',
    explanation: `
The server's HTML of a category's first page with all 80 products (checked before the measurement), compared with the data
call that it requires and with the heartbeat. The page also requests its category, the menu and the
route, all within the process. Responses are not compressed. The difference between the data call and the page is the cost of
those requests and of React.`,
    measure: measureRender,
  }),
  {
    name: 'listing-page',
    heading: 'A page of 80 products over HTTP',
    explanation: `
The built product and a bare handler on Node's http module, each in its own process, receive requests for the same
page in turns: the first page of a category with all 80 products. The handler renders the same markup (the same number of
elements and the same length within 1%, both checked) by React's \`renderToString\`, from elements that it creates for each
request; it has no components, reads no data, and adds constant text around the markup. The product reads its data for each page
and renders with its components. It caches markup by the data that it was rendered from, and simultaneous requests of guests
for the same page share one rendering. Its second figure includes neither, since each request uses a different
address. Responses are not compressed.`,
    measure: measureListingPage,
  },
  {
    name: 'hostile',
    heading: 'Hostile bodies',
    explanation: `
The cost of reading a body that is designed to be expensive: up to the call's own size limit, parsed, validated against the
contract and searched for card numbers, with the function that the backend uses. The bodies contain lists of empty objects,
nulls, nested lists, numbers and texts, valid values in excessive number, texts that are slow for patterns, many keys,
repeated keys and prototype keys, in place of two members of a valid body and of one that nobody reads; forms have many
parts, headers, and near-matches of the boundary. Each body is read once. The most expensive ones are compared by the median of
three readings with the median of nine readings of a valid body of the same size, which is a sample body with further samples in
an ignored field. Time is processor time, memory is what was allocated, in a process whose young generation is larger than any
body needs. Limits by address and session apply before and are not measured.`,
    measure: measureHostile,
  },
  {
    name: 'page-data',
    heading: 'Data embedded for the application',
    explanation: `
The JSON that a page contains for its application, so that the application starts with the rendered page, compared with the rest
of the page's HTML; neither is compressed. These are sizes, so they are the same on every machine.`,
    measure: measurePageData,
  },
  {
    name: 'interaction',
    heading: 'Typing in the search, choosing facets',
    explanation: `
Chromium with its processor slowed down to a quarter (\`Emulation.setCPUThrottlingRate\`), on the built product. A shopper
types two phrases into the header's search, a letter every 120 ms, with the suggestions open and updating, and selects
facet values in a list of 80 products. The time is measured by the browser (Event Timing): from the press to the next
paint, in steps of 8 ms, including the wait for the next frame. The browser does not report presses below 16 ms, so they are not
counted. The slowed browser shares the machine with the product, so other load changes these figures.`,
    measure: measureInteraction,
  },
  {
    name: 'largest-paint',
    heading: 'The largest paint on a phone',
    explanation: `
Chromium as a phone of 375 by 667 pixels at double density, with its processor slowed down to a quarter, its network to 9 Mbit/s with
165 ms of latency (fast 4G in DevTools), and an empty cache, on the built product over HTTP/1.1. The figures are the browser's
own largest contentful paint and layout shift, as the median of five visits to each page. The slowed browser shares the
machine with the product, so other load changes these figures.`,
    measure: measureLargestPaint,
  },
  ratioChapter({
    name: 'gym-scene',
    heading: 'A gym in three dimensions',
    explanation: `
The gym planner's scene in Chromium, rendered by the processor (SwiftShader): a hall of 28 by 28 metres with a hundred pieces of all
24 models, in turns with the same empty hall. A frame ends when its last pixel can be read. Moving the camera keeps the
shadows; any change renders them and the markers again. A graphics card is several hundred times as fast: the
ratio shows the cost of a hundred pieces. Without changes no frame is rendered, and a frame with more than 60 draw calls ends
the run.`,
    measure: measureGymScene,
  }),
  {
    name: 'first-load',
    heading: firstLoadHeading,
    explanation: `
KB (1000 bytes) of script and style that a browser loads until the route is interactive, computed by the same function as
\`npm run check:budget\`, which fails CI above the budget. A page starts with a small script that loads the rest at the
shopper's first interaction; navigation (21 KB of the router) is loaded after the page is interactive. These are sizes, so they
are the same on every machine.`,
    measure: async () => {
      const routes = measureFirstLoad();
      return { tables: sizeTable(routes), chart: sizeChart(firstLoadHeading, routes) };
    },
  },
  {
    name: 'first-minute',
    heading: 'The first minute',
    explanation: `
The time until a newcomer sees the store: \`git clone\` of this commit from this machine, \`npm start\` in the clone, and the home page
until its last byte. First with an empty npm cache, then in another clone with the cache of the first.
\`npm start\` installs what the store needs, builds storefront and server, creates the database and fills the demo store. MB
are 1,048,576 bytes, as \`du -sm\` counts them. The seconds depend on this machine's network and its other load.`,
    measure: async () => ({ tables: await measureFirstMinute() }),
  },
];
