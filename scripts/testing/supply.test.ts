import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../prepare/root.mjs';

/** Formats of keys and tokens of well-known providers. */
const secrets = [
  /AKIA[0-9A-Z]{16}/,
  /\bgh[pousr]_[A-Za-z0-9]{36,}/,
  /\bsk_live_[A-Za-z0-9]{20,}/,
  /\bxox[baprs]-[A-Za-z0-9-]{20,}/,
  /-----BEGIN (?:RSA |EC |OPENSSH )?PRIVATE KEY-----/,
];

/** Test keys without any access. */
const keysOfTests = new Set(['apps/backend/src/providers/payment/testing/apple-pay-certificates.ts']);

const isText = (file: string): boolean => !/\.(png|jpe?g|webp|avif|ico|woff2?|gz|zip|pdf)$/.test(file);

it('repository contains no key or token [SECURITY-32]', () => {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
  expect(files.length).toBeGreaterThan(500);
  const isSearched = (file: string): boolean =>
    file !== '' && isText(file) && !keysOfTests.has(file) && existsSync(join(root, file));
  const found = files.filter(isSearched).filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return secrets.some((secret) => secret.test(text));
  });
  expect(found).toEqual([]);
});

it('dependencies are installed from the lock file only, with a digest for each package and only from the registry [SECURITY-33]', () => {
  const installer = readFileSync(join(root, 'scripts/prepare/install.mjs'), 'utf8');
  // Before the installer adds packages, `npm ci` checks the lock file, and nothing writes to it.
  expect(installer).toContain("npm(label, 'ci', width)");
  expect(installer.indexOf("'ci', '--dry-run'")).toBeLessThan(installer.indexOf("'install', '--no-save'"));
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { link?: boolean; resolved?: string; integrity?: string; inBundle?: boolean }>;
  };
  const installed = Object.entries(lock.packages).filter(
    ([path, { link, inBundle }]) => path.includes('node_modules/') && !link && !inBundle,
  );
  expect(installed.length).toBeGreaterThan(100);
  for (const [path, { resolved, integrity }] of installed) {
    // Omitted: the lock file is independent of the machine's registry.
    expect([path, resolved ?? 'https://registry.npmjs.org/']).toEqual([
      path,
      expect.stringMatching(/^https:\/\/registry\.npmjs\.org\//),
    ]);
    expect([path, integrity]).toEqual([path, expect.stringMatching(/^sha512-/)]);
  }
});
