import { describe, it } from 'vitest';
import { generateConformancePaths } from '../testing/conformance/generate-paths.ts';
import { createHostDriver } from '../testing/conformance/host-driver.ts';
import { conformanceTests } from '../testing/conformance/run-path.ts';

describe('hosted checkout passes the conformance kit', async () => {
  conformanceTests(await generateConformancePaths(), createHostDriver, it);
});
