import { join } from 'node:path';
import type { AnalyticsSettings } from '@ironcart/backend/analytics';
import * as v from 'valibot';
import { type DeploymentFile, findDeploymentFile, readDeploymentFile } from './deployment-file.ts';
import { places } from './places.ts';
import { webAddress } from './web-address.ts';

const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300));
const domain = v.pipe(v.string(), v.regex(/^[a-z\d-]+(\.[a-z\d-]+)+$/i, 'must be a domain such as staff.example'));

const schema = v.strictObject({
  internalDomains: v.optional(v.pipe(v.array(domain), v.maxLength(50)), []),
  matomo: v.optional(v.strictObject({ url: webAddress, siteId: v.pipe(v.number(), v.integer(), v.minValue(1)) })),
  googleAnalytics: v.optional(v.strictObject({ url: v.optional(webAddress), measurementId: text, apiSecret: text })),
  mailService: v.optional(v.strictObject({ url: webAddress, apiKey: text })),
  affiliate: v.optional(v.strictObject({ url: webAddress, merchantId: text })),
  adConversion: v.optional(v.strictObject({ url: webAddress, accessToken: text })),
  reviewsPixel: v.optional(v.strictObject({ url: webAddress })),
});

const name = 'ironcart.analytics.json';

const deploymentFile: DeploymentFile<typeof schema> = {
  name,
  title: 'analytics file',
  schema,
  demoFile: join(places.demoBrand, name),
  docs: 'docs/analytics.md',
};

/**
 * Reads the analytics settings: the configured file, otherwise `ironcart.analytics.json` in the root folder, otherwise
 * the demo's in a demo store, otherwise none.
 * @throws Error with one sentence that names the file, the key and the remedy
 */
export const readAnalyticsSettings = (
  root: string,
  configured: string | undefined,
  isDemo: boolean,
): AnalyticsSettings => {
  const file = findDeploymentFile(deploymentFile, root, configured, isDemo);
  return file === undefined ? {} : readDeploymentFile(deploymentFile, file);
};
