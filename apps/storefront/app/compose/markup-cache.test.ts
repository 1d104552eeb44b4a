import { describe, expect, it } from 'vitest';
import { createMarkupCache } from './markup-cache.ts';

const asking = (most?: number) => {
  const cache = createMarkupCache(most);
  let rendered = 0;
  const ask = async (address: string, data: string): Promise<string> => {
    const markup = await cache.markupOf({ address, data, nonce: 'n0' }, async () => {
      rendered += 1;
      return new TextEncoder().encode(`${address} ${data}`);
    });
    return new TextDecoder().decode(markup);
  };
  return { ask, rendered: () => rendered };
};

describe('cache of rendered markup', () => {
  it('renders once for the same data and URL', async () => {
    const { ask, rendered } = asking();
    expect([await ask('/a', '1'), await ask('/a', '1')]).toEqual(['/a 1', '/a 1']);
    expect(rendered()).toBe(1);
  });

  it('renders again for other data or another URL', async () => {
    const { ask, rendered } = asking();
    expect([await ask('/a', '1'), await ask('/a', '2'), await ask('/b', '1')]).toEqual(['/a 1', '/a 2', '/b 1']);
    expect(rendered()).toBe(3);
  });

  it('does not store markup that contains response-specific values', async () => {
    const { ask, rendered } = asking();
    await ask('/a', '<script nonce="n0">');
    await ask('/a', '<script nonce="n0">');
    expect(rendered()).toBe(2);
  });

  it('evicts the least recently used entry when full', async () => {
    const { ask, rendered } = asking(8);
    for (const address of ['/a', '/b', '/a', '/c', '/a']) await ask(address, '1');
    expect(rendered()).toBe(3);
    await ask('/b', '1');
    expect(rendered()).toBe(4);
  });
});
