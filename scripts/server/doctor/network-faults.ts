import type { Configuration } from '../configuration.ts';
import { type Fault, faultIf } from './finding.ts';
import { isLoopbackHost } from './loopback-host.ts';

const proxyDocs = 'docs/security.md#behind-a-proxy';
const settingsDocs = 'docs/configuration.md';

const isPlain = (url: string): boolean => url.startsWith('http:');

/** A network prefix of zero bits trusts every client. */
const trustsEverybody = ({ trustedProxies }: Configuration): boolean =>
  trustedProxies !== undefined &&
  'ranges' in trustedProxies &&
  trustedProxies.ranges.some((range) => range.endsWith('/0'));

const countsProxies = ({ trustedProxies }: Configuration): boolean =>
  trustedProxies !== undefined && 'hops' in trustedProxies;

const addressFaults = ({ publicUrl, siteUrls = {} }: Configuration): readonly Fault[] => [
  ...faultIf(publicUrl === undefined, {
    level: 'missing',
    message:
      'The store does not know its public address: links in mails and returns from payments lead to this machine.',
    fix: 'Set IRONCART_PUBLIC_URL to the https address that shoppers use.',
    docs: settingsDocs,
  }),
  ...faultIf(publicUrl !== undefined && isPlain(publicUrl), {
    level: 'dangerous',
    message: `The public address ${publicUrl} is plain http: browsers drop the session's cookie, and everybody on the way reads and changes what shoppers send.`,
    fix: 'Put a reverse proxy with TLS in front, and set IRONCART_PUBLIC_URL to its https address.',
    docs: proxyDocs,
  }),
  ...Object.entries(siteUrls)
    .filter(([, url]) => isPlain(String(url)))
    .map(
      ([code]): Fault => ({
        level: 'dangerous',
        message: `The address of the site ${code} in IRONCART_SITE_URLS is plain http.`,
        fix: 'Serve the site by https, and name its https address.',
        docs: settingsDocs,
      }),
    ),
];

const proxyFaults = (configuration: Configuration): readonly Fault[] => {
  const { publicUrl, trustedProxies, host, geoCountryHeader } = configuration;
  const isOpen = !isLoopbackHost(host);
  const isBehindProxy = publicUrl !== undefined && !isLoopbackHost(new URL(publicUrl).hostname);
  return [
    ...faultIf(isBehindProxy && trustedProxies === undefined, {
      level: 'dangerous',
      message:
        'The store has a public address and no trusted proxy: all shoppers share the limits of the proxy, so that one attacker locks everybody out.',
      fix: 'Set IRONCART_TRUSTED_PROXIES to the address ranges of the proxies, as 10.0.0.0/8, or to their number.',
      docs: proxyDocs,
    }),
    ...faultIf(trustsEverybody(configuration), {
      level: 'dangerous',
      message: 'IRONCART_TRUSTED_PROXIES trusts every address: anybody can forge the address that limits count.',
      fix: 'Name only the ranges from which your proxies connect.',
      docs: proxyDocs,
    }),
    ...faultIf(isOpen && countsProxies(configuration), {
      level: 'advice',
      message: `The store listens on ${host} and counts proxies: anybody who reaches its port directly can forge the client's address.`,
      fix: 'Close the port to everybody but the proxies, or name their address ranges instead of their number.',
      docs: proxyDocs,
    }),
    ...faultIf(isOpen && geoCountryHeader !== undefined, {
      level: 'advice',
      message: `The store listens on ${host} and believes the country in ${geoCountryHeader}, which anybody who reaches its port can send.`,
      fix: 'Close the port to everybody but the CDN, or leave IRONCART_GEO_COUNTRY_HEADER out.',
      docs: settingsDocs,
    }),
  ];
};

/** Faults of the store's addresses and of the network path to it. */
export const networkFaults = (configuration: Configuration): readonly Fault[] => [
  ...addressFaults(configuration),
  ...proxyFaults(configuration),
  ...faultIf(configuration.metricsPort !== undefined && !isLoopbackHost(configuration.metricsHost), {
    level: 'advice',
    message: `Metrics are served on ${configuration.metricsHost}, and they are confidential.`,
    fix: 'Let the firewall admit Prometheus alone to that port.',
    docs: 'docs/operations.md#metrics',
  }),
  ...faultIf(configuration.metricsPort === undefined, {
    level: 'advice',
    message: 'No metrics port is configured: orders that are not settled and mails that are not sent raise no alert.',
    fix: 'Set IRONCART_METRICS_PORT, and let Prometheus read it.',
    docs: 'docs/operations.md#metrics',
  }),
  ...faultIf(configuration.publicUrl !== undefined && configuration.drainMs === 0, {
    level: 'advice',
    message: 'The port closes as soon as the store is stopped: the load balancer may send it requests that fail.',
    fix: "Set IRONCART_DRAIN_MS to more than the load balancer's check interval.",
    docs: 'docs/operations.md#shutdown',
  }),
];
