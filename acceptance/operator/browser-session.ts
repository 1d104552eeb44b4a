/**
 * A browser session that stores cookies by name until they expire, and sends requests to any of a store's processes.
 */
export const createBrowserSession = () => {
  const jar = new Map<string, { readonly value: string; readonly until: number }>();
  return {
    call: async (url: string, method: string, path: string, body?: unknown) => {
      const live = [...jar].filter(([, { until }]) => until > Date.now());
      const response = await fetch(url + path, {
        method,
        headers: {
          Origin: url,
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...(live.length === 0 ? {} : { Cookie: live.map(([name, { value }]) => `${name}=${value}`).join('; ') }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        const [, seconds = '0'] = /max-age=(\d+)/i.exec(line) ?? [];
        jar.set(name, { value, until: Date.now() + Number(seconds) * 1_000 });
      }
      return { status: response.status, text: await response.text() };
    },
  };
};

export type BrowserSession = ReturnType<typeof createBrowserSession>;
