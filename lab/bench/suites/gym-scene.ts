import { chromium } from '@playwright/test';
import { ensureChromium } from '../../../scripts/prepare/chromium.mjs';
import type { Comparison } from '../figures/ratio-table.ts';
import type { halls as pageHalls } from '../gym-scene/page.ts';
import { servePage } from '../gym-scene/serve-page.ts';

declare const halls: typeof pageHalls;

const rounds = 12;
const mostCalls = 60;

/** The lower quartile, which a busy machine disturbs least. */
const quartile = (milliseconds: readonly number[]): number =>
  milliseconds.toSorted((one, other) => one - other)[Math.floor(milliseconds.length / 4)] ?? Number.NaN;

/**
 * Measures a frame of a hall with a hundred pieces and one of the empty hall, in turns, rendered on the processor
 * alone.
 */
export const measureGymScene = async (): Promise<readonly Comparison[]> => {
  const { url, server } = await servePage();
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--enable-unsafe-swiftshader', '--use-angle=swiftshader'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1200, height: 1600 } });
    await page.goto(url);
    // All models are loaded: no placeholder block is left.
    await page.waitForFunction(() => halls.full.triangles() > 400_000, undefined, { timeout: 60_000 });
    const times = await page.evaluate(async (turns) => {
      const taken = { empty: [] as number[], full: [] as number[], changed: [] as number[], calls: 0 };
      for (let turn = 0; turn < turns; turn += 1) {
        taken.empty.push(await halls.empty.turned());
        taken.full.push(await halls.full.turned());
        taken.changed.push(await halls.full.changed());
        taken.calls = Math.max(taken.calls, halls.full.calls());
      }
      return taken;
    }, rounds);
    if (times.calls > mostCalls) throw new Error(`A frame takes ${times.calls} draw calls, more than ${mostCalls}.`);
    const measured = (name: string, milliseconds: readonly number[], isOurs: boolean) => ({
      name,
      perSecond: 1000 / quartile(milliseconds),
      isOurs,
    });
    return [
      {
        title: 'A frame of 1200 x 760',
        unit: 'frames',
        measurements: [
          measured('the empty hall', times.empty, false),
          measured('a hundred pieces, the eye moved', times.full, true),
          measured(`a hundred pieces, something changed (${times.calls} draw calls)`, times.changed, true),
        ],
      },
    ];
  } finally {
    await browser.close();
    server.close();
  }
};
