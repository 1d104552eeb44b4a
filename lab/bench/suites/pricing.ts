import { prepareCart, quoteCart } from '@ironcart/pricing';
import type { Figures } from '../chapter.ts';
import { comparisonsOf, costTable } from '../figures/cost-table.ts';
import { type Goal, goalTable } from '../figures/goal-table.ts';
import { ratioChart } from '../figures/ratio-chart.ts';
import { growthExponent } from '../measure/growth.ts';
import { heapOf } from '../measure/heap.ts';
import { importBuilt } from '../measure/import-built.ts';
import { type Timings, takeTurns, timesOf, undisturbed } from '../measure/take-turns.ts';
import { exactTotalOf } from '../orders/by-integers.ts';
import { createOrderCase, type OrderCase } from '../orders/order-case.ts';
import type { PreparedOrder, Way } from '../orders/way.ts';
import { loadPeers } from '../peers/peers.ts';

const sizes = [1, 10, 20, 100, 1_000, 10_000];

/** The sizes from which a way's growth is computed. */
const growthSizes = [100, 1_000, 10_000];

/** Vendure's calculator has quadratic cost: an order of 10,000 lines takes a minute. */
const largestSizeOf = (way: Way): number => (way.name.startsWith('Vendure') ? 1_000 : 10_000);

/**
 * A separate copy of the code for each way, as an embedder of that way has it: V8 would compile shared functions for
 * all uses at once.
 */
const importWays = () => importBuilt<typeof import('../orders/built.ts')>('lab/bench/orders/built.ts');

/**
 * @throws Error if a total deviates by more than the way's rounding tolerance
 */
const assertTotal = async (way: Way, prepared: PreparedOrder, orderCase: OrderCase): Promise<void> => {
  prepared.refill?.(1);
  const total = await prepared.price();
  const exactTotal = exactTotalOf(orderCase);
  if (!(Math.abs(total - exactTotal) <= way.tolerance(orderCase))) {
    throw new Error(`${way.name}: ${total} instead of ${exactTotal} at ${orderCase.lines.length} lines.`);
  }
};

const measureSize = async (ways: readonly Way[], size: number): Promise<ReadonlyMap<Way, Timings>> => {
  const orderCase = createOrderCase(size);
  const measured = ways.filter((way) => size <= largestSizeOf(way));
  const prepared = measured.map((way) => way.prepare(orderCase));
  for (const [index, way] of measured.entries()) {
    const order = prepared[index];
    if (order) await assertTotal(way, order, orderCase);
  }
  const timings = await takeTurns(prepared.map(({ refill, price }) => ({ refill, run: price })));
  return new Map(measured.map((way, index) => [way, timings[index] ?? []]));
};

/** The cart whose heap is measured: large enough to make a quote's fixed size negligible. */
const heapLines = 10_000;

/** Bytes of heap per line: a prepared cart, its quote, and the quote after its lines were read. */
const heapTable = (): string => {
  const { contents, terms } = createOrderCase(heapLines);
  const cart = prepareCart(contents);
  const request = { ...terms, cart };
  const perLine = (make: () => unknown): string => `${Math.round(heapOf(make) / heapLines)} B`;
  const withLines = () => {
    const quote = quoteCart(request);
    if (quote.lines.length !== heapLines) throw new Error('The cart of the comparison has lost lines.');
    return quote;
  };
  return [
    '| heap for each line | |',
    '|---|---|',
    `| prepareCart | ${perLine(() => prepareCart(contents))} |`,
    `| quoteCart of a prepared cart | ${perLine(() => quoteCart(request))} |`,
    `| the same, with every line read | ${perLine(withLines)} |`,
  ].join('\n');
};

const linesOf = (size: number): string => `${size.toLocaleString('en-US')} ${size === 1 ? 'line' : 'lines'}`;

/** Prices orders of 1 to 10,000 lines in every way, compared with a plain integer loop. */
export const measurePricing = async (): Promise<Figures> => {
  const { byIntegers } = await importWays();
  const { byDecimals } = await importWays();
  const { byPreparedCart } = (await importWays()).ironcartWays;
  const { byTaxOrder } = (await importWays()).ironcartWays;
  const { byEntities } = (await importWays()).ironcartWays;
  const { byLines } = (await importWays()).ironcartWays;
  const { byTrace } = (await importWays()).ironcartWays;
  const peers = await loadPeers();
  const ways: readonly Way[] = [
    byIntegers,
    byPreparedCart,
    byTaxOrder,
    byEntities,
    byLines,
    byTrace,
    byDecimals,
    ...peers,
  ];

  const bySize = new Map<number, ReadonlyMap<Way, Timings>>();
  for (const size of sizes) bySize.set(size, await measureSize(ways, size));

  const timingsOf = (way: Way, size: number): Timings | undefined => bySize.get(size)?.get(way);
  const timesAt = (way: Way, base: Way, size: number): number =>
    timesOf(timingsOf(way, size) ?? [], timingsOf(base, size) ?? []);
  const growthOf = (way: Way): number =>
    growthExponent(
      growthSizes
        .filter((size) => timingsOf(way, size))
        .map((size) => ({ size, time: undisturbed(timingsOf(way, size) ?? []) })),
    );

  const table = {
    title: 'Times the cost of the plain loop, by lines',
    columns: sizes.map((size) => size.toLocaleString('en-US')),
    rows: ways.map((way) => ({
      name: way.name,
      isOurs: way.isOurs,
      costs: sizes.map((size) => (timingsOf(way, size) ? timesAt(way, byIntegers, size) : undefined)),
      notes: [growthOf(way).toFixed(2)],
    })),
    noteColumns: ['growth'],
  };
  const goals: readonly Goal[] = [
    ...sizes.map((size) => ({
      name: `quoteCart of a prepared cart of ${linesOf(size)}, compared with the loop`,
      most: 4,
      reached: timesAt(byPreparedCart, byIntegers, size),
      unit: '×',
    })),
    ...sizes.map((size) => ({
      name: `quoteCart from entities of ${linesOf(size)}, compared with the loop`,
      most: 8,
      reached: timesAt(byEntities, byIntegers, size),
      unit: '×',
    })),
    ...[byPreparedCart, byEntities].map((way) => ({
      name: `The growth exponent of ${way.name}, from 100 to 10,000 lines`,
      most: 1.05,
      reached: growthOf(way),
      unit: '',
    })),
    ...sizes.map((size) => ({
      name: `The trace of ${linesOf(size)}, compared with the quote with its lines and the order's totals, which it explains`,
      most: 3,
      reached: timesAt(byTrace, byLines, size),
      unit: '×',
    })),
  ];
  const absent = peers.length > 0 ? '' : '**The peers are not installed: they are left out of this run.**\n\n';
  const basePerSecond = sizes.map((size) => 1e9 / undisturbed(timingsOf(byIntegers, size) ?? []));
  const panels = comparisonsOf(table, 'orders', basePerSecond).map(({ title, ...rest }) => ({
    ...rest,
    title: `${title} ${title === '1' ? 'line' : 'lines'}`,
  }));
  return {
    tables: `${absent}${goalTable(goals)}\n\n${costTable(table)}\n\n${heapTable()}`,
    chart: ratioChart('Pricing an order', panels),
  };
};
