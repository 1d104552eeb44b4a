import { runOnBuild } from './prepare/run-on-build.mjs';

await runOnBuild('bench/lighthouse/run.ts');
