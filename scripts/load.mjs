import { readLoadArguments } from './arguments/load.mjs';
import { runOnBuild } from './prepare/run-on-build.mjs';

readLoadArguments();
await runOnBuild('lab/bench/load/run.ts');
