import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { inRoot } from '../../scripts/prepare/root.mjs';
import { recipe } from './recipe-tools.ts';

const promtool = (...words: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync('promtool', words, {
    cwd: inRoot('docs/recipes/monitoring'),
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
};

const hasPromtool = spawnSync('promtool', ['--version']).error === undefined;
if (!hasPromtool) console.log('The alert rules are not run: there is no promtool (Debian package prometheus)');

const namesIn = (text: string) => new Set(text.match(/(?<=alert(?:name)?: )\w+/g));

describe.skipIf(!hasPromtool)('alert rules', () => {
  test('are valid, like the configuration that reads them', () => {
    const { status, output } = promtool('check', 'config', 'prometheus.yml');
    expect(status, output).toBe(0);
  });

  test('fire when they should, and not otherwise', () => {
    const { status, output } = promtool('test', 'rules', 'alerts.test.yml');
    expect(status, output).toBe(0);
  });
});

test('each alert rule has a case in which it fires, instructions, and one of two severities', () => {
  const rules = recipe('monitoring/alerts.yml');
  const cases = recipe('monitoring/alerts.test.yml');
  expect(namesIn(cases)).toEqual(namesIn(rules));
  for (const name of namesIn(rules)) {
    expect(cases, name).toMatch(new RegExp(`alertname: ${name}\\n +exp_alerts:`));
    const [, rule = ''] = rules.split(`- alert: ${name}\n`);
    expect(rule.split('- alert:')[0], name).toMatch(/severity: (?:page|ticket) [\s\S]+ action: \S/);
  }
});

test('dashboard panels do not overlap, and each has a description', () => {
  const { panels } = JSON.parse(recipe('monitoring/dashboard.json')) as {
    readonly panels: readonly {
      readonly title: string;
      readonly description: string;
      readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
    }[];
  };
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, at) => `${x + (at % w)}:${y + Math.floor(at / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
  expect(panels.filter(({ description }) => !description.endsWith('.'))).toEqual([]);
});
