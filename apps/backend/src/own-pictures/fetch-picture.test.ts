import { describe, expect, it } from 'vitest';
import { fetchPicture, isPublicAddress } from './fetch-picture.ts';

describe('isPublicAddress', () => {
  it.each(['93.184.216.34', '8.8.8.8', '2606:4700::1111', '[2a00:1450::1]'])('%s is one', (address) => {
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
  ])('%s is none', (address) => {
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
  ])('asks nobody for %s', async (address) => {
    await expect(fetchPicture(address, { allowsPrivate: false })).rejects.toThrow(
      /no address of the public internet|is not fetched|no web address/,
    );
  });
});
