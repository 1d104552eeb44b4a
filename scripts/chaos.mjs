import process from 'node:process';
import { installDependencies } from './prepare/install.mjs';
import { requireNodeVersion } from './prepare/node-version.mjs';
import { runTypeScript } from './prepare/run-typescript.mjs';

requireNodeVersion();
await installDependencies();
process.exit(await runTypeScript('scripts/chaos/run.ts', process.argv.slice(2)));
