import { flagDefaults } from '@ironcart/core/flags';
import { describe, expect, it, vi } from 'vitest';
import { createFakeWire, json, refusal } from '../testing/fake-wire.ts';
import type { FlagEvent } from './services/flags.ts';

const MINUTE_MS = 60_000;
const config = (flags: Readonly<Record<string, boolean | number>>, version = 1) => ({ version, flags });

describe('flags', () => {
  it('are fetched for the site and the country, by key [S7-integ-09]', async () => {
    const { client, calls } = createFakeWire(() =>
      json(config({ ip_popup: true, invitational_year: 2027, later: true })),
    );
    expect(await client.flags.get({ country: 'DE', customerId: 'customer-1' })).toEqual({
      ...flagDefaults,
      ip_popup: true,
      invitational_year: 2027,
    });
    expect(calls()).toEqual(['GET /svc_flag/config?site=USA&country=DE']);
  });

  it('are used immediately and refetched in the background after a minute [S9-flags-01]', async () => {
    const { client, sent, clock } = createFakeWire((_, index) => json(config({ pip: index > 0 })));
    await Promise.all([client.flags.get(), client.flags.get()]);
    clock.now += MINUTE_MS - 1;
    expect((await client.flags.get()).pip).toBe(false);
    expect(sent).toHaveLength(1);
    clock.now += 1;
    expect((await client.flags.get()).pip).toBe(false);
    await vi.waitFor(async () => expect((await client.flags.get()).pip).toBe(true));
    expect(sent).toHaveLength(2);
  });

  it('are fetched before use after four hours [S9-flags-02]', async () => {
    const { client, clock } = createFakeWire((_, index) => json(config({ pip: index > 0 })));
    await client.flags.get();
    clock.now += 240 * MINUTE_MS;
    expect((await client.flags.get()).pip).toBe(true);
  });

  it('are cached for ten subjects; the least recently used is evicted [S9-flags-03]', async () => {
    const { client, sent } = createFakeWire(() => json(config({})));
    const ask = (customer: number) => client.flags.get({ customerId: `customer-${customer}` });
    for (let customer = 1; customer <= 10; customer += 1) await ask(customer);
    await ask(1);
    await ask(11);
    expect(sent).toHaveLength(11);
    await ask(1);
    expect(sent).toHaveLength(11);
    await ask(2);
    expect(sent).toHaveLength(12);
  });

  it('have their default values, with a warning, if they are not available', async () => {
    const warnings: string[] = [];
    const { client, sent } = createFakeWire(() => refusal(500, 'internal_error'), {
      warn: (message) => void warnings.push(message),
    });
    expect(await client.flags.get()).toEqual(flagDefaults);
    expect(warnings).toEqual(['The flags could not be loaded']);
    await client.flags.get();
    expect(sent).toHaveLength(2);
  });
});

/** A stream that a test writes, in pieces that may fall anywhere. */
const writtenStream = (signal: AbortSignal) => {
  let controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (own) => {
      controller = own;
      signal.addEventListener('abort', () => own.error(signal.reason));
    },
  });
  const write = (text: string) => controller?.enqueue(new Uint8Array(new TextEncoder().encode(text)));
  return {
    response: new Response(body, { headers: { 'Content-Type': 'text/event-stream' } }),
    write,
    tell: (version: number, flags: Readonly<Record<string, boolean>>) => {
      const text = `: hello\r\nevent: flags\nid: ${version}\ndata: ${JSON.stringify({ version, flags })}\n\n`;
      for (const piece of text.match(/.{1,7}/gs) ?? []) write(piece);
    },
    break: () => controller?.error(new Error('cut')),
  };
};

const watched = () => {
  const streams: ReturnType<typeof writtenStream>[] = [];
  const events: FlagEvent[] = [];
  const wire = createFakeWire(({ path, signal }) => {
    if (path.startsWith('/svc_flag/config')) return json(config({}));
    const stream = writtenStream(signal);
    streams.push(stream);
    return stream.response;
  });
  const watch = wire.client.flags.watch({ country: 'DE' }, (event) => void events.push(event));
  const opened = (count: number) => vi.waitFor(() => expect(streams).toHaveLength(count));
  return { ...wire, watch, events, streams, opened };
};

