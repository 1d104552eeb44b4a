import { describe, expect, it } from 'vitest';
import { createCartChanges } from './cart-changes.ts';

const openChanges = () => {
  const sent: string[] = [];
  const ends = new Map<string, () => void>();
  const change = createCartChanges();
  return {
    sent,
    change: (about: string, what: string) =>
      change(about, () => {
        sent.push(what);
        return new Promise((resolve) => ends.set(what, resolve));
      }),
    end: async (what: string) => {
      ends.get(what)?.();
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
};

describe('changes to the cart', () => {
  it('of several lines are sent sequentially', async () => {
    const { sent, change, end } = openChanges();
    change('bar', 'bar 2');
    change('plate', 'plate 2');
    change('collar', 'collar 2');
    expect(sent).toEqual(['bar 2']);
    await end('bar 2');
    expect(sent).toEqual(['bar 2', 'plate 2']);
    await end('plate 2');
    expect(sent).toEqual(['bar 2', 'plate 2', 'collar 2']);
  });

  it('replace a pending change of the same line immediately, while others still wait', async () => {
    const { sent, change, end } = openChanges();
    change('bar', 'bar 2');
    change('plate', 'plate 2');
    change('bar', 'bar 3');
    await end('bar 2');
    expect(sent).toEqual(['bar 2', 'bar 3']);
    await end('bar 3');
    expect(sent).toEqual(['bar 2', 'bar 3', 'plate 2']);
  });

  it('that are queued are replaced by newer ones of their line', async () => {
    const { sent, change, end } = openChanges();
    change('bar', 'bar 2');
    change('plate', 'plate 2');
    change('plate', 'plate 3');
    await end('bar 2');
    await end('plate 3');
    change('bar', 'bar 4');
    expect(sent).toEqual(['bar 2', 'plate 3', 'bar 4']);
  });

  it('that fail are reported, and the following ones are sent', async () => {
    const reported: unknown[] = [];
    const sent: string[] = [];
    const failure = new Error('offline');
    const change = createCartChanges((error) => reported.push(error));
    change('bar', () => Promise.reject(failure));
    change('plate', async () => void sent.push('plate 2'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(reported).toEqual([failure]);
    expect(sent).toEqual(['plate 2']);
    change('bar', async () => void sent.push('bar 3'));
    expect(sent).toEqual(['plate 2', 'bar 3']);
  });
});
