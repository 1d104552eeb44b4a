import { test } from 'vitest';
import { VitestTestRunner } from 'vitest/runners';

/**
 * A Vitest runner that fails the affected tests when a file cannot be loaded or collected, or a `beforeAll` fails.
 * Stryker counts tests only, and treats the tests that Vitest then skips as passed: a mutant that prevents every store
 * from opening would have survived.
 */
export default class StrictTestRunner extends VitestTestRunner {
  /** Errors of the suites' `beforeAll`. */
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

  /**
   * @throws the error of a `beforeAll` in a suite around the task
   */
  #demandPrepared(task) {
    if (this.#failures.has(task)) throw this.#failures.get(task);
    if (task !== task.file) this.#demandPrepared(task.suite ?? task.file);
  }

  onBeforeTryTask(task) {
    this.#demandPrepared(task);
    return super.onBeforeTryTask(task);
  }
}
