import process from 'node:process';
import { refuseAnyArguments } from './arguments/no-arguments.mjs';
import { requireTools } from './prepare/require-tools.mjs';
import { runTypeScript } from './prepare/run-typescript.mjs';

refuseAnyArguments('npm run diagrams');
await requireTools();
process.exit(await runTypeScript('scripts/diagrams/run.ts'));
