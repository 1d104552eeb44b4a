import { rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { nextJsProject, type Project } from './project.ts';
import { type ServedCommand, serveCommand } from './serve-command.ts';

/** A server component as page: it calls pure functions of the packages and renders views. */
const page = `
import { formatMoney, money } from '@ironcart/core/money';
import { BuyPanel, Checkbox, productCount, UiProvider } from '@ironcart/react-ui';

export default function Page() {
  return (
    <UiProvider siteName="Halden" currency="USD" locale="en_US">
      <p id="server">{formatMoney(money(34_500), 'USD', 'en_US')} and {productCount(2)}</p>
      <BuyPanel
        name="Olympic bar 20 kg"
        price={{ amount: money(34_500) }}
        stock={{ code: 'inStock' }}
        target={{ action: '/cart', fields: { productId: 1001 } }}
      />
      <Checkbox name="agree" label="I agree" />
    </UiProvider>
  );
}`;

const layout = `
import '@ironcart/react-ui/theme.css';
import '@ironcart/react-ui/styles.css';
import type { ReactNode } from 'react';

export default function Layout({ children }: { children: ReactNode }) {
  return <html lang="en"><body>{children}</body></html>;
}`;

const isWhole = process.env.ACCEPTANCE === 'all';

describe.runIf(isWhole)('published packages in Next.js with the app router', () => {
  let project: Project;
  let server: ServedCommand;
  let browser: Browser;

  beforeAll(async () => {
    project = await nextJsProject();
    rmSync(join(project.folder, '.next'), { recursive: true, force: true });
    project.write('app/page.tsx', page);
    project.write('app/layout.tsx', layout);
    await project.run('node', 'node_modules/next/dist/bin/next', 'build');
    server = await serveCommand(project.folder, 'node_modules/next/dist/bin/next', 'start', '--port', '0');
    browser = await openBrowser();
  }, 600_000);

  afterAll(async () => {
    server?.close();
    await browser?.close();
  });

  it('render views in a server component, without scripts', async () => {
    const html = await (await fetch(server.url)).text();
    expect(html).toContain('Olympic bar 20 kg');
    expect(html).toMatch(/\$345\.00.*2 products/s);
    expect(html).toMatch(/class="ironcart-BuyPanel-panel/);
  });

  it('style and hydrate them in the browser without an error', async () => {
    const opened = await browser.newPage();
    const errors: string[] = [];
    opened.on('pageerror', ({ message }) => errors.push(message));
    opened.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await opened.goto(server.url);
    await opened.getByLabel('I agree').check();
    const font = await opened.locator('.ironcart-BuyPanel-panel h1').evaluate((it) => getComputedStyle(it).fontFamily);
    expect(font).toContain('Archivo Variable');
    expect(errors.filter((error) => !error.includes('404'))).toEqual([]);
  });
});
