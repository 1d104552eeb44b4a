interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** A customer with a separate session that uses plain HTTP. */
export interface Shopper {
  readonly post: (path: string, body: unknown) => Promise<Answer>;
  readonly get: (path: string) => Promise<Answer>;
  readonly remove: (path: string) => Promise<Answer>;
}

/** The price of one small plate, which every site ships everywhere. */
export const smallPlateAt = async (url: string) => {
  const response = await fetch(`${url}/svc_route/route?url=${encodeURIComponent('/halden-change-plate-2-5-kg')}`);
  const { entityId } = (await response.json()) as { entityId: number };
  return {
    productId: entityId,
    qty: 1,
    type: 'simple',
    price: 20,
    rowTotal: 20,
    listItemId: 'line',
    sku: 'HLD-CHG-2-5',
    weight: 5.5,
    productAttributes: {},
    customOptions: {},
    children: [],
  };
};

let registered = 0;

/** Registers a customer on the US site. */
export const shopperAt = async (url: string, given: Readonly<Record<string, string>> = {}): Promise<Shopper> => {
  let cookie = '';
  const call = async (method: string, path: string, body?: unknown): Promise<Answer> => {
    const response = await fetch(url + path, {
      method,
      headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), Cookie: cookie },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const [set] = response.headers.getSetCookie().filter((line) => line.startsWith('__Host-ironcart='));
    if (set !== undefined) [cookie = ''] = set.split(';');
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
  };
  registered += 1;
  const customer = {
    email: `inputs-${registered}-${Date.now().toString(36)}@example.com`,
    password: 'deep-squat-2026',
    firstname: 'Ada',
    lastname: 'Byron',
    ...given,
  };
  const { status, body } = await call('POST', '/svc_customer/customer', customer);
  if (status >= 300) throw new Error(`${JSON.stringify(customer)} was not registered: ${JSON.stringify(body)}`);
  return {
    post: (path, sent) => call('POST', path, sent),
    get: (path) => call('GET', path),
    remove: (path) => call('DELETE', path),
  };
};
