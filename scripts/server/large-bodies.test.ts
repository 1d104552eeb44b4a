import { describe, expect, it } from 'vitest';
import { createLargeBodies } from './large-bodies.ts';

const post = (length?: number): Request =>
  new Request('https://store.example/account/reviews', {
    method: 'POST',
    headers: length === undefined ? {} : { 'Content-Length': String(length) },
    body: 'x',
  });

/** Handlers that respond on demand. */
const openGate = () => {
  const withPlace = createLargeBodies();
  const waiting: (() => void)[] = [];
  const send = (address: string, request: Request = post(2_000_000)) =>
    withPlace(request, address, () => new Promise((resolve) => waiting.push(() => resolve(new Response('read')))));
  return { send, waiting, letAllGo: () => waiting.splice(0).map((go) => go()) };
};

describe('large bodies', () => {
  it('of one address are read two at a time, and a third is rejected before it is read, with the time to wait [SECURITY-24]', async () => {
    const { send, waiting, letAllGo } = openGate();
    const first = [send('198.51.100.1'), send('198.51.100.1')];
    const third = await send('198.51.100.1');
    expect([third.status, third.headers.get('Retry-After'), waiting.length]).toEqual([429, '5', 2]);
    const other = send('198.51.100.2');
    letAllGo();
    expect((await Promise.all([...first, other])).map(({ status }) => status)).toEqual([200, 200, 200]);
    const later = send('198.51.100.1');
    letAllGo();
    expect((await later).status).toBe(200);
  });

  it('of one IPv6 network count as one address [SECURITY-24]', async () => {
    const { send, waiting } = openGate();
    void send('2001:db8::1');
    void send('2001:db8::2');
    expect([(await send('2001:db8::ffff:3')).status, waiting.length]).toEqual([429, 2]);
    void send('2001:db8:0:1::1');
    expect(waiting.length).toBe(3);
  });

  it('of all addresses are read ten at a time', async () => {
    const { send, letAllGo } = openGate();
    const read = Array.from({ length: 10 }, (_, count) => send(`198.51.100.${count}`));
    expect((await send('203.0.113.1')).status).toBe(429);
    letAllGo();
    await Promise.all(read);
  });

  it('include photos without a declared length, while small bodies need no slot', async () => {
    const { send, waiting } = openGate();
    for (let count = 0; count < 30; count += 1) void send('198.51.100.1', post(1_000_000));
    expect(waiting.length).toBe(30);
    void send('198.51.100.1', post());
    void send('198.51.100.1', new Request('https://store.example/svc_rma/photo', { method: 'POST', body: 'x' }));
    expect((await send('198.51.100.1', post())).status).toBe(429);
    const call = new Request('https://store.example/svc_list/lists', { method: 'POST', body: 'x' });
    void send('198.51.100.1', call);
    expect(waiting.length).toBe(33);
  });
});
