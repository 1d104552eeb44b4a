import type { ListType } from '@ironcart/core/list';
import * as fc from 'fast-check';

/** Products of the fixture, with the maximum quantity in a list according to their stock. */
export const choiceCaps = { bar: 20, strap: 20, lastUnit: 1, bluePlate: 3 } as const;
export type Choice = keyof typeof choiceCaps;

/** Last four digits of the sandbox cards that are added. */
export const cardDigits = { approved: '0001', challenge: '0035', slow: '0076' } as const;
export type Card = keyof typeof cardDigits;

export type BrowserName = 'laptop' | 'phone';

/** One operation of a shopper. Lists and addresses have few names, so that operations interact. */
export type Operation =
  | { readonly kind: 'createList'; readonly list: string; readonly type: ListType }
  | { readonly kind: 'addItem' | 'setQuantity'; readonly list: string; readonly choice: Choice; readonly qty: number }
  | { readonly kind: 'removeItem'; readonly list: string; readonly choice: Choice }
  | { readonly kind: 'removeItems' | 'removeList'; readonly list: string }
  | { readonly kind: 'switchCart'; readonly list: string; readonly activeCartTs: number }
  | { readonly kind: 'logIn' | 'mistypePassword' | 'logOut' | 'refresh' }
  | { readonly kind: 'addAddress'; readonly city: string; readonly shipping: boolean; readonly billing: boolean }
  | {
      readonly kind: 'changeAddress';
      readonly city: string;
      readonly shipping: boolean | undefined;
      readonly billing: boolean | undefined;
    }
  | { readonly kind: 'removeAddress'; readonly city: string }
  | { readonly kind: 'addCard' | 'changeCard'; readonly card: Card; readonly isDefault: boolean }
  | { readonly kind: 'removeCard'; readonly card: Card };

/** An operation in one browser. */
export interface Step {
  readonly browser: BrowserName;
  readonly operation: Operation;
}

const list = fc.constantFrom('A', 'B', 'C', 'D', 'E');
const type = fc.constantFrom<ListType>('cart', 'wishlist', 'sfl', 'quote', 'buyNow', 'registryPurchase');
const choice = fc.constantFrom<Choice>('bar', 'strap', 'lastUnit', 'bluePlate');
const qty = fc.integer({ min: 1, max: 12 });
/** Milliseconds since the epoch. */
const moment = fc.integer({ min: 1e12, max: 3e12 - 1 });
const city = fc.constantFrom('Akron', 'Dayton', 'Toledo');
const card = fc.constantFrom<Card>('approved', 'challenge', 'slow');
const isDefault = fc.boolean();
const maybe = fc.option(fc.boolean(), { nil: undefined });

const weighted = <T>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary });
const kind = <K extends Operation['kind']>(...kinds: K[]) => fc.constantFrom(...kinds);

const anyOperation: fc.Arbitrary<Operation> = fc.oneof(
  weighted(5, fc.record({ kind: kind('createList'), list, type })),
  weighted(9, fc.record({ kind: kind('addItem'), list, choice, qty })),
  weighted(3, fc.record({ kind: kind('setQuantity'), list, choice, qty })),
  weighted(3, fc.record({ kind: kind('removeItem'), list, choice })),
  weighted(2, fc.record({ kind: kind('removeItems', 'removeList'), list })),
  weighted(1, fc.record({ kind: kind('switchCart'), list, activeCartTs: moment })),
  weighted(5, fc.record({ kind: kind('logIn') })),
  weighted(3, fc.record({ kind: kind('logOut', 'mistypePassword', 'refresh') })),
  weighted(4, fc.record({ kind: kind('addAddress'), city, shipping: fc.boolean(), billing: fc.boolean() })),
  weighted(3, fc.record({ kind: kind('changeAddress'), city, shipping: maybe, billing: maybe })),
  weighted(1, fc.record({ kind: kind('removeAddress'), city })),
  weighted(4, fc.record({ kind: kind('addCard'), card, isDefault })),
  weighted(2, fc.record({ kind: kind('changeCard'), card, isDefault })),
  weighted(1, fc.record({ kind: kind('removeCard'), card })),
);

export const anyStep: fc.Arbitrary<Step> = fc.record({
  browser: fc.constantFrom<BrowserName>('laptop', 'phone'),
  operation: anyOperation,
});
