import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPublicAddress } from '../http/public-address.ts';
import { UnusablePictureError } from '../images/encode-picture.ts';
import { fetchPicture } from './fetch-picture.ts';
import { largestPictureBytes } from './take-picture.ts';

describe('isPublicAddress', () => {
  it.each(['93.184.216.34', '8.8.8.8', '2606:4700::1111', '[2a00:1450::1]'])('is true for %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '127.0.0.1',
    '0.0.0.0',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '224.0.0.1',
    '::1',
    '::',
    'fd00::1',
    'fe80::1',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'localhost',
  ])('is false for %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('fetchPicture', () => {
  it.each([
    'http://127.0.0.1/a.jpg',
    'http://localhost:1/a.jpg',
    'http://2130706433/a.jpg',
    'http://0x7f.1/a.jpg',
    'http://[::1]/a.jpg',
    'http://[::ffff:127.0.0.1]/a.jpg',
    'file:///etc/passwd',
    'ftp://example.com/a.jpg',
    'data:image/png;base64,AA',
    'no address',
  ])('does not connect to %s', async (address) => {
    await expect(fetchPicture(address, { allowsPrivate: false })).rejects.toThrow(
      /no address of the public internet|is not fetched|no web address/,
    );
  });
});

describe('fetchPicture from a permitted server', () => {
  const picture = Buffer.from('the bytes');
  const answers: Readonly<Record<string, RequestListener>> = {
    '/a.jpg': (_, answer) => answer.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture),
    '/a.bin': (_, answer) => answer.writeHead(200, { 'content-type': 'Application/Octet-Stream' }).end(picture),
    '/wants-pictures': ({ headers }, answer) =>
      answer
        .writeHead(headers.accept === 'image/*' && headers['user-agent'] ? 200 : 406, { 'content-type': 'image/x' })
        .end(picture),
    '/moved': (_, answer) => answer.writeHead(302, { location: 'a.jpg' }).end(),
    '/moved/5': (_, answer) => answer.writeHead(301, { location: '/moved/4' }).end(),
    '/moved/4': (_, answer) => answer.writeHead(307, { location: '/moved/3' }).end(),
    '/moved/3': (_, answer) => answer.writeHead(308, { location: '/moved/2' }).end(),
    '/moved/2': (_, answer) => answer.writeHead(303, { location: '/moved' }).end(),
    '/moved/6': (_, answer) => answer.writeHead(300, { location: '/moved/5' }).end(),
    '/moved-away': (_, answer) => answer.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    '/moved-nowhere': (_, answer) => answer.writeHead(302, { location: 'http://' }).end(),
    '/not-moved': (_, answer) => answer.writeHead(304).end(),
    '/bad-request': (_, answer) => answer.writeHead(400, { location: '/a.jpg' }).end(),
    '/created': (_, answer) => answer.writeHead(201, { 'content-type': 'image/jpeg' }).end(picture),
    '/page': (_, answer) => answer.writeHead(200, { 'content-type': 'text/html; of=image/png' }).end('<p>'),
    '/untyped': (_, answer) => answer.writeHead(200).end(picture),
    '/large': (_, answer) =>
      answer.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.alloc(largestPictureBytes + 1)),
    '/breaks-off': ({ socket }) => socket.destroy(),
  };
  const server = createServer((request, answer) =>
    (answers[request.url ?? ''] ?? ((_, missing) => missing.writeHead(404).end()))(request, answer),
  );
  let origin = '';
  beforeAll(async () => {
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((closed) => server.close(closed)));

  it.each(['/a.jpg', '/a.bin', '/wants-pictures', '/moved', '/moved/5'])('returns the bytes of %s', async (path) => {
    expect(await fetchPicture(`${origin}${path}`, { allowsPrivate: true })).toEqual(picture);
  });

  it.each([
    ['/moved/6', 'it redirects too often'],
    ['/moved-away', 'file: is not fetched, only http: and https:'],
    ['/moved-nowhere', 'it redirects to no address'],
    ['/not-moved', 'the server answers 304'],
    ['/bad-request', 'the server answers 400'],
    ['/created', 'the server answers 201'],
    ['/none', 'the server answers 404'],
    ['/page', 'the server answers text/html; of=image/png and no picture'],
    ['/untyped', 'the server answers no type and no picture'],
    ['/large', 'it is larger than 30 MB'],
    ['/breaks-off', 'the server broke off'],
  ])('rejects %s: %s', async (path, message) => {
    const refused = await fetchPicture(`${origin}${path}`, { allowsPrivate: true }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(UnusablePictureError);
    expect(refused).toMatchObject({ message });
  });

  it('reports a missing server, or one that does not speak HTTP', async () => {
    const closed = createServer();
    await new Promise<void>((listening) => closed.listen(0, '127.0.0.1', listening));
    const { port } = closed.address() as AddressInfo;
    await new Promise((done) => closed.close(done));
    const fetching = (address: string) => fetchPicture(address, { allowsPrivate: true });
    await expect(fetching(`http://127.0.0.1:${port}/a.jpg`)).rejects.toThrow('the server does not answer');
    await expect(fetching(`${origin.replace('http:', 'https:')}/a.jpg`)).rejects.toThrow('it could not be fetched');
  });
});
