import { createClient } from '@ironcart/api/client';
import { siteByCode } from '@ironcart/core/site';
import { describe, expect, it } from 'vitest';
import { reportForeignHost } from './report-foreign-host.ts';

const report = async (host: string, address: string | undefined, status = 200) => {
  const sent: unknown[] = [];
  const client = createClient({
    baseUrl: 'https://shop.example',
    site: siteByCode('USA'),
    fetch: async (request) => {
      sent.push([new URL(request.url).pathname, await request.json()]);
      return Response.json({ success: true }, { status });
    },
  });
  await reportForeignHost(client, { host, address });
  return sent;
};

describe('host of an open page', () => {
  it('is reported once if it is not the canonical one [S7-calls-site-11]', async () => {
    expect(await report('copy.example', 'https://shop.example/barbells')).toEqual([
      ['/svc_ssr/hostmatch', { h: 'copy.example', b: 'https://shop.example' }],
    ]);
  });

  it('is not reported if it is the canonical one, or without a canonical URL [S7-calls-site-11]', async () => {
    expect(await report('shop.example', 'https://shop.example/barbells')).toEqual([]);
    expect(await report('copy.example', undefined)).toEqual([]);
  });

  it('is ignored if the report fails', async () => {
    expect(await report('copy.example', 'https://shop.example/barbells', 403)).toHaveLength(1);
  });
});
