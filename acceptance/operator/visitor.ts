import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';

/** A response, and the cache's result: `hit`, `miss` or `pass`. */
export interface VisitorAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly cache: string;
  /** The age of the response, in seconds. */
  readonly age: number;
}

interface Ask {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly form?: Readonly<Record<string, string>>;
  readonly json?: object;
}

const bodyOf = ({ form, json }: Ask): readonly [type: string, text: string] | undefined => {
  if (form) return ['application/x-www-form-urlencoded', new URLSearchParams(form).toString()];
  return json && ['application/json', JSON.stringify(json)];
};

/**
 * A browser's connection to a store: it stores cookies, including secure ones, and sends a path unchanged, with `..`
 * and escapes. Like a browser, it repeats a request if the keep-alive connection was closed before the response
 * started.
 * @param cookies the initial cookies, by name
 */
export const createVisitor = (origin: string, cookies: Readonly<Record<string, string>> = {}) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { hostname, port, host } = new URL(origin);
  const jar = new Map(Object.entries(cookies));
  const take = (lines: readonly string[]): void => {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
  };
  const send = (path: string, { method = 'GET', headers = {}, ...given }: Ask): Promise<IncomingMessage> => {
    const body = bodyOf(given);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const sent = {
      Host: host,
      ...(cookie === '' ? {} : { Cookie: cookie }),
      ...(body
        ? { 'Content-Type': body[0], 'Content-Length': String(Buffer.byteLength(body[1])), Origin: origin }
        : {}),
      ...headers,
    };
    return new Promise((resolve, reject) => {
      const asked = request({ agent, hostname, port, path, method, headers: sent }, resolve)
        .once('error', (error) =>
          asked.reusedSocket ? resolve(send(path, { method, headers, ...given })) : reject(error),
        )
        .end(body?.[1]);
    });
  };
  const ask = async (path: string, given: Ask = {}): Promise<VisitorAnswer> => {
    const response = await send(path, given);
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk as Buffer);
    const { statusCode: status = 0, headers } = response;
    take(headers['set-cookie'] ?? []);
    const cache = String(headers['ironcart-cache'] ?? '');
    return { status, headers, body: Buffer.concat(chunks).toString(), cache, age: Number(headers.age ?? 0) };
  };
  return {
    get: ask,
    post: (path: string, form: Readonly<Record<string, string>>) => ask(path, { method: 'POST', form }),
    call: (path: string, json: object) => ask(path, { method: 'POST', json }),
    cookies: (): ReadonlyMap<string, string> => jar,
    close: () => agent.destroy(),
  };
};

export type Visitor = ReturnType<typeof createVisitor>;
