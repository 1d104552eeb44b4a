import { money } from '@ironcart/core/money';
import { describe, expect, it } from 'vitest';
import { findVisitor, type VisitorPlaces } from './visitor.ts';

/** A browser with cookies and storage. */
const browser = () => {
  const stored = new Map<string, string>();
  const written: string[] = [];
  const places: VisitorPlaces = {
    cookies: () => written.map((cookie) => cookie.split(';', 1)[0]).join('; '),
    setCookie: (text) => void written.push(text),
    isHttps: true,
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
  };
  return { places, written, stored };
};

describe('visitor id', () => {
  const user = { name: 'user' } as const;
  const order = (orderId: string) => ({ name: 'order_confirm', orderId, total: money(1), items: [] }) as const;

  it('is created once and then kept', () => {
    const { places } = browser();
    expect([findVisitor(places, () => 'a').id, findVisitor(places, () => 'b').id]).toEqual(['a', 'a']);
  });

  it('is reported by the next page if this one was left before the report was sent [S7-calls-rfk-12]', () => {
    const { places, stored } = browser();
    const left = findVisitor(places, () => 'a');
    expect([left.claim(user), left.claim(user)]).toEqual([true, false]);
    const next = findVisitor(places, () => 'b');
    expect(next.claim(user)).toBe(true);
    next.settle(user, false);
    expect(next.claim(user)).toBe(true);
    next.settle(user, true);
    expect([next.claim(user), findVisitor(places, () => 'b').claim(user)]).toEqual([false, false]);
    expect([...stored.values()]).not.toContain('a');
  });

  it('is reported again after its cookie was deleted [S7-calls-rfk-12]', () => {
    const { places, written } = browser();
    findVisitor(places, () => 'a').settle(user, true);
    written.length = 0;
    expect(findVisitor(places, () => 'b').claim(user)).toBe(true);
  });

  it('is stored in a cookie for 60 days, written once [S9-cookies-03]', () => {
    const { places, written } = browser();
    findVisitor(places, () => 'a');
    findVisitor(places, () => 'b');
    expect(written).toEqual(['ironcart-visitor=a; Path=/; Max-Age=5184000; SameSite=Lax; Secure']);
  });

  it('reports an order once, however often its page is opened [S7-calls-rfk-19]', () => {
    const { places } = browser();
    const first = findVisitor(places, () => 'a');
    expect(first.claim(order('1'))).toBe(true);
    first.settle(order('1'), true);
    const reloaded = findVisitor(places, () => 'a');
    expect([first.claim(order('1')), reloaded.claim(order('1')), reloaded.claim(order('2'))]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('works even if the browser stores nothing', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const storage = { getItem: denied, setItem: denied, removeItem: denied };
    const visitor = findVisitor({ cookies: denied, setCookie: denied, isHttps: false, storage }, () => 'a');
    visitor.settle(user, true);
    expect([visitor.id, visitor.claim(user), visitor.claim(order('1'))]).toEqual(['a', true, true]);
  });
});
