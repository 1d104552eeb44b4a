import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inRoot } from '../../scripts/prepare/root.mjs';
import { startArguments } from '../../scripts/prepare/start-arguments.mjs';
import { type KubernetesObject, openRecipeTools, recipe } from './recipe-tools.ts';

let tools: Awaited<ReturnType<typeof openRecipeTools>>;
const folder = mkdtempSync(join(tmpdir(), 'ironcart-recipes-'));

beforeAll(async () => {
  tools = await openRecipeTools();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The flags of `npm start`, without its script. */
const nodeFlags = startArguments.slice(0, -1);

test('every setting in a deployment recipe is listed in docs/configuration.md', () => {
  const known = readFileSync(inRoot('docs/configuration.md'), 'utf8');
  const files = readdirSync(inRoot('docs/recipes'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.\w+$/.test(path),
  );
  const named = files.flatMap((path) => recipe(path).match(/IRONCART_[A-Z_]+/g) ?? []);
  expect(named.length).toBeGreaterThan(8);
  expect([...new Set(named)].filter((name) => !known.includes(`\`${name}\``))).toEqual([]);
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).error === undefined;
if (!hasSystemd) console.log('The systemd unit is not verified: there is no systemd-analyze');

describe.skipIf(!hasSystemd)('systemd unit', () => {
  const unit = join(folder, 'ironcart@3000.service');
  const analyze = (...words: readonly string[]) => {
    writeFileSync(unit, recipe('systemd/ironcart@.service').replace('/usr/bin/node', process.execPath));
    const { status, stdout, stderr } = spawnSync('systemd-analyze', [...words, unit], { encoding: 'utf8' });
    return { status, output: stdout + stderr };
  };

  test('has no error found by systemd-analyze verify', () => {
    expect(analyze('verify')).toEqual({ status: 0, output: '' });
  });

  test('is hardened: systemd rates its exposure at 2.0 of 10 or less', () => {
    const { status, output } = analyze('security', '--offline=true', '--threshold=20');
    expect(status, output).toBe(0);
  });

  test('starts the store like npm start', () => {
    expect(recipe('systemd/ironcart@.service')).toContain(`/node ${nodeFlags.join(' ')} store.mjs\n`);
  });
});

describe('Containerfile', () => {
  const text = recipe('container/Containerfile');
  const lastStage = text.slice(text.lastIndexOf('\nFROM '));

  test('has no error found by the linter', () => {
    expect(tools.lintContainerfile(text)).toEqual([]);
  });

  test('builds in one stage, and runs only the production folder, without root, in another', () => {
    expect(text.match(/^FROM .+/gm)).toEqual(['FROM node:20-bookworm-slim AS build', 'FROM node:20-bookworm-slim']);
    expect(lastStage.match(/^COPY .+/gm)).toEqual(['COPY --from=build /release /opt/ironcart']);
    expect(lastStage).toMatch(/^USER 1000:1000$/m);
    expect(lastStage).toContain('STOPSIGNAL SIGTERM');
    const command = JSON.parse(/^ENTRYPOINT (.+)$/m.exec(lastStage)?.[1] ?? '[]');
    expect(command).toEqual(['node', ...nodeFlags, 'store.mjs']);
  });

  test('excludes from the build everything that may contain data or secrets', () => {
    const ignored = recipe('container/containerignore').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.git', '.ironcart', 'ironcart.config.json', '**/node_modules']));
  });
});

test('the Compose file runs the store without write access, privileges or a public port', () => {
  const [compose] = tools.documentsIn(recipe('container/compose.yaml'));
  expect(compose).toMatchObject({
    services: {
      store: {
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        ports: ['127.0.0.1:3000:3000'],
        depends_on: { database: { condition: 'service_healthy' } },
        stop_grace_period: '40s',
      },
    },
  });
});

describe('Kubernetes manifests', () => {
  const objects = () => tools.documentsIn(recipe('kubernetes/store.yaml')) as readonly KubernetesObject[];
  const the = (kind: string) => objects().find((object) => object.kind === kind);

  test('match the published schemas', () => {
    expect(objects().map(({ kind }) => kind)).toEqual([
      'ConfigMap',
      'Deployment',
      'Service',
      'PodDisruptionBudget',
      'HorizontalPodAutoscaler',
    ]);
    for (const object of objects()) expect(() => tools.checkKubernetes(object), object.kind).not.toThrow();
  });

  test('select the same pods, keep one during a disruption, and scale from two', () => {
    const labels = { app: 'ironcart' };
    expect(the('Deployment')).toMatchObject({
      spec: { selector: { matchLabels: labels }, template: { metadata: { labels } } },
    });
    expect(the('Service')).toMatchObject({ spec: { selector: labels } });
    expect(the('PodDisruptionBudget')).toMatchObject({ spec: { minAvailable: 1, selector: { matchLabels: labels } } });
    expect(the('HorizontalPodAutoscaler')).toMatchObject({
      spec: { scaleTargetRef: { kind: 'Deployment', name: 'ironcart' }, minReplicas: 2 },
    });
  });

  test('drain for longer than a failing readiness probe takes, and end before the pod is killed', () => {
    const { data } = the('ConfigMap') as unknown as { data: Readonly<Record<string, string>> };
    const deployment = the('Deployment') as unknown as {
      spec: {
        template: {
          spec: {
            terminationGracePeriodSeconds: number;
            containers: readonly [{ readinessProbe: Readonly<Record<string, number | { path: string }>> }];
          };
        };
      };
    };
    const { terminationGracePeriodSeconds: graceS, containers } = deployment.spec.template.spec;
    const { periodSeconds, failureThreshold, httpGet } = containers[0].readinessProbe;
    const drainS = Number(data.IRONCART_DRAIN_MS) / 1_000;
    const shutdownS = 10;
    expect(httpGet).toMatchObject({ path: '/readyz' });
    expect(drainS).toBeGreaterThan(Number(periodSeconds) * Number(failureThreshold));
    expect(graceS).toBeGreaterThan(drainS + shutdownS);
  });
});
