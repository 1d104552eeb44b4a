import { describe, expect, it } from 'vitest';
import { createScriptedPorts } from './scripted-ports.ts';

const open = () => createScriptedPorts(['order', 'deleteList'], () => 1_000);

describe('ports with recorded responses', () => {
  it('respond to a call by its number, in any order', async () => {
    const { ports, answer } = open();
    const first = ports.deleteList('a');
    const second = ports.deleteList('b');
    expect(answer('deleteList', 2, 'second')).toBe(true);
    expect(answer('deleteList', 1, 'first')).toBe(true);
    expect(await Promise.all([first, second])).toEqual(['first', 'second']);
  });

  it('reject a call with the given error', async () => {
    const { ports, fail } = open();
    const asked = ports.order('order-1', 1);
    const error = new Error('Nothing answers');
    expect(fail('order', 1, error)).toBe(true);
    await expect(asked).rejects.toBe(error);
  });

  it('track calls that were not made, and calls already answered', async () => {
    const { ports, answer, fail } = open();
    expect(answer('order', 1, {})).toBe(false);
    expect(fail('order', 1, new Error('x'))).toBe(false);
    const asked = ports.deleteList('a');
    expect(answer('order', 1, {})).toBe(false);
    expect(answer('deleteList', 1, undefined)).toBe(true);
    await asked;
    expect(answer('deleteList', 1, undefined)).toBe(false);
    expect(fail('deleteList', 1, new Error('x'))).toBe(false);
  });

  it('use the recorded time, and a storage that stores nothing', () => {
    const { ports } = open();
    ports.storage.set('r_co', 'draft');
    expect(ports.storage.get('r_co')).toBeNull();
    expect(ports.now()).toBe(1_000);
  });
});
