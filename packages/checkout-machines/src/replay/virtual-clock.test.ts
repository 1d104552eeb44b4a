import { describe, expect, it } from 'vitest';
import { createVirtualClock } from './virtual-clock.ts';

const open = (startMs?: number) => {
  const clock = createVirtualClock(startMs);
  const fired: string[] = [];
  const set = (name: string, delayMs: number) => clock.setTimeout(() => fired.push(name), delayMs);
  return { clock, fired, set };
};

describe('virtual clock', () => {
  it('stands still until advanced', () => {
    const { clock, fired, set } = open();
    set('soon', 10);
    expect(clock.now()).toBe(0);
    clock.moveTo(25);
    expect(clock.now()).toBe(25);
    expect(fired).toEqual([]);
    clock.moveTo(20);
    expect(clock.now()).toBe(25);
  });

  it('fires timers in order of their due time, and equal ones in order of creation', () => {
    const { clock, fired, set } = open();
    set('late', 30);
    set('first at 20', 20);
    set('early', 10);
    set('second at 20', 20);
    expect(clock.pendingMs()).toEqual([10, 20, 20, 30]);
    const times = ['early', 'first', 'second', 'late'].map(() => [clock.fireNext(), clock.now()]);
    expect(fired).toEqual(['early', 'first at 20', 'second at 20', 'late']);
    expect(times).toEqual([10, 20, 20, 30].map((ms) => [true, ms]));
    expect(clock.fireNext()).toBe(false);
    expect(clock.pendingMs()).toEqual([]);
  });

  it('fires overdue timers late, without moving back', () => {
    const { clock, fired, set } = open();
    set('due', 10);
    clock.moveTo(50);
    expect(clock.pendingMs()).toEqual([-40]);
    clock.fireNext();
    expect([clock.now(), fired]).toEqual([50, ['due']]);
  });

  it('does not fire a cleared timer', () => {
    const { clock, fired, set } = open();
    const id = set('gone', 10);
    set('stays', 20);
    clock.clearTimeout(id);
    clock.fireNext();
    expect(fired).toEqual(['stays']);
    expect(clock.now()).toBe(20);
  });

  it('starts at a given time', () => {
    const { clock, set } = open(1_000);
    set('soon', 10);
    expect(clock.now()).toBe(1_000);
    clock.fireNext();
    expect(clock.now()).toBe(1_010);
  });
});
