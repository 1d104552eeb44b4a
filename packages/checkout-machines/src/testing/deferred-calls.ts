import { settle } from '../settle.ts';

export { settle };

interface PendingCall<Request, Answer> {
  readonly request: Request;
  readonly signal: AbortSignal | undefined;
  answer(value: Answer): Promise<void>;
  fail(code: string, facts?: object): Promise<void>;
}

/** A port whose calls stay pending until the test responds. */
export interface DeferredPort<Request, Answer> {
  (request: Request, signal?: AbortSignal): Promise<Answer>;
  readonly calls: readonly PendingCall<Request, Answer>[];
  /** The latest call. */
  last(): PendingCall<Request, Answer>;
}

export const deferredPort = <Request, Answer>(): DeferredPort<Request, Answer> => {
  const calls: PendingCall<Request, Answer>[] = [];
  const port = (request: Request, signal?: AbortSignal) =>
    new Promise<Answer>((resolve, reject) => {
      calls.push({
        request,
        signal,
        answer: (value) => {
          resolve(value);
          return settle();
        },
        fail: (code, facts) => {
          reject(Object.assign(new Error(code), { code, ...facts }));
          return settle();
        },
      });
    });
  const last = () => {
    const call = calls.at(-1);
    if (call === undefined) throw new Error('The port was not called');
    return call;
  };
  return Object.assign(port, { calls, last });
};
