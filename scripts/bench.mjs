import { runOnBuild } from './prepare/run-on-build.mjs';

await runOnBuild('lab/bench/run.ts');
