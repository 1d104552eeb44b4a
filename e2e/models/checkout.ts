import { expect, type Frame, type Page } from '@playwright/test';

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

/** Page model of checkout: the steps of a shopper. */
export class Checkout {
  /** The page, or the frame in which the app's simulator shows it. */
  readonly page: Page | Frame;

  constructor(page: Page | Frame) {
    this.page = page;
  }

  /** A guest's first step, the e-mail address; customers skip it. */
  async startsAsGuest(email: string): Promise<void> {
    const start = this.page.getByRole('region', { name: 'Go on as a guest' });
    await start.getByLabel('Email').fill(email);
    await start.getByRole('button', { name: 'Continue to shipping' }).click();
    await this.page.waitForURL(/\/checkout\/shipping$/);
  }

  /** Enters an address, preceded by the e-mail if the first step is shown. */
  async entersAddress(address: ShopperAddress): Promise<void> {
    if (/\/checkout$/.test(new URL(this.page.url()).pathname)) await this.startsAsGuest(address.email);
    await this.fillsAddress(address);
  }

  /** Fills the fields of a US address on the current page. */
  async fillsAddress(address: ShopperAddress): Promise<void> {
    const main = this.page.getByRole('main');
    await main.getByLabel('First name').fill(address.firstname);
    await main.getByLabel('Last name').fill(address.lastname);
    await main.getByLabel('Street address').fill(address.street);
    await main.getByLabel('City').fill(address.city);
    await main.getByRole('combobox', { name: 'State' }).selectOption({ label: address.state });
    await main.getByLabel('ZIP code').fill(address.zip);
    await main.getByLabel('Phone').fill(address.phone);
  }

  /** Enters an address in Toronto. */
  async entersCanadianAddress(): Promise<void> {
    await this.startsAsGuest('guest@example.com');
    const main = this.page.getByRole('main');
    await main.getByLabel('First name').fill('Ines');
    await main.getByLabel('Last name').fill('Moreau');
    await main.getByLabel('Street address').fill('12 Queen Street West');
    await main.getByLabel('City').fill('Toronto');
    await main.getByRole('combobox', { name: 'Province or territory' }).selectOption({ label: 'Ontario' });
    await main.getByLabel('Postal code').fill('M5H 2N2');
    await main.getByLabel('Phone').fill('416 555 0137');
  }

  /** Enters an address in Berlin: no region, a postal code of five digits. */
  async entersGermanAddress(): Promise<void> {
    await this.startsAsGuest('kunde@example.com');
    const main = this.page.getByRole('main');
    await main.getByLabel('First name').fill('Jonas');
    await main.getByLabel('Last name').fill('Weber');
    await main.getByLabel('Country').selectOption('DE');
    await main.getByLabel('Street address').fill('Torstraße 12');
    await main.getByLabel('City').fill('Berlin');
    await main.getByLabel('Postal code').fill('10119');
    await main.getByLabel('Phone').fill('+49 30 23125042');
  }

  /** Enters an address in London, with the postal code as people type it. */
  async entersBritishAddress(email: string): Promise<void> {
    await this.startsAsGuest(email);
    const main = this.page.getByRole('main');
    await main.getByLabel('First name').fill('J\u00fcrgen');
    await main.getByLabel('Last name').fill('Weber');
    await main.getByLabel('Street address').fill('1 Birdcage Walk');
    await main.getByLabel('City').fill('London');
    await main.getByLabel('Postcode').fill('sw1a 1aa');
    await main.getByLabel('Phone').fill('020 7946 0018');
  }

  async seesShippingMethods(): Promise<void> {
    await expect(this.page.getByRole('radio', { name: /[$€£]|Free/ }).first()).toBeAttached();
  }

  async continuesToPayment(): Promise<void> {
    await this.page.getByRole('button', { name: 'Continue to payment' }).click();
    await this.page.waitForURL(/\/checkout\/payment$/);
  }

