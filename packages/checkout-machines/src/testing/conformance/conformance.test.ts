import { describe, expect, it } from 'vitest';
import { actionName } from './checkout-driver.ts';
import { generateConformancePaths } from './generate-paths.ts';
import { createMachineDriver } from './machine-driver.ts';
import { pathAlong } from './path-along.ts';
import { ConformanceError, conformanceTests, runPath } from './run-path.ts';

const paths = await generateConformancePaths();
const steps = paths.flatMap((path) => path.steps);

describe('paths of the conformance kit', () => {
  it('are plain data', () => {
    expect(JSON.parse(JSON.stringify(paths))).toEqual(paths);
  });

  it('have unique names', () => {
    expect(new Set(paths.map(({ name }) => name)).size).toBe(paths.length);
  });

  it('reach every page, a placed order and every card error', () => {
    const facts = [...paths.map(({ start }) => start), ...steps.map((step) => step.expect)];
    console.log(
      `${paths.length} paths, ${steps.length} steps, ${new Set(facts.map((it) => JSON.stringify(it))).size} states shown`,
    );
    expect([...new Set(facts.map(({ step }) => step))].toSorted()).toEqual([
      'challenge',
      'payment',
      'review',
      'shipping',
      'success',
    ]);
    expect(facts.some(({ isOrderPlaced }) => isOrderPlaced)).toBe(true);
    expect([...new Set(facts.flatMap(({ errors }) => errors))].toSorted()).toEqual(['payment_error', 'three_ds']);
  });

  it('enter a card only after Continue has completed, because no shopper is faster than its 150 ms', () => {
    const entered = steps.filter(({ action, expect: { step } }) => action === 'enterCard' && step !== 'payment');
    expect(entered).toEqual([]);
  });

  it('fail for a checkout that shows something else', async () => {
    const path = paths.find(({ steps: [first] }) => first && actionName(first) === 'fillAddress whole');
    if (path === undefined) throw new Error('No path begins with a whole address');
    const driver = createMachineDriver();
    const blind = { ...driver, state: async () => ({ ...(await driver.state()), canContinue: false }) };
    const failure = await runPath(blind, path).then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(ConformanceError);
    expect((failure as ConformanceError).done).toEqual(['fillAddress whole']);
  });
});

describe('conformance paths for a browser', () => {
  it('are fewer, and stay on a page after a reload', async () => {
    const fewer = await generateConformancePaths({ coverage: 'pages', reloadKeeps: 'page', maxLength: 4 });
    expect(fewer.length).toBeLessThan(paths.length / 2);
    const reloaded = fewer.flatMap((path) => path.steps.filter((step) => step.action === 'reload'));
    expect(reloaded.map((step) => step.expect.step)).toContain('payment');
  });

  it('omit facts that a page shows only after a button press', async () => {
    const [path] = paths;
    if (path === undefined) throw new Error('There is no path');
    const driver = createMachineDriver();
    const silent = { ...driver, state: async () => ({ ...(await driver.state()), canContinue: undefined }) };
    await expect(runPath(silent, path)).resolves.toBeUndefined();
  });
});

describe('custom conformance path', () => {
  it('expects the facts of the machines along it', async () => {
    const card = { action: 'enterCard', with: 'refused' } as const;
    const way = [
      { action: 'fillAddress', with: 'whole' },
      { action: 'continue' },
      card,
      { action: 'continue' },
    ] as const;
    const path = await pathAlong([...way, { action: 'place' }, { action: 'reload' }], { reloadKeeps: 'page' });
    expect(path.steps.map((step) => step.expect.step)).toEqual([
      'shipping',
      'payment',
      'payment',
      'review',
      'payment',
      'payment',
    ]);
    expect(path.steps[4]?.expect.errors).toEqual(['payment_error']);
  });
});

describe('checkout machines pass the conformance kit', () => {
  conformanceTests(paths, createMachineDriver, it);
});
