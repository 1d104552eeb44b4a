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
    storage: { getItem: (key) => stored.get(key) ?? null, setItem: (key, value) => void stored.set(key, value) },
  };
  return { places, written };
};

describe('visitor id', () => {
  it('is created once and kept [S7-calls-rfk-12]', () => {
    const { places } = browser();
    expect(findVisitor(places, () => 'a')).toMatchObject({ id: 'a', isNew: true });
    expect(findVisitor(places, () => 'b')).toMatchObject({ id: 'a', isNew: false });
  });

  it('is stored in a cookie for 60 days, written once [S9-cookies-03]', () => {
    const { places, written } = browser();
    findVisitor(places, () => 'a');
    findVisitor(places, () => 'b');
    expect(written).toEqual(['ironcart-visitor=a; Path=/; Max-Age=5184000; SameSite=Lax; Secure']);
  });

  it('reports an order once, however often its page is opened [S7-calls-rfk-19]', () => {
    const { places } = browser();
    expect(findVisitor(places, () => 'a').isNewOrder('1')).toBe(true);
    expect(findVisitor(places, () => 'a').isNewOrder('1')).toBe(false);
    expect(findVisitor(places, () => 'a').isNewOrder('2')).toBe(true);
  });

  it('works even if the browser stores nothing', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const storage = { getItem: denied, setItem: denied };
    const visitor = findVisitor({ cookies: denied, setCookie: denied, isHttps: false, storage }, () => 'a');
    expect([visitor.id, visitor.isNew, visitor.isNewOrder('1')]).toEqual(['a', true, true]);
  });
});
