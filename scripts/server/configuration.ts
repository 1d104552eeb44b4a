import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isAddressRange, type TrustedProxies } from '@ironcart/backend/client-address';
import { faultOf, readJsonDocument } from '@ironcart/backend/json-document';
import { searchEngineProtocols } from '@ironcart/backend/search-engine-protocols';
import { isTimeZone, type Sites } from '@ironcart/core/site';
import { closest } from 'fastest-levenshtein';
import * as v from 'valibot';
import { defaultAddress } from '../prepare/port.mjs';
import { isReadableDatabaseUrl } from './database-url.ts';
import { settingName, settingsOfEnvironment } from './setting-variables.ts';
import { readSites, returnDays } from './store-sites.ts';
import { isOnThisMachine } from './this-machine.ts';
import { trackingPages } from './tracking-pages.ts';
import { hasNoCredentials, originOf, secureAddress, webAddress } from './web-address.ts';

const minute = 60_000;

const wholeNumber = (least: number, most: number) => {
  const message = `must be a whole number from ${least} to ${most}`;
  return v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))], message),
    v.integer(message),
    v.minValue(least, message),
    v.maxValue(most, message),
  );
};

const setting = v.optional(v.pipe(v.string(), v.minLength(1)));

const oneOf = <const Choices extends readonly string[]>(choices: Choices) =>
  v.picklist(choices, `must be ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}, in small letters`);

/** A URL, which is never printed because some contain a password. */
const address = (begins: RegExp, message: string) => v.pipe(v.string(), v.url(message), v.regex(begins, message));

/** The store's public URL: the root of a host. */
const storeAddress = originOf('must be an address without a path, query or fragment, such as https://shop.example');

const ofThisMachine = 'must be an http address of this machine, such as http://127.0.0.1:4000';

/** The URL of a stand-in for a payment provider, which must be on this machine. */
const standIn = v.optional(
  v.pipe(
    v.string(),
    v.check((url) => URL.canParse(url) && isOnThisMachine(url), ofThisMachine),
    originOf(ofThisMachine),
  ),
);

/** Secrets by the names of their holders: 'openai=... other=...'. */
const acpKeys = v.optional(
  v.pipe(
    v.union([
      v.pipe(
        v.string(),
        v.transform((text) => Object.fromEntries(text.split(/\s+/).map((pair) => pair.split('=', 2)))),
      ),
      v.looseObject({}),
    ]),
    v.record(
      v.pipe(v.string(), v.regex(/^[a-z\d-]{1,40}$/, 'must name agents in small letters')),
      v.pipe(v.string(), v.regex(/^[\w-]{32,200}$/, 'must be keys of 32 letters and digits or more')),
    ),
  ),
);

/** 'GBR=https://shop.example.co.uk EUR=https://shop.example.eu' in the environment, an object in the file. */
const bySite = <Schema extends v.GenericSchema<string, string> | typeof returnDays>(value: Schema) =>
  v.optional(
    v.pipe(
      v.union([
        v.pipe(
          v.string(),
          v.transform((text) => Object.fromEntries(text.split(/\s+/).map((pair) => pair.split('=', 2)))),
        ),
        v.looseObject({}),
      ]),
      v.record(v.pipe(v.string(), v.regex(/^[A-Z]{2,8}$/, 'must name sites by their codes')), value),
    ),
  );

/** '1' for the number of proxies in front, or '10.0.0.0/8 fd00::/8' for their address ranges. */
const trustedProxies = v.optional(
  v.pipe(
    v.union([v.number(), v.string()]),
    v.transform((setting) => String(setting).split(/[\s,]+/)),
    v.check(
      (parts) => parts.every(isAddressRange) || (parts.length === 1 && /^[1-9]$/.test(parts[0] ?? '')),
      'must be a number of proxies from 1 to 9, or address ranges such as 10.0.0.0/8',
    ),
    v.transform(
      (parts): TrustedProxies => (parts.every(isAddressRange) ? { ranges: parts } : { hops: Number(parts[0]) }),
    ),
  ),
);

/** 'https://agent.example https://other.example' in the environment, a list in the file. */
const platforms = v.optional(
  v.pipe(
    v.union([
      v.pipe(
        v.string(),
        v.transform((text) => text.split(/[\s,]+/)),
      ),
      v.array(v.string()),
    ]),
    v.array(originOf('must be origins without a path, query or fragment, such as https://agent.example')),
  ),
);

