import { describe, expect, it } from 'vitest';
import { addressGroupOf, createClientAddressOf, isAddressRange } from './client-address.ts';

const forwarded = (value: string) => new Headers({ 'X-Forwarded-For': value });

describe('client address', () => {
  it('is the address of the socket without a trusted proxy, whatever the headers contain [SECURITY-15]', () => {
    const clientOf = createClientAddressOf(undefined);
    expect(clientOf('192.0.2.1', forwarded('203.0.113.9'))).toBe('192.0.2.1');
  });

  it('is the address from which the trusted proxy received the request', () => {
    const clientOf = createClientAddressOf({ ranges: ['10.0.0.0/8', 'fd00::/8'] });
    expect(clientOf('10.0.0.5', forwarded('203.0.113.9'))).toBe('203.0.113.9');
    expect(clientOf('::ffff:10.0.0.5', forwarded('203.0.113.9'))).toBe('203.0.113.9');
    expect(clientOf('fd00::1', forwarded('2001:db8::7'))).toBe('2001:db8::7');
    expect(clientOf('10.0.0.5', new Headers())).toBe('10.0.0.5');
  });

  it('is read through several proxies, up to the first untrusted one', () => {
    const clientOf = createClientAddressOf({ ranges: ['10.0.0.0/8'] });
    expect(clientOf('10.0.0.5', forwarded('198.51.100.1, 203.0.113.9, 10.0.0.6'))).toBe('203.0.113.9');
    expect(clientOf('192.0.2.1', forwarded('203.0.113.9'))).toBe('192.0.2.1');
    expect(clientOf('10.0.0.5', forwarded('1.1.1.1, nonsense'))).toBe('10.0.0.5');
  });

  it('is taken as many steps back as there are proxies', () => {
    const chain = forwarded('198.51.100.1, 203.0.113.9, 192.0.2.7');
    expect(createClientAddressOf({ hops: 1 })('10.0.0.5', chain)).toBe('192.0.2.7');
    expect(createClientAddressOf({ hops: 2 })('10.0.0.5', chain)).toBe('203.0.113.9');
    expect(createClientAddressOf({ hops: 9 })('10.0.0.5', chain)).toBe('198.51.100.1');
  });

  it('is read without the port that some proxies add', () => {
    const clientOf = createClientAddressOf({ hops: 1 });
    expect(clientOf('10.0.0.5', forwarded('203.0.113.9:4711'))).toBe('203.0.113.9');
    expect(clientOf('10.0.0.5', forwarded('[2001:db8::7]:4711'))).toBe('2001:db8::7');
  });

  it('is found in a long forged header without parsing it completely', () => {
    const clientOf = createClientAddressOf({ hops: 1_000 });
    const lastOf50 = clientOf('10.0.0.5', forwarded(Array.from({ length: 3_000 }, () => '203.0.113.9').join(',')));
    expect(lastOf50).toBe('203.0.113.9');
  });
});

describe('address group of a rate limit', () => {
  it('is the IPv4 address in any notation', () => {
    expect(addressGroupOf('203.0.113.9')).toBe('203.0.113.9');
    expect(addressGroupOf('::ffff:203.0.113.9')).toBe('203.0.113.9');
    expect(addressGroupOf('::ffff:cb00:7109')).toBe('203.0.113.9');
  });

  it('is the /64 network of an IPv6 address', () => {
    expect(addressGroupOf('2001:db8:1:2:3:4:5:6')).toBe(addressGroupOf('2001:db8:1:2::1'));
    expect(addressGroupOf('2001:db8:1:2::1')).not.toBe(addressGroupOf('2001:db8:1:3::1'));
  });

  it('is the text itself for any other text', () => {
    expect(addressGroupOf('unknown')).toBe('unknown');
  });
});

describe('isAddressRange', () => {
  it('accepts only CIDR notation', () => {
    expect(['10.0.0.0/8', 'fd00::/8', '192.0.2.1/32'].every(isAddressRange)).toBe(true);
    expect(['10.0.0.0', '10.0.0.0/33', 'proxy', ''].some(isAddressRange)).toBe(false);
  });
});
