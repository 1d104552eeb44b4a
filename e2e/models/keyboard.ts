import { expect, type Locator, type Page } from '@playwright/test';

/** More presses of Tab than any page needs from one of its ends to the other. */
const mostPresses = 150;

const hasFocus = (target: Locator): Promise<boolean> => target.evaluate((element) => element.matches(':focus'));

/** A shopper who has no mouse: Tab, arrows, Space and Enter, and what is typed. */
export class Keyboard {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens a page and goes by its first link to what it is about. */
  async opens(path: string): Promise<void> {
    await this.page.goto(path);
    await this.page.keyboard.press('Tab');
    await expect(this.page.getByRole('link', { name: /^Skip to/ }).first()).toBeFocused();
    await this.page.keyboard.press('Enter');
    await this.page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  }

  /** Goes on by Tab until something has the focus. */
  async reaches(target: Locator): Promise<void> {
    await target.waitFor({ state: 'attached' });
    for (let presses = 0; presses < mostPresses && !(await hasFocus(target)); presses += 1) {
      await this.page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  }

  async presses(target: Locator): Promise<void> {
    await this.reaches(target);
    await this.page.keyboard.press('Enter');
  }

  async types(target: Locator, text: string): Promise<void> {
    await this.reaches(target);
    await this.page.keyboard.type(text);
  }

  /** Goes to a group of choices, of which Tab reaches one, and by the arrows to the one that is meant. */
  async chooses(group: Locator, name: string | RegExp): Promise<void> {
    const choice = group.getByRole('radio', { name });
    await choice.waitFor({ state: 'attached' });
    const isThere = (): Promise<boolean> => group.evaluate((element) => element.matches(':focus-within'));
    for (let presses = 0; presses < mostPresses && !(await isThere()); presses += 1) {
      await this.page.keyboard.press('Tab');
    }
    const count = await group.getByRole('radio').count();
    for (let presses = 0; presses < count && !(await choice.isChecked()); presses += 1) {
      await this.page.keyboard.press('ArrowDown');
    }
    await expect(choice).toBeChecked();
  }
}