  async paysWith(method: string | RegExp): Promise<void> {
    const radio = this.page.getByRole('radio', { name: method });
    // The card form above may still grow while the payment method is pressed.
    await expect(() => radio.check({ force: true, timeout: 5_000 })).toPass({ timeout: 60_000 });
  }

  async givesGiftCard(code: string): Promise<void> {
    const field = this.page.getByLabel('Gift card code');
    if (!(await field.isVisible())) await this.page.getByText('Pay with a gift card').click();
    await field.fill(code);
    await this.page.getByRole('button', { name: 'Apply' }).click();
  }

  async entersCard(number: string): Promise<void> {
    const frame = this.page.frameLocator('iframe[title="Card details"]');
    await frame.getByLabel('Card number').fill(number);
    await frame.getByLabel('Expiry date').fill('12/34');
    await frame.getByLabel('Security code').fill('123');
    await frame.getByLabel('Name on card').fill('Ines Moreau');
  }

  /** Fills the payment provider's own page, where a shopper without scripts enters the card. */
  async entersCardOnItsPage(number: string): Promise<void> {
    await this.page.getByLabel('Card number').fill(number);
    await this.page.getByLabel('Expiry date').fill('12/34');
    await this.page.getByLabel('Name on card').fill('Ines Moreau');
    await this.page.getByLabel('Security code').fill('123');
    await this.page.getByRole('button', { name: 'Use this card' }).click();
  }

  async continuesToReview(): Promise<void> {
    await this.page.getByRole('button', { name: 'Continue to review' }).click();
    await this.page.waitForURL(/\/checkout\/review$/);
  }

  async placesOrder(): Promise<void> {
    await this.page.getByRole('button', { name: /^Place order/ }).click();
  }

  /**
   * Takes a guest without scripts from the first step to the last, paying the whole amount with a gift card: the first
   * press of Continue shows the shipping methods.
   */
  async reachesReviewWithGiftCard(code: string): Promise<void> {
    await this.entersAddress(guest);
    await this.page.getByRole('button', { name: 'Continue to payment' }).click();
    await this.seesShippingMethods();
    await this.continuesToPayment();
    await this.givesGiftCard(code);
    await this.continuesToReview();
  }

  /** Takes a guest from the first step to the choice of a payment method. */
  async reachesPaymentAsGuest(address: ShopperAddress = guest): Promise<void> {
    await this.entersAddress(address);
    await this.seesShippingMethods();
    await this.continuesToPayment();
  }

  /** Takes a guest from the first step to the button that places the order. */
  async reachesReviewAsGuest(card: string): Promise<void> {
    await this.reachesPaymentAsGuest();
    await this.entersCard(card);
    await this.continuesToReview();
  }

  /** Answers on the bank's page, to which the browser was redirected. */
  async answersBankPage(answer: 'Pay' | 'Refuse'): Promise<void> {
    await this.page.waitForURL(/\/sandbox-pay\/redirect\//);
    await this.page.getByRole('button', { name: answer, exact: true }).click();
  }

  /** Answers in PayPal's pop-up window. */
  async answersPayPal(answer: 'Approve' | 'Approve one cent less' | 'Cancel'): Promise<void> {
    const page = 'waitForEvent' in this.page ? this.page : this.page.page();
    const opening = page.waitForEvent('popup');
    await this.page.getByRole('button', { name: 'Approve with PayPal' }).click();
    const wallet = await opening;
    await wallet.getByRole('button', { name: answer, exact: true }).click();
  }

  get bank() {
    return this.page.frameLocator('iframe[title="Your bank\'s confirmation"]');
  }

  /** Expects the success page and returns the order number. */
  async seesOrderNumber(): Promise<string> {
    await this.page.waitForURL(/\/checkout\/success/);
    const number = await this.page.getByRole('main').getByText(orderNumber).first().textContent();
    expect(number).toMatch(orderNumber);
    return number ?? '';
  }
}
