/** A call of the storefront to the fake backend. */
export interface FakeCall {
  readonly method: string;
  /** Without the site's part: '/svc_list/lists'. */
  readonly path: string;
  /** As in '?page=2', or ''. */
  readonly query: string;
  readonly body: unknown;
  readonly cookie: string | null;
  readonly captcha: string | null;
}

/** A service of the fake backend: answers its calls, and returns undefined for those of other services. */
export type FakeService = (call: FakeCall) => Response | undefined;

/** Answers with a JSON value. */
export const json = (value: unknown, init: ResponseInit = {}): Response =>
  new Response(JSON.stringify(value), { ...init, headers: { 'Content-Type': 'application/json', ...init.headers } });

/** Answers with an error of the contract. */
export const refuse = (status: number, type: string): Response => json({ error: { type, message: type } }, { status });

/** The parameters of a call's query. */
export const parametersOf = ({ query }: FakeCall): URLSearchParams => new URLSearchParams(query);
