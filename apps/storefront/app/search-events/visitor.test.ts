import { describe, expect, it } from 'vitest';
import { findVisitor } from './visitor.ts';

const memory = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
};

describe('a visitor', () => {
  it('is new once, and keeps the id [S7-calls-rfk-12]', () => {
    const storage = memory();
    expect(findVisitor(storage, () => 'a')).toMatchObject({ id: 'a', isNew: true });
    expect(findVisitor(storage, () => 'b')).toMatchObject({ id: 'a', isNew: false });
  });

  it('places an order once, however often its page is opened [S7-calls-rfk-19]', () => {
    const storage = memory();
    expect(findVisitor(storage, () => 'a').isNewOrder('1')).toBe(true);
    expect(findVisitor(storage, () => 'a').isNewOrder('1')).toBe(false);
    expect(findVisitor(storage, () => 'a').isNewOrder('2')).toBe(true);
  });

  it('is one all the same where the browser keeps nothing', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const visitor = findVisitor({ getItem: denied, setItem: denied }, () => 'a');
    expect([visitor.id, visitor.isNew, visitor.isNewOrder('1')]).toEqual(['a', true, true]);
  });
});
