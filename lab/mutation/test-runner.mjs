import { test } from 'vitest';
import { VitestTestRunner } from 'vitest/runners';

/**
 * Vitest's runner, by which what fails before the tests of a file fails these tests: loading or collecting it, or a
 * `beforeAll`. Stryker counts tests alone, and takes those that Vitest skips then for tests that noticed nothing: a
 * mutant by which no store opens would have survived.
 */
export default class StrictTestRunner extends VitestTestRunner {
  /** What a suite's `beforeAll` threw. */
  #failures = new Map();

  async importFile(path, source) {
    if (source !== 'collect') return super.importFile(path, source);
    let failure;
    test('is loaded', () => {
      if (failure) throw failure;
    });
    try {
      return await super.importFile(path, source);
    } catch (error) {
      failure = error;
    }
  }

  onBeforeRunSuite(suite) {
    const hooks = StrictTestRunner.getSuiteHooks(suite);
    hooks.beforeAll = hooks.beforeAll.map((hook) => {
      const kept = async (...context) => {
        if (this.#failures.has(suite)) return;
        try {
          return await hook(...context);
        } catch (error) {
          this.#failures.set(suite, error);
        }
      };
      return Object.assign(kept, hook);
    });
    return super.onBeforeRunSuite(suite);
  }

  /** @throws what the `beforeAll` of a suite that the task is in has thrown */
  #demandPrepared(task) {
    if (this.#failures.has(task)) throw this.#failures.get(task);
    if (task !== task.file) this.#demandPrepared(task.suite ?? task.file);
  }

  onBeforeTryTask(task) {
    this.#demandPrepared(task);
    return super.onBeforeTryTask(task);
  }
}
