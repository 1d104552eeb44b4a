import { readLighthouseArguments } from './arguments/lighthouse.mjs';
import { runOnBuild } from './prepare/run-on-build.mjs';

readLighthouseArguments();
await runOnBuild('lab/bench/lighthouse/run.ts');