/** The address of a PostgreSQL server or of a pooler before it. */
const databaseAddress = v.pipe(
  v.string(),
  v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://'),
  v.check(
    isReadableDatabaseUrl,
    'cannot be read as postgres://user:password@host:5432/name: percent-encode the special characters of its user and password, as %23 for #, %2F for /, %3F for ? and %40 for @',
  ),
);

/** 'postgres://one postgres://other' in the environment, a list in the file. */
const databaseAddresses = v.pipe(
  v.union([
    v.pipe(
      v.string(),
      v.transform((text) => text.trim().split(/\s+/)),
    ),
    v.array(v.string()),
  ]),
  v.array(databaseAddress),
  v.check(
    (urls) => new Set(urls.map((url) => new URL(url).host)).size === urls.length,
    'must name each replica once, by its own host and port',
  ),
);

/** The address of a search engine's server. */
const searchEngineAddress = v.pipe(
  v.string(),
  v.check((text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    return (
      url !== undefined &&
      Object.hasOwn(searchEngineProtocols, url.protocol) &&
      url.host !== '' &&
      hasNoCredentials(text) &&
      ['', '/'].includes(`${url.pathname}${url.search}${url.hash}`)
    );
  }, 'must be the address of a search engine without a path, user or password, such as groonga://127.0.0.1:10041'),
);

const schema = v.strictObject({
  demo: v.optional(oneOf(['on', 'off'])),
  environment: v.optional(oneOf(['production', 'review']), 'production'),
  offline: v.optional(oneOf(['on', 'off']), 'on'),
  checkoutSetup: v.optional(oneOf(['payment', 'classic']), 'payment'),
  applePay: v.optional(oneOf(['on', 'off']), 'off'),
  applePayMerchantId: setting,
  applePayCertificate: setting,
  applePayKey: setting,
  port: v.optional(wholeNumber(0, 65_535), defaultAddress.port),
  host: v.optional(v.pipe(v.string(), v.minLength(1)), defaultAddress.host),
  dataDir: v.optional(v.pipe(v.string(), v.minLength(1)), '.ironcart'),
  picturesDir: v.optional(v.pipe(v.string(), v.minLength(1))),
  picturesFromPrivate: v.optional(oneOf(['on', 'off']), 'off'),
  databaseUrl: v.optional(databaseAddress),
  databasePoolerUrl: v.optional(databaseAddress),
  databaseReadUrls: v.optional(databaseAddresses),
  searchEngineUrl: v.optional(searchEngineAddress),
  publicUrl: v.optional(storeAddress),
  hstsSubdomains: v.optional(oneOf(['on', 'off']), 'off'),
  brandFile: setting,
  contentFile: setting,
  analyticsFile: setting,
  sitesFile: setting,
  extensionsFile: setting,
  siteUrls: bySite(storeAddress),
  timeZones: bySite(v.pipe(v.string(), v.check(isTimeZone, 'must be a time zone such as America/Chicago'))),
  returnDays: bySite(returnDays),
  trackingPages: v.optional(trackingPages),
  threeDsTimeoutMs: v.optional(wholeNumber(1000, 60 * minute), 10 * minute),
  geoCountryHeader: v.optional(v.pipe(v.string(), v.regex(/^[\w-]+$/, 'must be the name of a header'))),
  limitsFactor: v.optional(wholeNumber(1, 100_000), 1),
  trustedProxies,
  sharedCacheSeconds: v.optional(wholeNumber(0, 60), 0),
  adyenApiKey: setting,
  adyenMerchantAccount: setting,
  adyenClientKey: setting,
  adyenHmacKey: v.optional(v.pipe(v.string(), v.hexadecimal('must be hexadecimal'))),
  adyenEnvironment: v.optional(oneOf(['test', 'live']), 'test'),
  adyenLivePrefix: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[\da-z-]+$/i,
        'must be the prefix alone, such as 1797a841fbb37ca7-YourCompany, without https:// and without what follows it in the address',
      ),
    ),
  ),
  adyenGooglePayMerchantId: v.optional(
    v.pipe(v.string(), v.regex(/^[A-Z\d]{1,40}$/i, 'must be the id from the Google Pay & Wallet Console')),
  ),
  adyenStandIn: standIn,
  paypalClientId: setting,
  paypalClientSecret: setting,
  paypalWebhookId: setting,
  paypalEnvironment: v.optional(oneOf(['sandbox', 'live']), 'sandbox'),
  paypalStandIn: standIn,
  smtpUrl: v.optional(
    address(
      /^smtps?:\/\//,
      'must begin with smtp:// or smtps://, with the special characters of its user and password percent-encoded',
    ),
  ),
  mailFrom: v.optional(v.pipe(v.string(), v.regex(/@[^\r\n]+$/, 'must hold an address'))),
  pushGatewayUrl: v.optional(webAddress),
  captcha: v.optional(oneOf(['off', 'sandbox', 'siteverify']), 'off'),
  captchaUrl: v.optional(secureAddress),
  captchaSecret: setting,
  captchaScriptUrl: v.optional(secureAddress),
  captchaSiteKey: setting,
  agents: v.optional(oneOf(['on', 'off']), 'on'),
  agentPlatforms: platforms,
  agentLoopback: v.optional(oneOf(['on', 'off']), 'off'),
  acpKeys,
  metricsPort: v.optional(wholeNumber(0, 65_535)),
  metricsHost: v.optional(v.pipe(v.string(), v.minLength(1)), '127.0.0.1'),
  drainMs: v.optional(wholeNumber(0, 5 * minute), 0),
  shutdownMs: v.optional(wholeNumber(0, 5 * minute), 10_000),
  logLevel: v.optional(oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'warn'),
});

