import { runOnBuild } from './prepare/run-on-build.mjs';

await runOnBuild('bench/load/run.ts');
