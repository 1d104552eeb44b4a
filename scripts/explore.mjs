import process from 'node:process';
import { readExploreArguments } from './arguments/explore.mjs';
import { requireTools } from './prepare/require-tools.mjs';
import { runTypeScript } from './prepare/run-typescript.mjs';

readExploreArguments();
await requireTools();
process.exit(await runTypeScript('lab/explore/run.ts', process.argv.slice(2)));
