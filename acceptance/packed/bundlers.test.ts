import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { adopterProject } from './project.ts';
import { asksStore, readmeExamples } from './readme-examples.ts';

it("esbuild bundles the README's checkout with the README's command, without a warning", async () => {
  const { folder, write, run } = await adopterProject();
  const [checkout] = readmeExamples(folder, '@ironcart/react-ui').filter(asksStore);
  write('esbuild/app.tsx', checkout?.code ?? '');
  const readme = readFileSync(join(folder, 'node_modules/@ironcart/react-ui/README.md'), 'utf8');
  const [, options = ''] = /^npx esbuild app\.tsx (.*)$/m.exec(readme) ?? [];
  const words = options.replace('--outdir=', '--outdir=esbuild/').split(' ');
  const output = await run('node_modules/.bin/esbuild', 'esbuild/app.tsx', ...words);
  expect(output).toContain('app.css');
  expect(output).not.toMatch(/warning/i);
});

it("view styles name every animation with the package's prefix, because a page's names are global", async () => {
  const { folder } = await adopterProject();
  const styles = readFileSync(join(folder, 'node_modules/@ironcart/react-ui/dist/styles.css'), 'utf8');
  const names = [...styles.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !name?.startsWith('ironcart-'))).toEqual([]);
});
