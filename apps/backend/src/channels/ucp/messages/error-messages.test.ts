import { contract } from '@ironcart/api/contract';
import { describe, expect, it } from 'vitest';
import { expectSchema } from '../testing/ucp-schemas.ts';
import { errorTable, isStoreCode, messageOf } from './error-messages.ts';
import type { StoreCode } from './store-code.ts';

const codes = Object.keys(errorTable) as StoreCode[];

describe('table of agent error messages', () => {
  it('has a message in the protocol’s format for every code', () => {
    for (const code of codes) {
      expectSchema('schemas/shopping/types/message_error.json', messageOf({ code, content: 'Words' }));
    }
  });

  it('covers every error of order placement, quotes and list changes', () => {
    const services = [contract.list, contract.checkout, contract.shipping, contract.tax];
    const declared = services.flatMap((calls) =>
      Object.values(calls).flatMap((call) => Object.keys('errors' in call ? call.errors : {})),
    );
    expect(declared.filter((code) => !isStoreCode(code))).toEqual([]);
  });

  it('uses the protocol’s own codes, which platforms handle specially, only for recoverable errors', () => {
    const standard = ['out_of_stock', 'item_unavailable', 'address_undeliverable', 'payment_failed'];
    for (const told of Object.values(errorTable)) {
      if (standard.includes(told.code)) expect(told.severity).toBe('recoverable');
    }
    expect(errorTable.quantity_unavailable.code).toBe('out_of_stock');
    expect(errorTable.payment_error.code).toBe('payment_failed');
  });

  it('escalates to a person only what requires a person', () => {
    const needPerson = codes.filter((code) => errorTable[code].severity.startsWith('requires_'));
    expect(needPerson).toEqual(
      expect.arrayContaining(['three_ds', 'Subscription Agree Missing', 'optionRequired', 'captcha_failed']),
    );
  });

  it('can be given a more specific path', () => {
    expect(messageOf({ code: 'quantity_unavailable', content: 'Gone', path: '$.line_items[2]' })).toEqual({
      type: 'error',
      code: 'out_of_stock',
      severity: 'recoverable',
      path: '$.line_items[2]',
      content: 'Gone',
    });
  });
});
