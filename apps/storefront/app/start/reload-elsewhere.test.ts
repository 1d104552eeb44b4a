import { afterEach, describe, expect, it, vi } from 'vitest';
import { reloadElsewhere } from './reload-elsewhere.ts';

/** A window at a URL, with another one in its history. */
const openWindow = (isShownBy: () => boolean) => {
  const reload = vi.fn();
  const location = { pathname: '/bars', search: '?page=2', reload };
  const listeners: (() => void)[] = [];
  vi.stubGlobal('window', { location, addEventListener: (_type: string, hear: () => void) => listeners.push(hear) });
  reloadElsewhere(isShownBy);
  const goBack = (to: Partial<typeof location>) => {
    Object.assign(location, to);
    for (const hear of listeners) hear();
  };
  return { reload, goBack };
};

afterEach(() => vi.unstubAllGlobals());

describe('Back before a router is loaded', () => {
  it.each([{ pathname: '/plates' }, { search: '' }])('reloads the document: %j', (to) => {
    const { goBack, reload } = openWindow(() => false);
    goBack(to);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('leaves a change of the hash alone to the browser', () => {
    const { goBack, reload } = openWindow(() => false);
    goBack({});
    expect(reload).not.toHaveBeenCalled();
  });

  it('is handled by the router once it is loaded', () => {
    const { goBack, reload } = openWindow(() => true);
    goBack({ pathname: '/plates' });
    expect(reload).not.toHaveBeenCalled();
  });
});
