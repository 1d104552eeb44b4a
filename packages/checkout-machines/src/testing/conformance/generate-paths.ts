import {
  actionName,
  type CheckoutFacts,
  type ConformanceAction,
  type ConformancePath,
  type ConformanceStep,
  perform,
} from './checkout-driver.ts';
import { createMachineDriver, type MachineDriverOptions } from './machine-driver.ts';

const fillWhole = { action: 'fillAddress', with: 'whole' } as const;
const fillPartial = { action: 'fillAddress', with: 'partial' } as const;
const enter = (kind: 'approved' | 'challenge' | 'refused') => ({ action: 'enterCard', with: kind }) as const;

/** The actions of a shopper on each page. */
const actionsOn: Readonly<Partial<Record<CheckoutFacts['step'], readonly ConformanceAction[]>>> = {
  shipping: [fillWhole, fillPartial, { action: 'chooseOtherShipping' }, { action: 'continue' }, { action: 'reload' }],
  payment: [
    enter('approved'),
    enter('challenge'),
    enter('refused'),
    { action: 'continue' },
    { action: 'goBack' },
    { action: 'reload' },
  ],
  review: [{ action: 'place' }, { action: 'goBack' }, { action: 'reload' }],
  challenge: [
    { action: 'approveChallenge' },
    { action: 'declineChallenge' },
    { action: 'closeChallenge' },
    { action: 'reload' },
  ],
};

const isPossible = (facts: CheckoutFacts, step: ConformanceAction): boolean =>
  step.action !== 'place' || facts.canContinue;

export interface PathOptions extends MachineDriverOptions {
  /** Maximum number of actions per path. Default: 9. */
  readonly maxLength?: number;
  /**
   * The coverage of all paths together: every step with different facts ('facts', the default), or, with about half as
   * many paths, every step to another page or error ('pages').
   */
  readonly coverage?: 'facts' | 'pages';
}

interface Visited {
  readonly steps: readonly ConformanceStep[];
  readonly facts: CheckoutFacts;
}

const walk = async (steps: readonly ConformanceAction[], options: MachineDriverOptions) => {
  const driver = createMachineDriver(options);
  await driver.open();
  for (const step of steps) await perform(driver, step);
  return { facts: await driver.state(), fingerprint: driver.fingerprint() };
};

/** The visible effect of a step: its page, its action, and the displayed facts. */
const edgeOf = {
  facts: (before: CheckoutFacts, step: ConformanceStep): string =>
    JSON.stringify([before, actionName(step), step.expect]),
  pages: (before: CheckoutFacts, step: ConformanceStep): string =>
    JSON.stringify([before.step, actionName(step), step.expect.step, step.expect.errors]),
};

const lastWords = ({ expect }: ConformanceStep): string =>
  [expect.step, ...expect.errors].join(' with ') + (expect.isOrderPlaced ? ', placed' : '');

const pathOf = (start: CheckoutFacts, steps: readonly ConformanceStep[]): ConformancePath => {
  const last = steps.at(-1);
  const way = steps.slice(-3).map(actionName).join(', ');
  return { name: last === undefined ? 'opens' : `${steps.length}. ${way}: ${lastWords(last)}`, start, steps };
};

/** Removes paths whose steps are all covered by a longer one. */
const withoutRepetition = (
  paths: readonly Visited[],
  edgesOf: (path: Visited) => readonly string[],
): readonly Visited[] => {
  const taken = new Set<string>();
  const kept = new Set<Visited>();
  for (const path of paths.toReversed()) {
    const edges = edgesOf(path);
    if (edges.every((edge) => taken.has(edge))) continue;
    kept.add(path);
    for (const edge of edges) taken.add(edge);
  }
  return paths.filter((path) => kept.has(path));
};

/**
 * Generates paths through checkout from the machines: together they cover every step with different facts, on every
 * page, and each is as short as possible.
 */
export const generateConformancePaths = async ({
  maxLength = 9,
  coverage = 'facts',
  ...options
}: PathOptions = {}): Promise<readonly ConformancePath[]> => {
  const edge = edgeOf[coverage];
  const beginning = await walk([], options);
  const start = beginning.facts;
  const edgesOf = ({ steps }: Visited): readonly string[] =>
    steps.map((step, at) => edge(steps[at - 1]?.expect ?? start, step));
  const seen = new Set([beginning.fingerprint]);
  const edges = new Set<string>();
  const open: Visited[] = [{ steps: [], facts: start }];
  const teaching: Visited[] = [];
  for (const { steps, facts } of open) {
    if (steps.length === maxLength) continue;
    for (const action of (actionsOn[facts.step] ?? []).filter((each) => isPossible(facts, each))) {
      const next = await walk([...steps, action], options);
      const step: ConformanceStep = { ...action, expect: next.facts };
      const visited = { steps: [...steps, step], facts: next.facts };
      if (!edges.has(edge(facts, step))) teaching.push(visited);
      edges.add(edge(facts, step));
      if (seen.has(next.fingerprint)) continue;
      seen.add(next.fingerprint);
      open.push(visited);
    }
  }
  return withoutRepetition(teaching, edgesOf).map(({ steps }) => pathOf(start, steps));
};
