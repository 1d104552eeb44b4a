import { afterEach, describe, expect, it } from 'vitest';
import { type MetricsPort, openMetricsPort } from './metrics-port.ts';

let opened: MetricsPort | undefined;
afterEach(async () => {
  await opened?.close();
});

describe('metrics port', () => {
  it("serves only /metrics, in Prometheus's format", async () => {
    opened = await openMetricsPort({ host: '127.0.0.1', port: 0 });
    const origin = `http://127.0.0.1:${opened.port}`;
    const metrics = await fetch(`${origin}/metrics`);
    expect(metrics.status).toBe(200);
    expect(metrics.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect((await fetch(`${origin}/svc_session/session`)).status).toBe(404);
    expect((await fetch(`${origin}/metrics`, { method: 'POST' })).status).toBe(404);
  });

  it('explains what to do if the port is in use', async () => {
    opened = await openMetricsPort({ host: '127.0.0.1', port: 0 });
    await expect(openMetricsPort({ host: '127.0.0.1', port: opened.port })).rejects.toThrow(/IRONCART_METRICS_PORT/);
  });
});
