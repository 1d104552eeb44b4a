/** Waits until all settled promises have been processed. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

interface PendingCall<Request, Answer> {
  readonly request: Request;
  readonly signal: AbortSignal | undefined;
  answer(value: Answer): Promise<void>;
  fail(code?: string, facts?: object): Promise<void>;
}

/** A port whose calls stay pending until the test settles them. */
export const deferredPort = <Answer, Request = void>() => {
  const calls: PendingCall<Request, Answer>[] = [];
  const port = (request: Request, signal?: AbortSignal): Promise<Answer> =>
    new Promise((resolve, reject) => {
      calls.push({
        request,
        signal,
        answer: (value) => {
          resolve(value);
          return settle();
        },
        fail: (code = 'no_response', facts) => {
          reject(Object.assign(new Error(code), { code, ...facts }));
          return settle();
        },
      });
    });
  const last = (): PendingCall<Request, Answer> => {
    const call = calls.at(-1);
    if (call === undefined) throw new Error('The port was not called');
    return call;
  };
  return Object.assign(port, { calls, last });
};
