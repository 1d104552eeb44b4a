import type { StorePorts } from './fake-store.ts';

/** A call that waits for its response. */
export interface HeldCall {
  readonly id: number;
  readonly port: string;
  /** The store responds, with a result or a refusal. */
  answer(): Promise<void>;
  /** The store receives the call, but its response is lost. */
  loseAnswer(): Promise<void>;
  /** The call never reaches the store. */
  fail(code: string): void;
}

type Call = (...request: readonly unknown[]) => Promise<unknown>;

const lost = (code: string) => Object.assign(new Error(code), { code });

/** Ports whose calls wait until they are answered, so that other events can happen first. */
export const holdCalls = (ports: StorePorts) => {
  const held = new Map<number, HeldCall>();
  let last = 0;
  const waiting =
    (port: string, call: Call): Call =>
    (...request) =>
      new Promise((resolve, reject) => {
        last += 1;
        const id = last;
        held.set(id, {
          id,
          port,
          answer: async () => {
            held.delete(id);
            await call(...request).then(resolve, reject);
          },
          loseAnswer: async () => {
            held.delete(id);
            await call(...request).catch(() => undefined);
            reject(lost('no_response'));
          },
          fail: (code) => {
            held.delete(id);
            reject(lost(code));
          },
        });
      });
  const entries = Object.entries(ports).map(([port, call]) => [port, waiting(port, call as Call)]);
  return { ports: Object.fromEntries(entries) as StorePorts, held: (): readonly HeldCall[] => [...held.values()] };
};
