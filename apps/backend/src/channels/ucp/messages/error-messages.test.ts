import { contract } from '@ironcart/api/contract';
import { describe, expect, it } from 'vitest';
import { expectSchema } from '../testing/ucp-schemas.ts';
import { errorTable, isStoreCode, messageOf } from './error-messages.ts';
import type { StoreCode } from './store-code.ts';

const codes = Object.keys(errorTable) as StoreCode[];

describe('the table of errors', () => {
  it('has a message of the protocol’s form for every code', () => {
    for (const code of codes) {
      expectSchema('schemas/shopping/types/message_error.json', messageOf({ code, content: 'Words' }));
    }
  });

  it('knows every error that placing an order, quoting or changing a list can have', () => {
    const services = [contract.list, contract.checkout, contract.shipping, contract.tax];
    const declared = services.flatMap((calls) =>
      Object.values(calls).flatMap((call) => Object.keys('errors' in call ? call.errors : {})),
    );
    expect(declared.filter((code) => !isStoreCode(code))).toEqual([]);
  });

  it('uses the protocol’s own codes, which platforms treat specially, as recoverable only', () => {
    const standard = ['out_of_stock', 'item_unavailable', 'address_undeliverable', 'payment_failed'];
    for (const told of Object.values(errorTable)) {
      if (standard.includes(told.code)) expect(told.severity).toBe('recoverable');
    }
    expect(errorTable.quantity_unavailable.code).toBe('out_of_stock');
    expect(errorTable.payment_error.code).toBe('payment_failed');
  });

  it('leaves to a person what only a person can do', () => {
    const needPerson = codes.filter((code) => errorTable[code].severity.startsWith('requires_'));
    expect(needPerson).toEqual(
      expect.arrayContaining(['three_ds', 'Subscription Agree Missing', 'optionRequired', 'captcha_failed']),
    );
  });

  it('takes a more exact path', () => {
    expect(messageOf({ code: 'quantity_unavailable', content: 'Gone', path: '$.line_items[2]' })).toEqual({
      type: 'error',
      code: 'out_of_stock',
      severity: 'recoverable',
      path: '$.line_items[2]',
      content: 'Gone',
    });
  });
});
