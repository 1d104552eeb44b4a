/** The part of autocannon that the suites use; the package has no types. */
declare module 'autocannon' {
  interface Request {
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
  }

  interface Options {
    readonly url: string;
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string | undefined;
    readonly connections: number;
    /** Seconds. */
    readonly duration: number;
    readonly requests?: readonly { readonly setupRequest: (request: Request) => Request }[];
  }

  interface Result {
    /** Seconds. */
    readonly duration: number;
    readonly errors: number;
    readonly timeouts: number;
    readonly non2xx: number;
    readonly '2xx': number;
    /** Milliseconds. */
    readonly latency: { readonly p99: number };
  }

  export default function autocannon(options: Options): Promise<Result>;
}
