import { act, type ReactNode, Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyWithRetry, PartNotLoadedError } from './lazy-with-retry.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const failure = 'This part of the page did not load.';
const recovered = vi.fn((error: unknown) => (error as Error).cause);
let root: Root;

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root') as HTMLElement, {
    onRecoverableError: recovered,
    onCaughtError: () => undefined,
  });
});

afterEach(async () => {
  await act(() => root.unmount());
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

const text = () => document.body.textContent;
const renderInside = (parts: ReactNode) => act(async () => root.render(<Suspense>{parts}</Suspense>));

type Named = (props: { readonly name: string }) => string;

/** A part that fails to load the given number of times. */
const partAfter = (failures: number) => {
  const load = vi.fn(async (): Promise<Named> => {
    if (load.mock.calls.length <= failures) throw new Error('offline');
    return ({ name }) => `part of ${name}`;
  });
  const Part = lazyWithRetry(load);
  const show = (name: string) => renderInside(<Part name={name} />);
  const retry = () => act(async () => document.querySelector('button')?.click());
  return { Part, load, show, retry };
};

describe('lazily loaded part whose script does not arrive', () => {
  it("shows a message in its place, and React's error report contains the cause", async () => {
    const { Part } = partAfter(Number.POSITIVE_INFINITY);
    let arrive: (part: () => string) => void = () => undefined;
    const Slow = lazyWithRetry(() => new Promise<() => string>((resolve) => (arrive = resolve)));
    await renderInside(
      <>
        <Slow />
        <Part name="a" />
      </>,
    );
    await act(async () => arrive(() => 'the slow part '));
    expect(text()).toBe(`the slow part ${failure}Try again`);
    expect(recovered.mock.results.every(({ value }) => value instanceof PartNotLoadedError)).toBe(true);
  });

  it('is loaded by a retry, with the current properties', async () => {
    const { load, show, retry } = partAfter(1);
    await show('yesterday');
    expect(text()).toContain(failure);
    await show('today');
    await retry();
    expect(text()).toBe('part of today');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('reloads the page if a retry fails too and the server answers, because browsers request a failed script only once', async () => {
    const { show, retry } = partAfter(Number.POSITIVE_INFINITY);
    const reload = vi.fn();
    vi.stubGlobal('location', { href: 'http://shop.test/bar', reload });
    const fetched = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(new Response());
    vi.stubGlobal('fetch', fetched);
    await show('today');
    expect(fetched).not.toHaveBeenCalled();
    await retry();
    expect(reload).not.toHaveBeenCalled();
    expect(text()).toContain(failure);
    await retry();
    expect(fetched).toHaveBeenLastCalledWith('http://shop.test/bar', { method: 'HEAD' });
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('passes an error inside a loaded part to the page', async () => {
    const Broken = lazyWithRetry(async () => (): never => {
      throw new Error('inside');
    });
    await expect(Promise.resolve(renderInside(<Broken />))).rejects.toThrow('inside');
  });
});
