import process from 'node:process';
import { checkStorybookArguments } from './arguments/storybook.mjs';
import { runTool } from './prepare/run-tool.mjs';

/* Serves every view in all its states. */

checkStorybookArguments();
const fixed = ['dev', '--port', '6006', '--config-dir', 'packages/react-ui/.storybook'];
await runTool('storybook', [...fixed, ...process.argv.slice(2)]);
