import { describe, it } from 'vitest';
import { generateConformancePaths } from '../testing/conformance/generate-paths.ts';
import { createHostDriver } from '../testing/conformance/host-driver.ts';
import { conformanceTests } from '../testing/conformance/run-path.ts';

describe('checkout on the host', async () => {
  conformanceTests(await generateConformancePaths(), createHostDriver, it);
});
