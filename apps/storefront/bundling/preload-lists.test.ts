// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { preloadListsApart } from './preload-lists.ts';

type Preload = <T>(load: () => Promise<T>, chunk?: string | readonly string[]) => Promise<T>;

interface Chunk {
  readonly type: 'chunk';
  code: string;
}

const hostCode = `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/Panel-1.js","assets/base-1.js","assets/Panel-1.css"])))=>i.map(i=>d[i]);
import"./base-1.js";open=()=>p(()=>import("./Panel-1.js"),__vite__mapDeps([0,1,2]));other=()=>p(()=>import("./Small-1.js"),[])`;

/** Runs the plugin on a bundle of the helper and a chunk that imports another one later. */
const bundled = () => {
  const plugin = preloadListsApart() as unknown as {
    readonly load: { readonly handler: () => string };
    readonly generateBundle: { readonly handler: (this: unknown, options: object, bundle: object) => void };
  };
  const helper: Chunk = { type: 'chunk', code: plugin.load.handler() };
  const host: Chunk = { type: 'chunk', code: hostCode };
  const emitted: { readonly fileName: string; readonly source: string }[] = [];
  const context = { emitFile: (file: (typeof emitted)[number]) => emitted.push(file) };
  plugin.generateBundle.handler.call(context, {}, { helper, host });
  return { helper: helper.code, host: host.code, emitted };
};

/** A new copy of the helper, as on a new page. */
const preloadOfNewPage = async (): Promise<Preload> => {
  const source = `${bundled().helper}\n// ${Math.random()}`;
  const module = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`);
  return module.__vitePreload;
};

const answerLists = () => {
  const [lists] = bundled().emitted;
  const fetched = vi.fn(async (_path: string) => new Response(lists?.source));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

const links = () =>
  [...document.head.querySelectorAll('link')].map((link) => `${link.rel} ${link.getAttribute('href')}`);

const styleArrives = async (event = 'load') => {
  await vi.waitFor(() => expect(document.querySelector('link[rel=stylesheet]')).not.toBeNull());
  document.querySelector('link[rel=stylesheet]')?.dispatchEvent(new Event(event));
};

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

describe('file lists of lazily loaded chunks', () => {
  it('are in one file, and scripts name only the chunk', () => {
    const { helper, host, emitted } = bundled();
    expect(host).toBe(
      'import"./base-1.js";open=()=>p(()=>import("./Panel-1.js"),"assets/Panel-1.js");other=()=>p(()=>import("./Small-1.js"),[])',
    );
    expect(emitted).toEqual([
      {
        type: 'asset',
        fileName: expect.stringMatching(/^assets\/preload-lists-[\w-]{8}\.json$/),
        source: '[["assets/base-1.js","assets/Panel-1.css"],{"assets/Panel-1.js":[0,1]}]',
      },
    ]);
    expect(helper).toContain(`fetch('/${emitted[0]?.fileName}')`);
  });

  it('fail the build if Vite writes them in another way', () => {
    const plugin = preloadListsApart() as unknown as ReturnType<typeof Object>;
    expect(() => plugin.generateBundle.handler.call({}, {}, { host: { type: 'chunk', code: 'a()' } })).toThrow(
      'was not found',
    );
  });

  it('are requested with the first such chunk, which waits for its styles', async () => {
    const fetched = answerLists();
    const preload = await preloadOfNewPage();
    let isThere = false;
    const panel = preload(async () => 'panel', 'assets/Panel-1.js').then((loaded) => {
      isThere = true;
      return loaded;
    });
    await vi.waitFor(() =>
      expect(links()).toEqual(['modulepreload /assets/base-1.js', 'stylesheet /assets/Panel-1.css']),
    );
    expect(isThere).toBe(false);
    await styleArrives();
    expect(await panel).toBe('panel');
    expect(await preload(async () => 'again', 'assets/Panel-1.js')).toBe('again');
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(links()).toHaveLength(2);
  });

  it('are not needed for a chunk without further files, or one that the document links', async () => {
    const fetched = answerLists();
    const preload = await preloadOfNewPage();
    document.head.innerHTML = '<link rel="modulepreload" href="/assets/Panel-1.js">';
    expect(await preload(async () => 'small', [])).toBe('small');
    expect(await preload(async () => 'panel', 'assets/Panel-1.js')).toBe('panel');
    expect(fetched).not.toHaveBeenCalled();
    expect(links()).toHaveLength(1);
  });

  it('are requested again after a failure, like styles', async () => {
    const answer = answerLists();
    const preload = await preloadOfNewPage();
    answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(preload(async () => 'panel', 'assets/Panel-1.js')).rejects.toThrow('Failed to fetch');
    const withoutStyle = preload(async () => 'panel', 'assets/Panel-1.js');
    const refused = expect(withoutStyle).rejects.toThrow('assets/Panel-1.css');
    await styleArrives('error');
    await refused;
    const panel = preload(async () => 'panel', 'assets/Panel-1.js');
    await styleArrives();
    expect(await panel).toBe('panel');
  });
});
