import { readBenchArguments } from './arguments/bench.mjs';
import { runOnBuild } from './prepare/run-on-build.mjs';

readBenchArguments();
await runOnBuild('lab/bench/run.ts');
