import { expect, type Locator, type Page } from '@playwright/test';

/** More presses of Tab than any page needs from its first to its last control. */
const mostPresses = 150;

const hasFocus = (target: Locator): Promise<boolean> => target.evaluate((element) => element.matches(':focus'));

/** A shopper who uses only the keyboard: Tab, arrows, Space, Enter and typing. */
export class Keyboard {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens a page and follows its skip link to the content. */
  async opens(path: string): Promise<void> {
    await this.page.goto(path);
    await this.page.keyboard.press('Tab');
    await expect(this.page.getByRole('link', { name: /^Skip to/ }).first()).toBeFocused();
    await this.page.keyboard.press('Enter');
    await this.page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  }

  /** Presses Tab until the target has the focus. */
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

  /** Tabs to a group of choices, which is a single tab stop, and selects a choice with the arrow keys. */
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
