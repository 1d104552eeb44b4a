import { expect, type Page } from '@playwright/test';

export interface ShopperAddress {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly phone: string;
}

/** A guest in Ohio. */
export const guest: ShopperAddress = {
  email: 'guest@example.com',
  firstname: 'Ines',
  lastname: 'Moreau',
  street: '77 Mill Street',
  city: 'Columbus',
  state: 'Ohio',
  zip: '43215',
  phone: '614 555 0137',
};

/** As in SXTC-C6K1-CXMN. */
const orderNumber = /^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/;

/** Checkout, step by step, as a shopper walks it. */
export class Checkout {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async entersAddress(address: ShopperAddress): Promise<void> {
    const main = this.page.getByRole('main');
    await main.getByLabel('Email').fill(address.email);
    await main.getByLabel('First name').fill(address.firstname);
    await main.getByLabel('Last name').fill(address.lastname);
    await main.getByLabel('Street address').fill(address.street);
    await main.getByLabel('City').fill(address.city);
    await main.getByLabel('State').selectOption({ label: address.state });
    await main.getByLabel('ZIP code').fill(address.zip);
    await main.getByLabel('Phone').fill(address.phone);
  }

  /** A shopper in Berlin: no region, a postal code of five digits. */
  async entersGermanAddress(): Promise<void> {
    const main = this.page.getByRole('main');
    await main.getByLabel('Email').fill('kunde@example.com');
    await main.getByLabel('First name').fill('Jonas');
    await main.getByLabel('Last name').fill('Weber');
    await main.getByLabel('Country').selectOption('DE');
    await main.getByLabel('Street address').fill('Torstraße 12');
    await main.getByLabel('City').fill('Berlin');
    await main.getByLabel('Postal code').fill('10119');
    await main.getByLabel('Phone').fill('+49 30 23125042');
  }

  async seesShippingMethods(): Promise<void> {
    await expect(this.page.getByRole('radio', { name: /[$€£]|Free/ }).first()).toBeAttached();
  }

  async continuesToPayment(): Promise<void> {
    await this.page.getByRole('button', { name: 'Continue to payment' }).click();
    await this.page.waitForURL(/\/checkout\/payment$/);
  }

  async entersCard(number: string): Promise<void> {
    const frame = this.page.frameLocator('iframe[title="Card details"]');
    await frame.getByLabel('Card number').fill(number);
    await frame.getByLabel('Expiry date').fill('12/34');
    await frame.getByLabel('Security code').fill('123');
    await frame.getByLabel('Name on card').fill('Ines Moreau');
  }

  async continuesToReview(): Promise<void> {
    await this.page.getByRole('button', { name: 'Continue to review' }).click();
    await this.page.waitForURL(/\/checkout\/review$/);
  }

  async placesOrder(): Promise<void> {
    await this.page.getByRole('button', { name: /^Place order/ }).click();
  }

  /** Walks a guest from the first step to the button that spends money. */
  async reachesReviewAsGuest(card: string): Promise<void> {
    await this.entersAddress(guest);
    await this.seesShippingMethods();
    await this.continuesToPayment();
    await this.entersCard(card);
    await this.continuesToReview();
  }

  get bank() {
    return this.page.frameLocator('iframe[title="Your bank\'s confirmation"]');
  }

  /** Success, with the order's number. */
  async seesOrderNumber(): Promise<string> {
    await this.page.waitForURL(/\/checkout\/success/, { timeout: 20_000 });
    const number = await this.page.getByRole('main').getByText(orderNumber).first().textContent();
    expect(number).toMatch(orderNumber);
    return number ?? '';
  }
}
