import process from 'node:process';
import { runTypeScript } from './prepare/run-typescript.mjs';

process.exit(await runTypeScript('lab/failover/run.ts', process.argv.slice(2)));