/** The configuration of `npm start`. Durations in milliseconds, absolute paths. */
export type Configuration = v.InferOutput<typeof schema> & {
  readonly picturesDir: string;
  /** The store's sites, with configured time zones. */
  readonly sites: Sites;
};

/** The file of settings in the root folder. */
export const configurationFile = 'ironcart.config.json';

const readFile = (root: string): Record<string, unknown> => {
  const file = join(root, configurationFile);
  if (!existsSync(file)) return {};
  let fault = '';
  try {
    const content = readJsonDocument(readFileSync(file, 'utf8'));
    if (typeof content === 'object' && content !== null && !Array.isArray(content)) return { ...content };
  } catch (cause) {
    fault = faultOf(cause);
  }
  throw new Error(
    `${configurationFile} must hold one JSON object${fault}: correct it or remove it (docs/configuration.md lists the keys).`,
  );
};

/**
 * Reads the configuration: defaults, then `ironcart.config.json`, then the environment.
 * @throws Error with one sentence that names the setting and the remedy
 */
export const readConfiguration = (
  root: string,
  environment: Readonly<Record<string, string | undefined>>,
): Configuration => {
  const fromEnvironment: Partial<Record<keyof v.InferInput<typeof schema>, string>> =
    settingsOfEnvironment(environment);
  const result = v.safeParse(schema, { ...readFile(root), ...fromEnvironment });
  if (!result.success) {
    const [issue] = result.issues;
    const key = issue.path?.map((item) => item.key).join('.') ?? configurationFile;
    if (issue.type === 'strict_object') {
      throw new Error(
        `${configurationFile} has a key ${key}, which is no setting: did you mean ${closest(key, Object.keys(schema.entries))}? docs/configuration.md lists the keys.`,
      );
    }
    throw new Error(`The setting ${settingName(key)} is not valid: ${issue.message}. See docs/configuration.md.`);
  }
  const { dataDir: givenDataDir, picturesDir, ...rest } = result.output;
  if (rest.databasePoolerUrl !== undefined && rest.databaseUrl === undefined) {
    const [pooler, database] = [settingName('databasePoolerUrl'), settingName('databaseUrl')];
    throw new Error(`The setting ${pooler} needs ${database}, which names the server behind the pooler.`);
  }
  if (rest.databaseReadUrls !== undefined && rest.databaseUrl === undefined) {
    const [replicas, database] = [settingName('databaseReadUrls'), settingName('databaseUrl')];
    throw new Error(`The setting ${replicas} needs ${database}, which names the server that the replicas follow.`);
  }
  const dataDir = resolve(root, givenDataDir);
  const { sitesFile, timeZones, returnDays, siteUrls } = rest;
  const sites = readSites(sitesFile === undefined ? undefined : resolve(root, sitesFile), { timeZones, returnDays });
  for (const [key, bySite] of Object.entries({ siteUrls, timeZones, returnDays })) {
    const stranger = Object.keys(bySite ?? {}).find((code) => !sites.findByCode(code));
    if (stranger === undefined) continue;
    const codes = sites.all.map(({ code }) => code).join(', ');
    throw new Error(`The setting ${settingName(key)} names a site ${stranger}: the store's sites are ${codes}.`);
  }
  return {
    ...rest,
    sites,
    dataDir,
    picturesDir: picturesDir === undefined ? join(dataDir, 'pictures') : resolve(root, picturesDir),
  };
};
