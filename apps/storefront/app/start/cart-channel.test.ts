import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { cartChannelOf, hearOtherTabs } from './cart-channel.ts';

it('cart channel delivers messages of other tabs received before the first listener: first only the latest, then each', async () => {
  const site = { code: 'early' };
  const news = hearOtherTabs(site);
  const other = cartChannelOf(site);
  const heard: unknown[] = [];
  other.postMessage('first');
  other.postMessage('second');
  await sleep(50);
  news.tell((message) => heard.push(message));
  other.postMessage('third');
  await sleep(50);
  expect(heard).toEqual(['second', 'third']);
  news.close();
  other.close();
});
