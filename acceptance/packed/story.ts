import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import process from 'node:process';
import { root } from '../../scripts/prepare/root.mjs';

const readyWithinMs = 120_000;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** The project's Storybook, started like `npm run storybook`. */
export interface Storybook {
  readonly addressOf: (story: string) => string;
  readonly close: () => void;
}

/**
 * @throws Error if it ends or is not ready within two minutes
 */
export const openStorybook = async (): Promise<Storybook> => {
  const port = await freePort();
  const flags = ['--ci', '--quiet', '--exact-port', '--port', String(port)];
  const child: ChildProcess = spawn('npm', ['run', 'storybook', '--', ...flags], {
    cwd: root,
    env: { ...process.env, BROWSER: 'none' },
    stdio: 'ignore',
    detached: true,
  });
  const close = (): void => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
  };
  const url = `http://localhost:${port}`;
  const deadline = Date.now() + readyWithinMs;
  while (!(await answers(`${url}/index.json`))) {
    if (Date.now() > deadline || child.exitCode !== null) {
      close();
      throw new Error('Storybook did not open in time');
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return { addressOf: (story) => `${url}/iframe.html?id=${story}&viewMode=story`, close };
};
