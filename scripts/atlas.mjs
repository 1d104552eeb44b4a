import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { chooseNames } from './arguments/choose.mjs';
import { requireTools } from './prepare/require-tools.mjs';

const vitest = 'node_modules/vitest/vitest.mjs';
const stories = ['run', '--project', 'stories', 'StateAtlas'];

/**
 * Runs axe on the state atlas (a story for every reachable state) at each width. Continuous integration and `npm run
 * atlas -- phone` run a single width.
 */
const widths = ['phone', 'tablet', 'desktop'];
const wanted = chooseNames('npm run atlas -- [WIDTH ...]', 'width', widths);
await requireTools();
for (const width of wanted.length === 0 ? widths : widths.filter((name) => wanted.includes(name))) {
  console.log(`\nState atlas, ${width}`);
  const env = { ...process.env, STORYBOOK_WIDTH: width };
  const { status } = spawnSync(process.execPath, [vitest, ...stories], { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}
