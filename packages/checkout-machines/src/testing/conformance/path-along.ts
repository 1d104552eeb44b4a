import {
  actionName,
  type ConformanceAction,
  type ConformancePath,
  type ConformanceStep,
  perform,
} from './checkout-driver.ts';
import { createMachineDriver, type MachineDriverOptions } from './machine-driver.ts';

/**
 * Creates a path from your own actions, with the facts that the machines display. In a browser, one long path takes
 * less time than the many short ones of `generateConformancePaths`.
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
