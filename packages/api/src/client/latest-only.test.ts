import { describe, expect, it } from 'vitest';
import { createFakeWire, json, refusal } from '../testing/fake-wire.ts';
import { wireSampleList } from '../testing/wire-samples.ts';
import { latestOnly } from './latest-only.ts';

const superseded = { ok: false, issues: [{ code: 'superseded' }] };

const never = () => new Promise<Response>(() => undefined);

describe('superseded request', () => {
  it('is aborted and reported as superseded, and the newer one gets its response', async () => {
    const { client, sent } = createFakeWire(({ path }) => (path.endsWith('old') ? never() : json(wireSampleList)));
    const read = latestOnly(client.lists.get);
    const old = read('old');
    await new Promise((resolve) => setTimeout(resolve, 5));
    const newer = read('new');
    expect(await old).toEqual(superseded);
    expect(sent[0]?.signal.aborted).toBe(true);
    expect(await newer).toMatchObject({ ok: true, value: { _id: wireSampleList._id } });
  });

  it('is superseded even if its response or failure still arrives', async () => {
    const endings: (() => void)[] = [];
    const ask = latestOnly(
      (text: string) =>
        new Promise<string>((resolve, reject) => {
          endings.push(() => (text === 'broken' ? reject(new Error('down')) : resolve(text)));
        }),
    );
    const outcomes = [ask('first'), ask('broken'), ask('last')];
    for (const end of endings) end();
    expect(await Promise.all(outcomes)).toEqual([superseded, superseded, { ok: true, value: 'last' }]);
  });
});

describe('latest request', () => {
  it('fails like a single request', async () => {
    const { client } = createFakeWire(() => refusal(404, 'not_found'));
    await expect(latestOnly(client.lists.get)('list-1')).rejects.toMatchObject({ code: 'not_found' });
  });

  it("rejects with the caller's reason after an abort", async () => {
    const { client } = createFakeWire(never);
    const leaving = new AbortController();
    const outcome = latestOnly(client.lists.get)('list-1', { signal: leaving.signal });
    leaving.abort(new Error('left the page'));
    await expect(outcome).rejects.toThrow('left the page');
  });
});
