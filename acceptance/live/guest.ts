/** A call's response: status and JSON. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** An HTTP client that keeps the session's cookie. */
export interface Guest {
  call(method: string, path: string, body?: unknown): Promise<Answer>;
}

export const createGuest = (url: string): Guest => {
  let cookie: string | undefined;
  return {
    call: async (method, path, body) => {
      const response = await fetch(url + path, {
        method,
        headers: {
          Origin: url,
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...(cookie === undefined ? {} : { Cookie: cookie }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      for (const line of response.headers.getSetCookie()) cookie = line.split(';')[0];
      const text = await response.text();
      return { status: response.status, body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text };
    },
  };
};

/** The type of a typed error; undefined for anything else. */
export const errorTypeOf = ({ status, body }: Answer): string | undefined =>
  status >= 400 ? (body as { error?: { type?: string } }).error?.type : undefined;
