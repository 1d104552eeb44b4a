import { actionName, type ConformanceAction, perform } from './checkout-driver.ts';
import type { ConformancePath, ConformanceStep } from './conformance-path.ts';
import { createMachineDriver, type MachineDriverOptions } from './machine-driver.ts';

/**
 * A path of an adopter's own choice: what the machines show along it. One long way costs a browser less than the many
 * short ones that `generateConformancePaths` finds.
 */
export const pathAlong = async (
  actions: readonly ConformanceAction[],
  options: MachineDriverOptions = {},
): Promise<ConformancePath> => {
  const driver = createMachineDriver(options);
  await driver.open();
  const start = await driver.state();
  const steps: ConformanceStep[] = [];
  for (const action of actions) {
    await perform(driver, action);
    steps.push({ ...action, expect: await driver.state() });
  }
  return { name: actions.map(actionName).join(', '), start, steps };
};
