import { contract } from '@ironcart/api/contract';
import { describe, expect, it } from 'vitest';
import { readOutbox } from '../../providers/mail/mail-outbox.ts';
import { useTestStore } from '../../testing/test-store.ts';

const store = useTestStore();
const { register, updateCustomer, changeEmail, addAddress } = contract.customer;
const password = 'a long enough password';
const stranger = 'stranger@example.com';
const account = { email: 'mallory@example.com', password, firstname: 'Mal', lastname: 'Ory' };

const address = {
  firstname: 'Mal',
  lastname: 'Ory',
  email: account.email,
  telephone: '614 555 0100',
  countryId: 'US',
  street: ['1 Main St'],
  city: 'Columbus',
  postcode: '43215',
  region: 'Ohio',
  regionId: 47,
};

describe('customer name', () => {
  it.each([
    'Mal\r\n\r\nYou have won: https://evil.example',
    'Mal\nX',
    'Mal\u2028X',
    'Mal\u0085X',
    'Mal\u001b[2J',
    'Mal\tX',
  ])(
    'with several lines is joined to one wherever it is accepted, and stored that way: %j [SECURITY-27]',
    async (firstname) => {
      const shopper = store.shopper();
      const email = `m${Math.abs(firstname.length)}${firstname.codePointAt(3)}@example.com`;
      const line = firstname.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
      const body = { ...account, email, firstname, lastname: firstname };
      expect(await shopper.call(register, { body })).toMatchObject({ firstname: line, lastname: line });
      expect(await shopper.call(updateCustomer, { body: { firstname } })).toMatchObject({ firstname: line });
      const kept = await shopper.call(addAddress, { body: { ...address, firstname, street: [firstname] } });
      expect(kept).toMatchObject({ firstname: line, street: [line] });
      const { _id, ...again } = kept;
      await shopper.call(contract.customer.updateAddress, { params: { id: _id }, body: again });
    },
  );

  it.each([
    ['Mal\u202eno dna', 'Malno dna'],
    ['\u2068Mal\u2069', 'Mal'],
    ['\u202aMal\u202c\r\nX', 'Mal X'],
    ['אב\u200f (ג)', 'אב\u200f (ג)'],
  ])('with characters that change the text direction is stored without them: %j [SECURITY-27]', async (typed, kept) => {
    const shopper = store.shopper();
    const email = `turned-${[...typed].length}@example.com`;
    const body = { ...account, email, firstname: typed, lastname: typed };
    expect(await shopper.call(register, { body })).toMatchObject({ firstname: kept, lastname: kept });
    expect(await shopper.call(addAddress, { body: { ...address, city: typed } })).toMatchObject({ city: kept });
  });

  it('is a single line in a mail to other people, in any alphabet', async () => {
    const shopper = store.shopper();
    await shopper.call(register, { body: { ...account, firstname: 'Zoë Ångström-O’Neil 李' } });
    await shopper.call(changeEmail, { body: { email: stranger, password } });
    await store.backend.reconcile();
    const mail = (await readOutbox(store.db, 100)).find(({ recipient }) => recipient === stranger);
    expect(mail?.body?.split('\n')[0]).toBe('Hello Zoë Ångström-O’Neil 李,');
  });
});
