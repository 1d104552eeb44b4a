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
One order, priced in full by each program: every line has a discount, the order has one of 10% that its lines share to
the cent, every line and two shipping lines are taxed at 20%. What each came to is checked before it is measured; where
its own rounding leads elsewhere, by as much as that explains and no more:

- the plain loop shares the discount by a running total, so that another line may get a cent: a cent for a line;
- dinero.js gives the cents left over to the first lines: the same;
- Vendure rounds price and tax by the piece: a cent for a piece;
- Medusa rounds nothing: half a cent for each rounding left out. It is given the discounts as data; its promotions,
  which find them, are not counted.

The order is of the demo store's own products, for a shopper of the trade group who earned a discount on one of them.
The loop is the floor: it is given the price of each line, checks nothing, chooses nothing and leaves no line behind.
Ours is \`quoteCart\`, the one call that the store prices everything by: of a cart that was prepared once; the same with the
taxes of \`@ironcart/tax\`; from products and items; the same with every line and the totals of the order, as checkout
shows them; and the trace that explains these. Tax beside them is the loop's own arithmetic. decimal.js does the same as the specification, to the same
cents.

Everything runs from a bundle, as an embedder ships it, each way from a copy of its own. What a program needs (its own objects, a fresh cart for those
that write into it) is made outside the clock. All take turns, 25 rounds of them; a figure compares the lower
quartiles of the processor's time, which a busy machine disturbs least. A program that takes longer than 0.1 s for one order has one turn. The growth is the exponent from
100 to 10,000 lines: 1 doubles with the lines, 2 grows with their square. Vendure's is measured to 1,000, since an
order of 10,000 takes it a minute.`,
    measure: measurePricing,
  },
  {
    name: 'repricing',
    heading: 'Pricing a cart again',
    explanation: `
The quantity of one line changes, of carts of 10 to 10,000 lines: by the pricer that knows the cart, and by checking
and pricing all of it. Beside them the cost of a cart of this line alone, checked and priced. The subtotal and the
issues are up to date after each change.`,
    measure: measureRepricing,
  },
  {
    name: 'formatting',
    heading: 'Writing a price',
    explanation: `
A thousand prices, most below 10,000.00, in turns; all four come to the same texts, which is checked. The hand-written
format knows dollars and nothing else, \`formatMoney\` every site's currency and locale, to the letter as Intl.`,
    measure: measureFormatting,
  },
  {
    name: 'taxing',
    heading: 'Taxing an order',
    explanation: `
Twenty lines at two rates: by a plain loop that only sums, and by \`taxOrder\`, which checks the order and answers the net
amount, the tax and the gross amount of each line and a summary for each rate too.
The rule of a place is found in the specification's table, in a large one made for this, and in the dated one; the
queries are by country, postal code and region, one of them a country that no table knows. A look-up's figure is the
only one here in time: the goal is.`,
    measure: measureTaxing,
  },
  {
    name: 'checkout-events',
    heading: 'An event through checkout',
    explanation: `
A cart of 20 lines in the whole checkout, the machines of shipping, tax, payment, gift cards and the draft with it. A
session types an address letter by letter, gets rates and tax, chooses a carrier, gives a card, writes a comment and
comes to the review; its figure is the mean over all events, the ports' answers among them, which come at once. Beside
it each kind of event by itself, sent again and again to a checkout that is on its review page, and never the same
twice running. The clock is XState's simulated one, so that no timer of the host counts.`,
    measure: measureCheckoutEvents,
  },
  ratioChapter({
    name: 'subtotal',
    heading: 'Pricing a cart',
    explanation: `
All three come to the same sum of the same cart, which is checked before they are measured. \`@ironcart/pricing\` does
the whole work: it finds the price of every line (list, sale, group, promotion), checks its options and choices, and
says how the price came about. The two others are given each product's price and only multiply and add: decimal.js in
decimal objects made beforehand, rounding every line, as is usual; the loop in integers, which nothing can undercut.
So the yellow bar carries all rules and the grey ones carry none. A measured step prices 1,000 lines, whatever the
cart's size, so that the timer itself does not count.`,
    measure: measureSubtotal,
  }),
  {
    name: 'search',
    heading: searchHeading,
    explanation: `
The same faceted queries of two catalogues that are made alike, of 1,000 and of 100,000 products, each with a server
and a database of its own within one PostgreSQL: words with a slip of the pen, and categories, each with all counts of
all facets beside the first 20 products. Each request is another one by a value of a facet that no product has, so
that nothing is answered from what the process keeps. They are asked one after the other, in turns; of the turns' p99
the lower quartile counts. In the large catalogue a hundred times as many products are found, counted and sorted.`,
    measure: () => measureSearch({ heading: searchHeading, products: 100_000, mostTimes: 12 }),
  },
  {
    name: 'search-million',
    heading: millionHeading,
    explanation: `
The same queries in a catalogue of 1,000,000 products, beside one of 1,000: the chapter takes about fifteen minutes, most of them to
fill it.`,
    measure: () => measureSearch({ heading: millionHeading, products: 1_000_000, mostTimes: 20 }),
  },
  ratioChapter({
    name: 'server',
    heading: 'Answers of the server',
    explanation: `
The product as \`npm start\` runs it: one process, with PostgreSQL beside it, over HTTP on the same machine; the
load's own work counts against it. The heartbeat is the floor: what the cheapest call costs that passes the same
layers. The list is the search call of a category's page with its facets, the detail a product with its children. An
order is complete: a new guest makes a cart, adds a product, asks for rates and tax, gets a card token from the
sandbox provider and places the order, which is verified, written with its stock and paid. Its six calls count as one
answer. The calls are measured in turns; an answer other than success ends the run. All shoppers of the run come from
one address, so it raises the limits per address (\`IRONCART_LIMITS_FACTOR\`), which stay counted in the database for
every order.`,
    measure: measureServer,
  }),
  {
    name: 'reading',
    heading: 'Reading, and adding to a cart',
    explanation: `
The product and a bare handler of Node's http module, each a process of its own with a pool of 16 connections on one
PostgreSQL with 1,000 products, asked over 16 connections in turns. The handler sends the statements that one would
write by hand for the same question, prepared, and answers their rows as they are: one for a list (with its total), a
search and a product, three for an addition to a cart (the cart of the cookie, price and stock, the line, committed
with fsync on). It checks, prices and counts nothing else; the product's lists carry all counts of all facets beside
their 20 products, and each of its answers is the contract's. Each addition goes to an empty cart of its own. The reads are the
same ones again and again: the product asks the database whether the catalogue is the same and answers from what it
keeps, while the handler reads anew, so these are figures of what is asked for often. What nobody has asked for since
the last change is searched for in full: that is the search in which each request is another phrase, for both. Before
anything was kept, the ratios were 0.16 (list), 0.12 (search) and 0.30 (detail), and 0.17 for an addition to a cart.
The p99 are of the turns' own the lower quartile.`,
    measure: measureReading,
  },
  {
    name: 'hosted-checkout',
    heading: 'A checkout on the server',
    explanation: `
Updates of a checkout on the server: its session is read, run and stored. Beside the product a bare handler of Node's http
module that reads the row of the same state, as the product answers it, quotes the same cart from the same entities with
\`quoteCart\`, writes the row and answers it, with two prepared statements: it checks nothing, knows no checkout and no
shopper, and encrypts nothing. The product finds the shopper's session, counts the update, checks every field, runs
checkout, keeps the log, encrypts both and answers the state without payment tokens. Both are processes of their own with
a pool of 16 connections on one PostgreSQL, asked over 16 connections in turns, by updates of 200 sessions, one after
another. What counts is the processor's time of each process for an update, its compiler's and collector's included, since
a clock would mostly tell who else is busy; that of PostgreSQL is not counted, for neither. A comment, a field and a step are what a shopper does to a page, and the goals are theirs. The last table is of another kind:
another postal code makes two more calls of the store, rates and tax, with their limits in the database, their checks and
their quotes, none of which the bare handler makes.`,
    measure: measureHostedCheckout,
  },
  {
    name: 'open-checkouts',
    heading: 'Open checkouts',
    explanation: `
Checkouts on the server are opened over HTTP, each of a shopper's session of its own, with an address and its rates. The
memory of the backend's process is read with 1,000 open ones and with 11,000, once the collector finds nothing more; 2,000
others were opened and closed before. Compiled code is counted by itself: it grows with the time that a process runs, and
with the calls that it has answered. A session is a row, and the windows of the
limits that a process counts stand in a table that is as large from the beginning as it ever gets.`,
    measure: async () => ({ tables: await measureOpenCheckouts() }),
  },
  {
    name: 'footprint',
    heading: 'Memory and start',
    explanation: `
The built product as \`npm start\` runs it, storefront and its rendering included, on the demo store, filled up to 1,000
products, in a PostgreSQL of its own process, which is not counted. The start ends with the first good answer (the
categories), from the process's first moment on, the check whether everything is installed and built included; the
storefront opens right after it. Memory is the resident memory of the one process, read some seconds after each of three
equal stretches of load over 16 connections: a category's list of 80 and every product in turn, and then as many of
whole category pages. Beside it the backend by itself, as it serves another storefront, after the same calls. What lives
in the heap is 30 MiB; V8 alone would let it grow to 100 before it collects, and the process to 200, so the start tells it
to collect at half as much again (\`--heap-growing-percent=50\`). In turns of the same run that cost about a tenth of
a request's processor time, where \`--optimize-for-size\` had doubled a page's. Of what remains 47 MiB are Node's own
program.`,
    measure: async () => ({ tables: await measureFootprint() }),
  },
  ratioChapter({
    name: 'placement',
    heading: 'Placing an order',
    explanation: `
\`POST /svc_checkout/order\` of a cart with two lines, over a socket, from the request to the published order: durable
(committed, fsync on) and exactly once. Everything is verified again, the stock taken, the card authorised and captured
at the sandbox provider, whose own statements count. The carts, the rates and the card token are there before. The floor
is a bare handler of Node's http module in a process of its own, which parses the body and sends the very statements
that were recorded of such a placement, the provider's included, one after another on one prepared connection, with ids
of its own; it checks and computes nothing. Both write to the same database, over 16 connections, in turns; the median
of five turns counts, and an answer other than a published order ends the run.`,
    measure: measurePlacement,
  }),
  {
    name: 'hot-product',
    heading: 'Orders of one product at once',
    explanation: `
\`POST /svc_checkout/order\` of a cart with one line, over 32 connections: orders that all buy the same product, in turns
with orders of 32 products that are alike. A lock of a row is held until its transaction has committed, so it matters how
long that takes: here 10 ms (\`commit_delay\`), as with a replica in another zone that confirms each commit, and commits at
the same time share the wait. The orders that wait for a lock are counted in \`pg_stat_activity\`, 50 times a second. When the stock of
a product was one row, orders of it reached 0.52 to 0.75 of the others' speed, and 18 of 32 connections waited for its lock.
A limited promotion's pieces are spread like stock; beside it the same is measured with a function that counts them in the product's row
alone, as before. The median of five turns counts, and an answer other than a published order ends the run.`,
    measure: measureHotProduct,
  },
  ratioChapter({
    name: 'render',
    heading: 'Rendering a category page',
    explanation: `
The server's HTML of a category's first page, with all 80 products in it (checked before measuring), beside the data
call that it cannot do without and the heartbeat. The page makes further calls for its category, the menu and the
route, all in the process. Answers are not compressed. What lies between the data call and the page is the price of
those calls and of React.`,
    measure: measureRender,
  }),
  {
    name: 'listing-page',
    heading: 'A page of 80 products over HTTP',
    explanation: `
The built product beside a bare handler of Node's http module, each a process of its own, asked in turns for the same
page: the first of a category, with all 80 products in it. The handler renders the same markup (as many elements, its
length to a hundredth, both checked) by React's \`renderToString\`, from elements that it makes anew for each request; it
has no components, reads no data, and sends one text around it. The product reads its data for each page, and renders by
its components. It keeps markup by the data that it was rendered from, and loads a page once for all guests who ask for
it while the one before is under way: its second figure has neither, since each request asks at an address that nobody
has asked for. Answers are not compressed.`,
    measure: measureListingPage,
  },
  {
    name: 'hostile',
    heading: 'Hostile bodies',
    explanation: `
What it costs to read a body that wants to cost much: up to the call's own limit, parsed, held to the contract and
searched for card numbers, by the function that the backend reads with. The bodies are lists of empty objects, nulls,
deep lists, numbers and texts, what fits but too often, texts against patterns, many keys, one key again and again and
prototype keys, in place of two members of a valid body and of one that nobody reads; forms are of many parts, headers and
what is nearly a boundary. Each is read once; those that cost most are judged by the median of three readings beside the
median of nine of a valid body of the same size: a sample, with further samples in a field that nobody reads. Time is the
processor's, memory what was allocated, in a process whose nursery no body fills. Limits by address and session are
counted before.`,
    measure: measureHostile,
  },
  {
    name: 'page-data',
    heading: 'Data embedded for the application',
    explanation: `
What a page tells its application in JSON, so that it begins with the page that the server rendered, beside the rest of
the page's HTML; neither is compressed. These are sizes: they are the same on every machine.`,
    measure: measurePageData,
  },
  {
    name: 'interaction',
    heading: 'Typing in the search, choosing facets',
    explanation: `
Chromium with its processor slowed to a quarter (\`Emulation.setCPUThrottlingRate\`), on the built product. A shopper
types two phrases into the header's search, a letter every 120 ms, with the dropdown open and answering; and chooses
values of facets in a list of 80 products. The time is the browser's own (Event Timing): from the press to the next
picture, in steps of 8 ms, the wait for the next frame included; presses below 16 ms are not told by the browser and not
counted. The slowed browser shares the machine with the product: on a machine that others keep busy these are figures of
the others.`,
    measure: measureInteraction,
  },
  {
    name: 'largest-paint',
    heading: 'The largest paint on a phone',
    explanation: `
Chromium as a phone of 375 by 667 at double density, its processor slowed to a quarter, its network to 9 Mbit/s with
165 ms to each answer (DevTools' fast 4G), with nothing in its cache, on the built product over HTTP/1.1: the browser's
own largest-contentful-paint and layout shifts, the median of five visits to each page. The slowed browser shares the
machine with the product: on a machine that others keep busy these are figures of the others.`,
    measure: measureLargestPaint,
  },
  ratioChapter({
    name: 'gym-scene',
    heading: 'A gym in three dimensions',
    explanation: `
The gym planner's scene in Chromium, drawn by the processor (SwiftShader): a hall of 28 by 28 metres with a hundred pieces of all
24 models, beside the same hall without them, in turns. A frame counts until its last pixel can be read. When the eye moves the
shadows stay; when something changes they and the marks are made anew. A graphics card is some hundred times as fast: the
ratio says what a hundred pieces cost. While nothing changes no frame is drawn at all, and a frame of more than 60 draw calls ends
the run.`,
    measure: measureGymScene,
  }),
  {
    name: 'first-load',
    heading: firstLoadHeading,
    explanation: `
KB (1000 bytes) of script and style that a browser loads until the route is interactive, by the same function as \`npm
run check:budget\`, which fails CI above the budget. A page begins with a script of its own that loads the rest with the
shopper's first intent; what leads on to the next page (the router's 21 KB) arrives after the page is interactive. These are sizes, not ratios: they are the same on every machine.`,
    measure: async () => {
      const routes = measureFirstLoad();
      return { tables: sizeTable(routes), chart: sizeChart(firstLoadHeading, routes) };
    },
  },
  {
    name: 'first-minute',
    heading: 'The first minute',
    explanation: `
What a newcomer waits for: \`git clone\` of this commit from this machine, \`npm start\` in the clone, the home page
asked for until its last byte. First with an empty cache of npm's, then in another clone with what the first has left
in it. \`npm start\` installs what the store needs, builds both builds, makes the database and fills the demo store. MB
are of 1,048,576 bytes, as \`du -sm\` counts them. The network is this machine's, and seconds are of what else it does.`,
    measure: async () => ({ tables: await measureFirstMinute() }),
  },
];
