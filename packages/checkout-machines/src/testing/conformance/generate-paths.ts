import { actionName, type CheckoutFacts, type ConformanceAction, perform } from './checkout-driver.ts';
import type { ConformancePath, ConformanceStep } from './conformance-path.ts';
import { createMachineDriver } from './machine-driver.ts';

const fillWhole = { action: 'fillAddress', with: 'whole' } as const;
const fillPartial = { action: 'fillAddress', with: 'partial' } as const;
const enter = (kind: 'approved' | 'challenge' | 'refused') => ({ action: 'enterCard', with: kind }) as const;

/** What a shopper can do on each page. */
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
  (step.action !== 'continue' && step.action !== 'place') || facts.canContinue;

interface Visited {
  readonly steps: readonly ConformanceStep[];
  readonly facts: CheckoutFacts;
}

const walk = async (steps: readonly ConformanceAction[]) => {
  const driver = createMachineDriver();
  await driver.open();
  for (const step of steps) await perform(driver, step);
  return { facts: await driver.state(), fingerprint: driver.fingerprint() };
};

/** What a step teaches that an adopter can see: where it was done, what was done, and what was shown then. */
const edgeOf = (before: CheckoutFacts, step: ConformanceStep): string =>
  JSON.stringify([before, actionName(step), step.expect]);

const lastWords = ({ expect }: ConformanceStep): string =>
  [expect.step, ...expect.errors].join(' with ') + (expect.isOrderPlaced ? ', placed' : '');

const pathOf = (start: CheckoutFacts, steps: readonly ConformanceStep[]): ConformancePath => {
  const last = steps.at(-1);
  const way = steps.slice(-3).map(actionName).join(', ');
  return { name: last === undefined ? 'opens' : `${steps.length}. ${way}: ${lastWords(last)}`, start, steps };
};

/** Leaves out each path that another one begins with. */
const withoutPrefixes = (paths: readonly Visited[]): readonly Visited[] => {
  const keys = paths.map(({ steps }) => `${steps.map(actionName).join('>')}>`);
  return paths.filter((_, at) => !keys.some((key, other) => other !== at && key.startsWith(keys[at] ?? '')));
};

export interface PathOptions {
  /** The most actions of a path. Default 9. */
  readonly maxLength?: number;
}

/**
 * Paths through checkout, found on the machines themselves: together they take every step that shows something
 * different, from every page, and each is as short as it can be.
 */
export const generateConformancePaths = async ({
  maxLength = 9,
}: PathOptions = {}): Promise<readonly ConformancePath[]> => {
  const beginning = await walk([]);
  const start = beginning.facts;
  const seen = new Set([beginning.fingerprint]);
  const edges = new Set<string>();
  const open: Visited[] = [{ steps: [], facts: start }];
  const teaching: Visited[] = [];
  for (const { steps, facts } of open) {
    if (steps.length === maxLength) continue;
    for (const action of (actionsOn[facts.step] ?? []).filter((each) => isPossible(facts, each))) {
      const next = await walk([...steps, action]);
      const step: ConformanceStep = { ...action, expect: next.facts };
      const visited = { steps: [...steps, step], facts: next.facts };
      const edge = edgeOf(facts, step);
      if (!edges.has(edge)) teaching.push(visited);
      edges.add(edge);
      if (seen.has(next.fingerprint)) continue;
      seen.add(next.fingerprint);
      open.push(visited);
    }
  }
  return withoutPrefixes(teaching).map(({ steps }) => pathOf(start, steps));
};
