import process from 'node:process';
import { readChaosArguments } from './arguments/chaos.mjs';
import { requireTools } from './prepare/require-tools.mjs';
import { runTypeScript } from './prepare/run-typescript.mjs';

readChaosArguments();
await requireTools();
process.exit(await runTypeScript('lab/chaos/run.ts', process.argv.slice(2)));
