import { describe, expect, it } from 'vitest';
import { compose } from './compose.ts';

const store = compose(
  async () => new Response('backend'),
  async () => new Response('storefront'),
);
const answererOf = async (path: string) => (await store(new Request(`http://store.test${path}`))).text();

describe('path of the store', () => {
  it.each([
    '/svc_list/lists',
    '/img/w=768,f=webp/bar.webp',
    '/healthz',
    '/cache-key',
    '/.well-known/ucp',
    '/eu/.well-known/ucp',
    '/.well-known/oauth-authorization-server',
    '/eu/.well-known/oauth-protected-resource',
    '/.well-known/oauth-authorization-server/eu',
    '/ucp/oauth/token',
    '/ucp/mcp',
    '/eu/ucp/carts/1',
    '/acp/checkout_sessions',
    '/eu/acp/checkout_sessions/1/complete',
    '/feeds/products.jsonl',
    '/gb/feeds/products.xml',
    '/sitemap-products.xml',
    '/gb/sitemap-products-20.xml',
  ])('%s is handled by the backend', async (path) => {
    expect(await answererOf(path)).toBe('backend');
  });

  it.each([
    '/',
    '/eu',
    '/eu/cart',
    '/llms.txt',
    '/ucp',
    '/ucp-rack',
    '/acp',
    '/eu/ucpx/',
    '/.well-known/other',
    '/.well-known/oauth-authorization-servers',
    '/link-account',
    '/feeds',
    '/sitemap.xml',
    '/sitemap-products',
    '/a/b/ucp/mcp',
  ])('%s is handled by the storefront', async (path) => {
    expect(await answererOf(path)).toBe('storefront');
  });
});
