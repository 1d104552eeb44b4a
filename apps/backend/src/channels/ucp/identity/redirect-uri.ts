const loopbackHosts: ReadonlySet<string> = new Set(['127.0.0.1', '[::1]']);

const isLoopback = ({ protocol, hostname }: URL): boolean => protocol === 'http:' && loopbackHosts.has(hostname);

/**
 * Whether a platform may register a redirect URI: https, or a program on the customer's device (RFC 8252), without
 * fragment and user info. All others, such as `javascript:`, are never redirected to.
 */
export const isRedirectUri = (text: string): boolean => {
  if (text.length > 500 || !/^[\x21-\x7e]+$/.test(text) || text.includes('#') || !URL.canParse(text)) return false;
  const url = new URL(text);
  return url.username === '' && url.password === '' && (url.protocol === 'https:' || isLoopback(url));
};

const withoutPort = (text: string): string => {
  const url = new URL(text);
  url.port = '';
  return url.href;
};

/**
 * Whether a redirect URI is registered by the platform: the same text, except for the port of a program on the
 * customer's device, which changes with each start.
 */
export const isRegistered = (redirectUri: string, registered: readonly string[]): boolean => {
  if (registered.includes(redirectUri)) return true;
  if (!isRedirectUri(redirectUri) || !isLoopback(new URL(redirectUri))) return false;
  return registered.some((known) => isLoopback(new URL(known)) && withoutPort(known) === withoutPort(redirectUri));
};
