import { readOptions } from '../prepare/read-options.mjs';

const usage =
  'Usage: npm run storybook -- [--port 6006] [--exact-port] [--host NAME] [--ci] [--no-open] [--quiet] [--smoke-test]';

const flags = ['exact-port', 'ci', 'no-open', 'quiet', 'smoke-test'];

/** Refuses a command line of `npm run storybook` that Storybook does not know. */
export const checkStorybookArguments = () => {
  readOptions(usage, {
    options: {
      port: { type: 'string', short: 'p' },
      host: { type: 'string', short: 'h' },
      ...Object.fromEntries(flags.map((name) => [name, { type: 'boolean' }])),
    },
  });
};
