import process from 'node:process';
import { readFailoverArguments } from './arguments/failover.mjs';
import { requireTools } from './prepare/require-tools.mjs';
import { runTypeScript } from './prepare/run-typescript.mjs';

readFailoverArguments();
await requireTools();
process.exit(await runTypeScript('lab/failover/run.ts', process.argv.slice(2)));
