import { createClient } from '@ironcart/api/client';
import { siteByCode } from '@ironcart/core/site';

const client = createClient({ baseUrl: self.location.origin, site: siteByCode('USA') });

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => {
  const answer = async () => {
    const countries = await client.site.countries();
    event.source.postMessage(countries.map(({ name }) => name).join(', '));
  };
  event.waitUntil(answer());
});
