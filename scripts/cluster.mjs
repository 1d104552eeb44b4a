import process from 'node:process';
import { readClusterArguments } from './arguments/cluster.mjs';
import { requireTools } from './prepare/require-tools.mjs';
import { runTypeScript } from './prepare/run-typescript.mjs';

readClusterArguments();
await requireTools();
process.exit(await runTypeScript('scripts/cluster/run.ts', process.argv.slice(2)));
