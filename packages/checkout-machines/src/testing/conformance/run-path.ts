import {
  actionName,
  type CheckoutDriver,
  type CheckoutFacts,
  type ConformancePath,
  perform,
  type ShownFacts,
} from './checkout-driver.ts';

/** Thrown if a checkout displays other facts than the machines. */
export class ConformanceError extends Error {
  override readonly name = 'ConformanceError';
  /** The actions up to the first step with a difference. */
  readonly done: readonly string[];
  readonly expected: CheckoutFacts;
  readonly shown: ShownFacts;

  constructor(done: readonly string[], expected: CheckoutFacts, shown: ShownFacts) {
    super(
      `After ${done.join(', ') || 'opening'}:\n  expected ${JSON.stringify(expected)}\n  shown    ${JSON.stringify(shown)}`,
    );
    this.done = done;
    this.expected = expected;
    this.shown = shown;
  }
}

const inOrder = ({ step, errors, canContinue, isOrderPlaced }: ShownFacts): ShownFacts => ({
  step,
  errors: errors.toSorted(),
  canContinue,
  isOrderPlaced,
});

const isAsExpected = (expected: CheckoutFacts, shown: ShownFacts): boolean =>
  JSON.stringify(inOrder({ ...shown, canContinue: shown.canContinue ?? expected.canContinue })) ===
  JSON.stringify(inOrder(expected));

/**
 * Runs a path with a driver and compares the facts after every step.
 * @throws ConformanceError at the first difference
 */
export const runPath = async (driver: CheckoutDriver, path: ConformancePath): Promise<void> => {
  const done: string[] = [];
  const compare = async (expected: CheckoutFacts): Promise<void> => {
    const shown = await driver.state();
    if (!isAsExpected(expected, shown)) throw new ConformanceError(done, expected, shown);
  };
  await driver.open();
  try {
    await compare(path.start);
    for (const step of path.steps) {
      await perform(driver, step);
      done.push(actionName(step));
      await compare(step.expect);
    }
  } finally {
    await driver.close();
  }
};

/** The `test` or `it` function of a test runner: vitest, jest, node:test or Playwright. */
export type TestFunction = (name: string, run: () => Promise<void>) => unknown;

/** Defines one test for each path. @param createDriver creates the driver that runs a path */
export const conformanceTests = (
  paths: readonly ConformancePath[],
  createDriver: () => CheckoutDriver | Promise<CheckoutDriver>,
  test: TestFunction,
): void => {
  for (const path of paths) test(path.name, async () => runPath(await createDriver(), path));
};
