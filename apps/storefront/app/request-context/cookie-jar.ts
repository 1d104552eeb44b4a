interface CookieJar {
  /** The Cookie header for the next call, or undefined while there is none. */
  header(): string | undefined;
  /** Takes over what an answer sets, for the calls that follow and for the browser. */
  take(response: Response): void;
  /** The Set-Cookie lines for the browser: the last one of each name. */
  changes(): readonly string[];
  has(name: string): boolean;
}

const nameAndValue = (pair: string): readonly [string, string] => {
  const at = pair.indexOf('=');
  return at < 0 ? ['', pair.trim()] : [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
};

const isRemoval = (line: string): boolean => {
  const expiry = /;\s*expires=([^;]+)/i.exec(line)?.[1];
  return /;\s*max-age=(0|-\d+)\s*(;|$)/i.test(line) || (expiry !== undefined && Date.parse(expiry) === 0);
};

/**
 * The cookies of one shopper's request while the server makes several calls for it: a session that the first call
 * begins is the session of the second.
 */
export const createCookieJar = (cookieHeader: string | null): CookieJar => {
  const cookies = new Map(
    (cookieHeader ?? '')
      .split(';')
      .map(nameAndValue)
      .filter(([name]) => name !== ''),
  );
  const changes = new Map<string, string>();
  return {
    header: () => (cookies.size === 0 ? undefined : [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')),
    take: (response) => {
      for (const line of response.headers.getSetCookie()) {
        const [name, value] = nameAndValue(line.split(';', 1)[0] ?? '');
        if (isRemoval(line)) cookies.delete(name);
        else cookies.set(name, value);
        changes.set(name, line);
      }
    },
    changes: () => [...changes.values()],
    has: (name) => cookies.has(name),
  };
};
