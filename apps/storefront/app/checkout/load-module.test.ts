import { describe, expect, it } from 'vitest';
import { loadModule } from './load-module.ts';

const loading = (...answers: readonly (() => Promise<string>)[]) => {
  const logged: unknown[] = [];
  let attempts = 0;
  const load = () => {
    attempts += 1;
    return (answers[attempts - 1] ?? (() => Promise.reject(new Error('asked too often'))))();
  };
  const loaded = loadModule(load, (message, cause) => logged.push([message, cause]));
  return { loaded, logged, attempts: () => attempts };
};

const fails = (message: string) => () => Promise.reject(new Error(message));

describe('lazily loaded part of checkout', () => {
  it('is imported again after a failure, silently [S4-misc-12]', async () => {
    const { loaded, logged, attempts } = loading(fails('lost'), async () => 'checkout');
    expect([await loaded, attempts(), logged]).toEqual(['checkout', 2, []]);
  });

  it('that fails twice is logged and rejected [S8-err-other-21]', async () => {
    const { loaded, logged, attempts } = loading(fails('lost'), fails('lost again'));
    await expect(loaded).rejects.toThrow('lost again');
    expect([attempts(), logged]).toEqual([2, [['Checkout did not load', new Error('lost again')]]]);
  });
});
