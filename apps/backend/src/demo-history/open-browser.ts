import { type Call, sitePathOf } from '@ironcart/api/contract';
import { defaultSites, type SiteCode } from '@ironcart/core/site';
import type { Backend } from '../create-backend.ts';
import { sessionCookieName } from '../http/request-session.ts';

/** The unvalidated parts of a call's request. */
export interface CallParts {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An HTTP client that keeps cookies. */
export interface Browser {
  /** The session's cookie; undefined if there is none. */
  cookie(): string | undefined;
  /** Sends any request. */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** Sends a call of the contract. */
  send(call: Call, input: CallParts): Promise<Response>;
}

const fillPath = (path: string, params: unknown): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(Reflect.get(Object(params), name))));

const queryOf = (query: unknown): string => {
  const entries = Object.entries(Object(query)).map(([name, value]): [string, string] => [name, String(value)]);
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries).toString()}`;
};

let browserCount = 0;

export interface BrowserOptions {
  /** The store's public URL, without a trailing slash. */
  readonly origin: string;
  readonly siteCode: SiteCode;
  /** The cookie of an existing session. */
  readonly knownCookie?: string | undefined;
}

/** Opens an HTTP client with its own address for a store in this process. */
export const openBrowser = (
  backend: Pick<Backend, 'fetch'>,
  { origin, siteCode, knownCookie }: BrowserOptions,
): Browser => {
  const site = defaultSites.byCode(siteCode);
  browserCount += 1;
  const remoteAddress = `10.${(browserCount >> 16) & 255}.${(browserCount >> 8) & 255}.${browserCount & 255}`;
  const nameOf = (pair: string): string => pair.slice(0, pair.indexOf('='));
  const jar = new Map((knownCookie?.split('; ') ?? []).map((pair) => [nameOf(pair), pair]));
  const cookies = (): string | undefined => [...jar.values()].join('; ') || undefined;

  const request = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    const kept = cookies();
    if (kept && !headers.has('cookie')) headers.set('cookie', kept);
    const response = await backend.fetch(new Request(`${origin}${path}`, { ...init, headers }), { remoteAddress });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      if (line.includes('Max-Age=0')) jar.delete(nameOf(pair));
      else jar.set(nameOf(pair), pair);
    }
    return response;
  };

  return {
    cookie: () => jar.get(sessionCookieName),
    request,
    send: (call, input) => {
      const hasBody = input.body !== undefined;
      return request(sitePathOf(fillPath(call.path, input.params), site) + queryOf(input.query), {
        method: call.method,
        headers: { ...(hasBody ? { 'Content-Type': 'application/json' } : {}), Origin: origin, ...input.headers },
        ...(hasBody ? { body: JSON.stringify(input.body) } : {}),
      });
    },
  };
};
