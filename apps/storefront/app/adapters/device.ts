import type { Device } from '@ironcart/core/routing';

/**
 * The parameters with which the native app identifies itself, in the query or in cookies (S1-app-04..09, READINGS A38).
 */
const appNames = {
  isApp: 'isMobileApp',
  version: 'mobileAppVersion',
  platform: 'mobileAppPlatform',
  deviceId: 'mobileAppDeviceId',
  tab: 'mobileAppTab',
} as const;

/** The version assumed for an app that sends none: older than every threshold. */
const untoldVersion = '0';

/** Accepted values, because they are used in cookies and in the URLs of calls. */
const plainValue = /^[\w.:-]{1,100}$/;

const cookiesOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split('; ').map((cookie) => {
      const equals = cookie.indexOf('=');
      return [cookie.slice(0, equals), cookie.slice(equals + 1)];
    }),
  );

/** The shopper's device, from the page's query (`?isMobileApp=1&mobileAppVersion=3.2.5`) and cookies. */
export const deviceOf = (search: string, cookieText: string): Device => {
  const query = new URLSearchParams(search);
  const cookies = cookiesOf(cookieText);
  const read = (name: string): string | undefined => {
    const value = query.get(name) ?? cookies.get(name);
    return value !== undefined && plainValue.test(value) ? value : undefined;
  };
  if (read(appNames.isApp) !== '1') return { kind: 'browser' };
  const version = read(appNames.version) ?? untoldVersion;
  const platform = read(appNames.platform) === 'android' ? 'android' : 'ios';
  const deviceId = read(appNames.deviceId);
  const tab = read(appNames.tab);
  return {
    kind: 'app',
    platform,
    version,
    ...(deviceId === undefined ? {} : { deviceId }),
    ...(tab === undefined ? {} : { tab }),
  };
};

/** The query parameters of every request from the app; undefined in a browser (S1-app-10..12). */
export const appParamsOf = (device: Device): Readonly<Record<string, string>> | undefined =>
  device.kind === 'app'
    ? { [appNames.isApp]: '1', [appNames.version]: device.version, [appNames.platform]: device.platform }
    : undefined;

/**
 * The cookies that keep a query's app parameters for the visit, so that links need not repeat them: empty if the query
 * has none; `isMobileApp=0` leaves app mode.
 */
export const appCookiesFor = (search: string, isHttps: boolean): readonly string[] => {
  if (!new URLSearchParams(search).has(appNames.isApp)) return [];
  const device = deviceOf(search, '');
  const values: Readonly<Record<string, string | undefined>> = {
    ...appParamsOf(device),
    ...(device.kind === 'app' ? { [appNames.deviceId]: device.deviceId, [appNames.tab]: device.tab } : {}),
  };
  const attributes = `Path=/; SameSite=Lax${isHttps ? '; Secure' : ''}`;
  return Object.values(appNames).map((name) =>
    values[name] === undefined ? `${name}=; Max-Age=0; ${attributes}` : `${name}=${values[name]}; ${attributes}`,
  );
};
