import { test } from 'vitest';
import { VitestTestRunner } from 'vitest/runners';

/**
 * Vitest's runner, by which a test file that cannot be loaded or collected has a test that fails. Stryker counts tests
 * alone: a mutant that breaks every import would otherwise have survived.
 */
export default class LoadingTestRunner extends VitestTestRunner {
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
}
