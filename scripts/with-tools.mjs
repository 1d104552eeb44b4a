import process from 'node:process';
import { runTool } from './prepare/run-tool.mjs';

/*
 * Runs a command that needs the development tools, installing them first if they are missing: `node
 * scripts/with-tools.mjs typedoc --options typedoc.json`.
 */

const [command, ...args] = process.argv.slice(2);
await runTool(command, args);
