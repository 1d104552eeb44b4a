import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../../scripts/prepare/root.mjs';
import { run } from '../../scripts/prepare/step.mjs';

/** The protocol's reference client, and the Node that it needs. */
const versions = { '@shopify/ucp-cli': '0.9.0', node: '22.23.3' };

const folder = inRoot('node_modules', '.cache', 'ucp-client');

/** Installs the client from the registry. @returns the reason for a failure; undefined if it is installed */
export const installUcpClient = async (): Promise<string | undefined> => {
  const stamp = join(folder, JSON.stringify(versions).replaceAll(/[^\w.-]+/g, '_'));
  if (existsSync(stamp)) return undefined;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: versions }));
  const flags = [
    '--no-audit',
    '--no-fund',
    '--no-package-lock',
    '--prefer-offline',
    '--loglevel=error',
    '--fetch-retries=1',
  ];
  try {
    await run('npm', ['install', ...flags], { cwd: folder, env: process.env });
    await run(join(folder, 'node_modules/.bin/node'), ['--version'], { cwd: folder, env: process.env });
  } catch (error) {
    return `The registry does not have the client: ${error instanceof Error ? error.message.slice(0, 500) : ''}`;
  }
  writeFileSync(stamp, '');
  return undefined;
};

const installed = (...path: readonly string[]): string => join(folder, 'node_modules', ...path);

/** The client as an agent runs it: each command is a separate process. */
export interface UcpClient {
  /** Runs a command. @returns its output as JSON @throws Error with the output if it fails */
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects
  run(...args: readonly string[]): Promise<any>;
}

/** @param business the store's URL @param profileUrl the URL of the agent's profile */
export const openUcpClient = async (business: string, profileUrl: string): Promise<UcpClient> => {
  const home = mkdtempSync(join(tmpdir(), 'ironcart-agent-'));
  const command = async (args: readonly string[]) => {
    const output = await run(
      installed('.bin', 'node'),
      [installed('@shopify', 'ucp-cli', 'dist', 'bin.js'), ...args, '--format', 'json'],
      { cwd: home, env: { ...process.env, HOME: home, UCP_TEST_ALLOW_INSECURE_LOCALHOST: 'true' } },
    );
    // Hints for people may precede the JSON.
    return JSON.parse(output.slice(output.indexOf('{')));
  };
  // Without its own profile, the client uses the newest protocol release that it knows.
  const profile = ['--name', 'agent', '--version', '2026-04-08', '--profile-url', profileUrl];
  await command(['profile', 'init', ...profile]);
  return { run: (...args) => command([...args, '--business', business, '--profile', 'agent']) };
};
