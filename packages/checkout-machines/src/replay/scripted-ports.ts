import type { CheckoutPorts, TextStorage } from '../ports.ts';

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Ports whose calls stay pending until the log contains their response. */
export interface ScriptedPorts {
  readonly ports: CheckoutPorts;
  /** Settles a pending call; false if there is none. */
  answer(port: string, call: number, value: unknown): boolean;
  fail(port: string, call: number, error: Error): boolean;
}

const forgetfulStorage: TextStorage = { get: () => null, set: () => undefined, remove: () => undefined };

/** @param now milliseconds since the epoch */
export const createScriptedPorts = (names: readonly string[], now: () => number): ScriptedPorts => {
  const waiting = new Map<string, Waiting>();
  const counts = new Map<string, number>();
  const scripted = (name: string) => () =>
    new Promise<unknown>((resolve, reject) => {
      const call = (counts.get(name) ?? 0) + 1;
      counts.set(name, call);
      waiting.set(`${name} ${call}`, { resolve, reject });
    });
  const take = (port: string, call: number): Waiting | undefined => {
    const key = `${port} ${call}`;
    const found = waiting.get(key);
    waiting.delete(key);
    return found;
  };
  return {
    ports: {
      ...(Object.fromEntries(names.map((name) => [name, scripted(name)])) as unknown as CheckoutPorts),
      storage: forgetfulStorage,
      now,
    },
    answer: (port, call, value) => {
      const found = take(port, call);
      found?.resolve(value);
      return found !== undefined;
    },
    fail: (port, call, error) => {
      const found = take(port, call);
      found?.reject(error);
      return found !== undefined;
    },
  };
};
