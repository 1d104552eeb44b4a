import process from 'node:process';
import { inRoot } from './prepare/root.mjs';
import { runTypeScript } from './prepare/run-typescript.mjs';

process.exit(await runTypeScript(inRoot('lab/explore/run.ts'), process.argv.slice(2)));