describe('flag stream', () => {
  it('delivers changes, which take effect immediately [S7-integ-09]', async () => {
    const { client, watch, events, streams, opened, calls } = watched();
    await opened(1);
    expect(calls()).toEqual(['GET /svc_flag/stream?site=USA&country=DE']);
    streams[0]?.tell(7, { pip: true });
    await vi.waitFor(() => expect(events).toMatchObject([{ kind: 'changed', flags: { pip: true } }]));
    expect((await client.flags.get({ country: 'DE' })).pip).toBe(true);
    expect(calls()).toHaveLength(1);
    watch.close();
  });

  it('is reopened after it breaks, continuing after its last event', async () => {
    const { watch, events, streams, opened, sent } = watched();
    await opened(1);
    streams[0]?.tell(7, { pip: true });
    await vi.waitFor(() => expect(events).toHaveLength(1));
    streams[0]?.break();
    await opened(2);
    expect(events[1]).toMatchObject({ kind: 'interrupted', error: { code: 'no_response', call: 'flag.watch' } });
    expect(sent[0]?.headers.get('last-event-id')).toBeNull();
    expect(sent[1]?.headers.get('last-event-id')).toBe('7');
    watch.close();
  });

  it('is retried at increasing intervals when refused', async () => {
    const events: FlagEvent[] = [];
    const { client, sent, waits } = createFakeWire(() => refusal(429, 'too_many_requests'));
    const watch = client.flags.watch({}, (event) => void events.push(event));
    await vi.waitFor(() => expect(sent.length).toBeGreaterThanOrEqual(4), { timeout: 5_000 });
    watch.close();
    expect(events[0]).toMatchObject({ kind: 'interrupted', error: { code: 'http_429' } });
    expect(waits.slice(0, 3)).toEqual([1_000, 2_000, 3_000]);
  });

  it('is closed and retried if a response is not an event stream', async () => {
    const events: FlagEvent[] = [];
    const { client, sent } = createFakeWire(() => new Response(null, { status: 204 }));
    const watch = client.flags.watch({}, (event) => void events.push(event));
    await vi.waitFor(() => expect(sent.length).toBeGreaterThanOrEqual(2), { timeout: 5_000 });
    watch.close();
    expect(events[0]).toMatchObject({
      kind: 'interrupted',
      error: { code: 'http_204', call: 'flag.watch', status: 204, message: 'flag.watch is not streamed' },
    });
  });

  it('closes after 20 seconds without use, and reopens on the next use [S9-flags-04]', async () => {
    const { client, watch, events, opened, sent, waits } = watched();
    await opened(1);
    await vi.waitFor(() => expect(events).toEqual([{ kind: 'idle' }]), { timeout: 5_000 });
    expect(waits).toEqual([20_000]);
    expect(sent[0]?.signal.aborted).toBe(true);
    await client.flags.get({ country: 'DE' });
    await opened(2);
    watch.close();
    await client.flags.get({ country: 'DE' });
    watch.touch();
    expect(sent.filter(({ path }) => path.includes('stream'))).toHaveLength(2);
  });

  it('sends nothing to a closed listener, and logs a warning for an unknown flag', async () => {
    const warnings: string[] = [];
    const streams: ReturnType<typeof writtenStream>[] = [];
    const events: FlagEvent[] = [];
    const { client } = createFakeWire(
      ({ signal }) => {
        const stream = writtenStream(signal);
        streams.push(stream);
        return stream.response;
      },
      { warn: (message) => void warnings.push(message) },
    );
    const watch = client.flags.watch({}, (event) => void events.push(event));
    await vi.waitFor(() => expect(streams).toHaveLength(1));
    streams[0]?.write('event: flags\ndata: {"flags":\n\nevent: other\ndata: 1\n\n');
    await vi.waitFor(() => expect(warnings).toHaveLength(1));
    watch.close();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(events).toEqual([]);
  });
});
