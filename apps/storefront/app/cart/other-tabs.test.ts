// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { type OtherTabs, watchOtherTabs } from './other-tabs.ts';

const tabs: OtherTabs[] = [];
const open = (isLoggedIn = false) => {
  const reload = vi.fn();
  const tab = watchOtherTabs({ site: { code: 'USA' }, isLoggedIn, reload });
  tabs.push(tab);
  return { ...tab, reload };
};
const shows = (total: number) => ({ matches: [{ id: 'root', loaderData: { cart: { items: [total], total } } }] });
const delivered = () => new Promise((resolve) => setTimeout(resolve, 50));

afterEach(() => {
  for (const tab of tabs.splice(0)) tab.stop();
  vi.restoreAllMocks();
});

it('cart change in another tab reloads a tab once, without an endless exchange of messages', async () => {
  const [mine, other] = [open(), open()];
  mine.see(shows(1));
  other.see(shows(1));
  await delivered();
  mine.reload.mockClear();
  mine.see(shows(2));
  await delivered();
  expect(other.reload).toHaveBeenCalledOnce();
  other.see(shows(2));
  await delivered();
  expect(mine.reload).not.toHaveBeenCalled();
  expect(other.reload).toHaveBeenCalledOnce();
});

it('cart change in another tab is reported once to a tab that started listening late', async () => {
  const early = open();
  early.see(shows(2));
  const late = open();
  late.see(shows(1));
  await delivered();
  expect(early.reload).toHaveBeenCalledOnce();
  early.see(shows(2));
  await delivered();
  expect(late.reload).toHaveBeenCalledOnce();
  late.see(shows(1));
  await delivered();
  early.see(shows(2));
  await delivered();
  expect(late.reload).toHaveBeenCalledOnce();
});

it('log-in in another tab is reported to the other tabs', async () => {
  const guest = open();
  guest.see(shows(1));
  open(true).see(shows(1));
  await delivered();
  expect(guest.reload).toHaveBeenCalledOnce();
});

it('cart change in another tab reloads a hidden tab once it becomes visible', async () => {
  const view = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const [mine, hidden] = [open(), open()];
  hidden.see(shows(1));
  mine.see(shows(2));
  await delivered();
  expect(hidden.reload).not.toHaveBeenCalled();
  view.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(hidden.reload).toHaveBeenCalledOnce();
});

it('page without a cart sends no message to other tabs', async () => {
  const other = open();
  other.see(shows(1));
  open().see({ matches: [{ id: 'root', loaderData: undefined }] });
  await delivered();
  expect(other.reload).not.toHaveBeenCalled();
});
