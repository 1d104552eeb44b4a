import process from 'node:process';
import { checkBrowserTestArguments } from './arguments/browser-tests.mjs';
import { runTool } from './prepare/run-tool.mjs';

/*
 * Runs tests in Chromium with Playwright: `node scripts/browser-tests.mjs journeys`, whose configuration is in `e2e`, or
 * `matrix`, `screens` and `conformance`, in the folder of `e2e` with that name.
 */

const [name, ...args] = process.argv.slice(2);
const config = checkBrowserTestArguments(name, args);
const playwright = 'node_modules/@playwright/test/cli.js';
await runTool('node', ['--conditions=@ironcart/source', playwright, 'test', '--config', config, ...args]);
