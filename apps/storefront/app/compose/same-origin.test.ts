import { describe, expect, it } from 'vitest';
import { isSameOriginPost } from './same-origin.ts';

const post = (headers: Record<string, string>, url = 'http://localhost:3000/cart') =>
  new Request(url, { method: 'POST', headers });
const publicUrl = 'https://shop.example';

describe('form post (SECURITY 3)', () => {
  it('is accepted from the public origin of the store and from the requested origin', () => {
    expect(isSameOriginPost(post({ Origin: 'https://shop.example' }), publicUrl)).toBe(true);
    expect(isSameOriginPost(post({ Origin: 'http://localhost:3000' }), publicUrl)).toBe(true);
  });

  it('is rejected from any other origin', () => {
    expect(isSameOriginPost(post({ Origin: 'https://evil.example' }), publicUrl)).toBe(false);
    expect(isSameOriginPost(post({ Origin: 'https://shop.example.evil.example' }), publicUrl)).toBe(false);
    expect(isSameOriginPost(post({ Origin: 'http://shop.example' }), publicUrl)).toBe(false);
  });

  it('without an origin requires Fetch Metadata', () => {
    expect(isSameOriginPost(post({}), publicUrl)).toBe(false);
    expect(isSameOriginPost(post({ Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }), publicUrl)).toBe(false);
    expect(isSameOriginPost(post({ Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }), publicUrl)).toBe(true);
  });
});
