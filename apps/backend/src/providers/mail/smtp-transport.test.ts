import { type AddressInfo, createServer } from 'node:net';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../../log/create-logger.ts';
import type { Mail } from './mail-transport.ts';
import { createSmtpTransport } from './smtp-transport.ts';
import { type LocalSmtpServer, startLocalSmtpServer } from './testing/local-smtp-server.ts';

const logged: string[] = [];
const logger = createLogger(
  'trace',
  new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      logged.push(chunk.toString());
      done();
    },
  }),
);
const mail: Mail = {
  mailId: '0f9e8d7c-1111-4222-8333-444455556666',
  recipient: 'gale@example.com',
  subject: 'Your order S413',
  body: 'Hello Gale,\n\nTotal: €1.234,00\n',
  html: '<p>Hello Gale</p>',
};
const from = 'Halden <hello@halden.example>';
const publicUrl = 'https://halden.example';
const halden = { from, storeName: 'Halden', publicUrl, logger };

let server: LocalSmtpServer;
beforeAll(async () => {
  server = await startLocalSmtpServer();
});
afterAll(() => server.close());
beforeEach(() => {
  logged.length = 0;
});

const newest = () => server.taken.at(-1);

describe('mail over SMTP', () => {
  it('is sent as text and as HTML, with a stable id', async () => {
    const transport = createSmtpTransport({ url: server.url, ...halden });
    expect(await transport.send(mail)).toEqual({ kind: 'taken' });
    expect(await transport.send(mail)).toEqual({ kind: 'taken' });
    expect(newest()).toMatchObject({ from: 'hello@halden.example', to: ['gale@example.com'] });
    const ids = server.taken.map(({ raw }) => /^Message-ID: (.+)$/im.exec(raw)?.[1]);
    expect(ids).toEqual(Array(2).fill(`<${mail.mailId}@halden.example>`));
    expect(newest()?.raw).toMatch(/^From: Halden <hello@halden\.example>$/m);
    expect(newest()?.raw).toMatch(/Content-Type: text\/plain; charset=utf-8/);
    expect(newest()?.raw).toMatch(/Content-Type: text\/html; charset=utf-8/);
  });

  it('ends with the footer of the store, in text and in HTML', async () => {
    const footer = ['Northgate & Sons', 'VAT id GB 1'];
    await createSmtpTransport({ url: server.url, ...halden, footer }).send({
      ...mail,
      body: 'Hello',
      html: '<p>Hello</p>',
    });
    expect(newest()?.raw).toMatch(/Hello\r?\n\r?\n-- ?(=20)?\r?\nNorthgate & Sons\r?\nVAT id GB 1/);
    // Long lines are broken on the way.
    expect(newest()?.raw.replaceAll(/=\r?\n/g, '')).toContain('Northgate &amp; Sons<br>VAT id GB 1</p>');
  });

  it('does not allow line breaks in an address or subject to add headers or recipients [SECURITY-27]', async () => {
    const transport = createSmtpTransport({ url: server.url, ...halden });
    const evil = 'x\r\nBcc: mallory@example.com';
    await transport.send({ ...mail, subject: `Hello ${evil}` });
    await transport.send({ ...mail, recipient: `gale@example.com\r\nBcc: mallory@example.com` });
    await transport.send({ ...mail, recipient: 'gale@example.com, mallory@example.com' });
    for (const { raw, to } of server.taken) {
      expect(raw).not.toMatch(/^Bcc:/im);
      expect(to.some((address) => address === 'mallory@example.com')).toBe(false);
    }
  });

  it('is reported as not accepted, without the mail, its recipient or the password, if the server rejects it or is unreachable', async () => {
    server.refuseNext(1);
    const count = server.taken.length;
    expect(await createSmtpTransport({ url: server.url, ...halden }).send(mail)).toMatchObject({ kind: 'postponed' });
    const wrongPassword = server.url.replace('p%40ss%2Fword', 'wrong-secret');
    expect(await createSmtpTransport({ url: wrongPassword, ...halden }).send(mail)).toMatchObject({
      kind: 'unreachable',
    });
    expect(await createSmtpTransport({ url: 'smtp://127.0.0.1:9', ...halden }).send(mail)).toMatchObject({
      kind: 'unreachable',
    });
    expect(server.taken).toHaveLength(count);
    expect(logged).toHaveLength(3);
    expect(logged.join('')).toMatch(/451.*535.*ESOCKET/s);
    expect(logged.join('')).not.toMatch(/gale@|Hello|wrong-secret|ss.word/);
  });

  it.each([
    ['an unknown recipient', 'RCPT', '550 5.1.1 No such user', 'refused'],
    ['a rejected content', 'DATA', '554 5.7.1 Looks like spam', 'refused'],
    ['a temporarily rejected recipient', 'RCPT', '450 4.2.0 Greylisted', 'postponed'],
    ['a full disk', 'DATA', '452 4.3.1 No space', 'postponed'],
    ['too many connections', 'RCPT', '421 4.7.0 Too many connections', 'unreachable'],
    ['an unknown sender', 'MAIL', '550 5.7.1 Not your address', 'unreachable'],
  ] as const)('maps the server response for %s to an outcome', async (_, at, answer, kind) => {
    server.answerOnce(at, answer);
    const transport = createSmtpTransport({ url: server.url, ...halden });
    expect(await transport.send(mail)).toEqual({ kind, answer });
    expect(await transport.send(mail)).toEqual({ kind: 'taken' });
    expect(logged.join('')).not.toMatch(/No such user|gale@/);
  });

  it('is rejected permanently if the address cannot be sent as a command', async () => {
    const transport = createSmtpTransport({ url: server.url, ...halden });
    expect(await transport.send({ ...mail, recipient: '' })).toMatchObject({ kind: 'refused' });
  });

  it('is postponed if the server accepts the connection and does not respond', async () => {
    const silent = createServer();
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const transport = createSmtpTransport({ url: `smtp://127.0.0.1:${port}`, ...halden, patienceMs: 200 });
    expect(await transport.send(mail)).toMatchObject({ kind: 'unreachable' });
    expect(logged.join('')).toContain('ETIMEDOUT');
    silent.close();
  });

  it('is not sent unencrypted to another machine', async () => {
    const transport = createSmtpTransport({ url: server.url, ...halden, allowsPlainText: false });
    const count = server.taken.length;
    expect(await transport.send(mail)).toMatchObject({ kind: 'unreachable' });
    expect(server.taken).toHaveLength(count);
  });
});
