import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { TestStore } from '../../testing/test-store.ts';
import { anyStep, type BrowserName, type Step } from './operation.ts';
import type { RealShop } from './real-shop.ts';
import { apply, isPossible, type Outcome, type ShopModel, sessionLifetimeMs } from './shop-model.ts';
import { expectedView } from './shop-view.ts';

/** fast-check's models are mutable. */
export interface ModelBox {
  current: ShopModel;
}

type Command = fc.AsyncCommand<ModelBox, RealShop>;

/** Each command has its own time, so that results ordered by time are deterministic. */
const tickMs = 1_000;

const browserNames: readonly BrowserName[] = ['laptop', 'phone'];

const expectedViews = (model: ShopModel) => browserNames.map((name) => expectedView(model, name));

const shownViews = (shop: RealShop) => Promise.all(browserNames.map((name) => shop.view(name)));

const pass = (store: TestStore, box: ModelBox, durationMs: number): void => {
  store.passTime(durationMs);
  box.current = { ...box.current, nowMs: store.now().getTime() };
};

/** One browser performs an operation: its response and the state it then sees match the model. */
const doing = (store: TestStore, step: Step): Command => ({
  check: ({ current }) => isPossible(current, step),
  run: async (box, shop) => {
    pass(store, box, tickMs);
    const [next, outcome] = apply(box.current, step);
    expect(await shop.perform(step)).toBe(outcome);
    box.current = next;
    expect(await shop.view(step.browser)).toEqual(expectedView(next, step.browser));
  },
  toString: () => JSON.stringify(step),
});

/** Lists created at the same time have no defined order, and names are unique. */
const areTooAlike = (first: Step, second: Step): boolean => {
  if (first.operation.kind !== second.operation.kind) return false;
  return first.operation.kind === 'createList' || first.operation.kind === 'addAddress';
};

/** Both browsers act concurrently: the result matches one of the two sequential orders. */
const doingAtOnce = (store: TestStore, first: Step, second: Step): Command => ({
  check: ({ current }) => isPossible(current, first) && isPossible(current, second) && !areTooAlike(first, second),
  run: async (box, shop) => {
    pass(store, box, tickMs);
    const inOrder = (steps: readonly [Step, Step]) => {
      const [between, one] = apply(box.current, steps[0]);
      const [after, other] = apply(between, steps[1]);
      return { after, one, other };
    };
    const forwards = inOrder([first, second]);
    const backwards = inOrder([second, first]);
    const candidates: readonly { readonly after: ShopModel; readonly outcomes: readonly Outcome[] }[] = [
      { after: forwards.after, outcomes: [forwards.one, forwards.other] },
      { after: backwards.after, outcomes: [backwards.other, backwards.one] },
    ];
    const outcomes = await Promise.all([shop.perform(first), shop.perform(second)]);
    const seen = { outcomes, views: await shownViews(shop) };
    const explained = candidates.find((candidate) => {
      const expected = { outcomes: candidate.outcomes, views: expectedViews(candidate.after) };
      return JSON.stringify(expected) === JSON.stringify(seen);
    });
    expect(explained ? seen : candidates.map((c) => ({ outcomes: c.outcomes, views: expectedViews(c.after) }))).toEqual(
      seen,
    );
    box.current = explained?.after ?? box.current;
  },
  toString: () => `at once: ${JSON.stringify([first, second])}`,
});

/** Time passes, so that sessions may expire. */
const waiting = (store: TestStore, durationMs: number): Command => ({
  check: () => true,
  run: async (box, shop) => {
    pass(store, box, durationMs);
    expect(await shownViews(shop)).toEqual(expectedViews(box.current));
  },
  toString: () => `waiting ${durationMs} ms`,
});

/** Compares the state that both browsers see at the end. */
export const looking: Command = {
  check: () => true,
  run: async ({ current }, shop) => {
    expect(await shownViews(shop)).toEqual(expectedViews(current));
  },
  toString: () => 'looking',
};

const oneAfterTheOther = (store: TestStore) => anyStep.map((step) => doing(store, step));

const atOnce = (store: TestStore) =>
  fc
    .tuple(anyStep, anyStep)
    .map(([first, second]) => doingAtOnce(store, { ...first, browser: 'laptop' }, { ...second, browser: 'phone' }));

/** The start of a run: a customer in one browser and a guest in the other, each with a wishlist. */
export const opening = (store: TestStore): readonly Command[] =>
  (
    [
      { browser: 'laptop', operation: { kind: 'logIn' } },
      { browser: 'laptop', operation: { kind: 'createList', list: 'A', type: 'wishlist' } },
      { browser: 'laptop', operation: { kind: 'addItem', list: 'A', choice: 'strap', qty: 2 } },
      { browser: 'phone', operation: { kind: 'createList', list: 'B', type: 'wishlist' } },
      { browser: 'phone', operation: { kind: 'addItem', list: 'B', choice: 'strap', qty: 3 } },
    ] satisfies Step[]
  ).map((step) => doing(store, step));

/** Operations of two browsers: sequential, concurrent, and after a pause. */
export const anyCommand = (store: TestStore): fc.Arbitrary<Command>[] => [
  ...Array.from({ length: 6 }, () => oneAfterTheOther(store)),
  ...Array.from({ length: 3 }, () => atOnce(store)),
  fc.constantFrom(sessionLifetimeMs / 2, sessionLifetimeMs).map((durationMs) => waiting(store, durationMs)),
];
