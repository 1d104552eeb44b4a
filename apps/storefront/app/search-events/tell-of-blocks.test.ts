// @vitest-environment jsdom
import type { SearchEvent } from '@ironcart/api/client';
import { afterEach, describe, expect, it } from 'vitest';
import { type BlockViewDetail, blockViewEvent } from '../content/block-view-event.ts';
import { tellOfBlocks } from './tell-of-blocks.ts';

const tracked = (name: string, productIds: readonly number[], more = {}) => ({
  name: 'ProductRow',
  props: { productIds, ...more },
  tracking: { name, index: 0, whenVisible: false },
});

const visit = {
  key: 'a',
  pathname: '/',
  matches: [
    {
      id: 'home',
      loaderData: {
        blocks: [
          tracked('best', [1, 2]),
          { name: 'Columns', props: {}, slots: { first: [tracked('late', [3], { isLazy: true })] } },
          { name: 'Banner', props: { title: 'x' }, tracking: { name: 'banner', index: 0, whenVisible: false } },
        ],
      },
    },
  ],
};

const open = (listen?: (detail: BlockViewDetail) => void) => {
  document.body.innerHTML = ['best', 'late', 'banner']
    .map((name) => `<div data-track="${name}" data-track-index="0" data-track-when="loaded"></div>`)
    .join('');
  document.querySelector('[data-track=late]')?.addEventListener(blockViewEvent, (event) => {
    if (listen === undefined) return;
    event.preventDefault();
    listen((event as CustomEvent<BlockViewDetail>).detail);
  });
  const told: SearchEvent[] = [];
  tellOfBlocks(
    visit,
    (event) => told.push(event),
    () => ({ observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined }),
  );
  return told;
};

afterEach(() => {
  document.body.innerHTML = '';
});

describe('tracked blocks of a content page', () => {
  it('are reported with their products, except blocks without products', () => {
    expect(open()).toEqual([
      { name: 'widget_appear', widgetId: 'best', productIds: [1, 2] },
      { name: 'widget_appear', widgetId: 'late', productIds: [3] },
    ]);
  });

  it('wait for a row whose products are not loaded yet [S4-misc-06]', () => {
    const waiting: BlockViewDetail[] = [];
    const told = open((detail) => waiting.push(detail));
    expect(told).toEqual([{ name: 'widget_appear', widgetId: 'best', productIds: [1, 2] }]);
    waiting[0]?.tell();
    expect(told[1]).toEqual({ name: 'widget_appear', widgetId: 'late', productIds: [3] });
  });
});
