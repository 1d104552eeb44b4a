interface CookieJar {
  /** The Cookie header for the next call; undefined while there is none. */
  header(): string | undefined;
  /** Stores a response's cookies for later calls and for the browser. */
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
 * The cookies of one shopper's request during several backend calls: a session started by the first call is used by the
 * second.
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
