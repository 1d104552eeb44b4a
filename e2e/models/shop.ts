import { expect, type Page } from '@playwright/test';
import { fillList } from '../fixtures/fill-list.ts';

export interface NewCustomer {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
}

/** Page model of the shop: a shopper's actions as sentences. */
export class Shop {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async opens(path: string): Promise<void> {
    const response = await this.page.goto(path);
    expect(response?.status(), path).toBeLessThan(400);
    await this.showsIntent();
  }

  /** Moves the pointer over an empty area: a page's application starts with the first interaction. */
  async showsIntent(): Promise<void> {
    await this.page.mouse.move(1, 1);
    await this.page.mouse.move(0, 0);
  }

  /** Waits until the page is hydrated, for journeys that depend on it. */
  async isReady(): Promise<void> {
    await this.showsIntent();
    await this.page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  }

  async sees(text: string | RegExp): Promise<void> {
    await expect(this.page.getByText(text).first()).toBeVisible();
  }

  async seesHeading(text: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: text })).toBeVisible();
  }

  /** Opens a product from a list. */
  async opensProduct(name: string): Promise<void> {
    await this.page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
    await this.seesHeading(name);
  }

  async chooses(option: string): Promise<void> {
    const choice = this.page.getByRole('main').getByRole('radio', { name: option, exact: true });
    // Scrolls it to the centre, because a bar may cover the window's edges.
    await choice.evaluate((input) => input.scrollIntoView({ block: 'center' }));
    await choice.check({ force: true });
  }

  async setsQuantity(quantity: number): Promise<void> {
    await this.page.getByRole('main').getByRole('spinbutton').first().fill(String(quantity));
  }

  async addsToCart(): Promise<void> {
    await this.page.getByRole('button', { name: 'Add to cart' }).first().click();
  }

  get sideCart() {
    return this.page.getByRole('dialog', { name: /Your cart/ });
  }

  async seesInSideCart(text: string): Promise<void> {
    await expect(this.sideCart).toBeVisible();
    await expect(this.sideCart.getByText(text).first()).toBeVisible();
  }

  async goesToCartFromSideCart(): Promise<void> {
    await this.sideCart.getByRole('link', { name: 'View cart' }).click();
    await this.page.waitForURL(/\/cart$/);
  }

  async goesToCheckout(): Promise<void> {
    await this.page
      .getByRole('main')
      .getByRole('link', { name: /Check out|Checkout/ })
      .first()
      .click();
    await this.page.waitForURL(/\/checkout(\/shipping)?$/);
  }

  async logsIn(email: string, password: string): Promise<void> {
    await this.opens('/login');
    const form = this.page.locator('form', { has: this.page.getByRole('button', { name: 'Log in', exact: true }) });
    await form.getByLabel('Email').fill(email);
    await form.getByLabel('Password', { exact: true }).fill(password);
    await form.getByRole('button', { name: 'Log in', exact: true }).click();
    await this.page.waitForURL((url) => !url.pathname.endsWith('/login'));
  }

  async logsOut(): Promise<void> {
    // Below desktop width, the account menu has to be opened first, after its page has loaded.
    const navigation = this.page.getByRole('navigation', { name: 'Account' });
    await expect(navigation).toBeVisible();
    const menu = navigation.locator('summary');
    if (await menu.isVisible()) await menu.click();
    await this.page.getByRole('button', { name: 'Log out' }).first().click();
    await this.page.waitForURL((url) => url.pathname === '/');
  }

  async asksForNewPassword(email: string): Promise<void> {
    await this.page.waitForURL(/\/forgot-password$/);
    const send = this.page.getByRole('button', { name: 'Send me a link' });
    await this.page.locator('form', { has: send }).getByLabel('Email', { exact: true }).fill(email);
    await send.click();
  }

  async choosesPassword(password: string): Promise<void> {
    await this.page.getByLabel('New password', { exact: true }).fill(password);
    await this.page.getByRole('button', { name: 'Change password' }).click();
  }

  /** Buys the product of this page immediately, in a separate list beside the cart, as an app does. */
  buysAtOnce(path: string): Promise<string> {
    return fillList(this.page, 'buyNow', path);
  }

  /** Registers an account, which also logs in. */
  async registers(person: NewCustomer): Promise<void> {
    await this.opens('/login');
    await this.createsAccount(person);
    await this.page.waitForURL(/\/account/);
  }

  /** Registers on the open log-in page, which then redirects to the page before it. */
  async createsAccount(person: NewCustomer): Promise<void> {
    const form = this.page.locator('form', { has: this.page.getByRole('button', { name: 'Create account' }) });
    await form.getByLabel('First name').fill(person.firstname);
    await form.getByLabel('Last name').fill(person.lastname);
    await form.getByLabel('Email').fill(person.email);
    await form.getByLabel('Password', { exact: true }).fill('heavy-single-91');
    await form.getByRole('button', { name: 'Create account' }).click();
  }

  /** Adds the product of a page to the cart and goes to checkout. */
  async takesToCheckout(path: string): Promise<void> {
    await this.opens(path);
    await this.isReady();
    await this.addsToCart();
    await expect(this.sideCart).toBeVisible();
    await this.sideCart.getByRole('link', { name: 'Check out' }).click();
    await this.page.waitForURL(/\/checkout(\/shipping)?$/);
  }

  /** Opens checkout for a guest with one piece of a product, for journeys about checkout only. */
  async arrivesAtCheckoutWith(path: string): Promise<void> {
    await fillList(this.page, 'cart', path);
    await this.opens('/checkout');
  }
}
