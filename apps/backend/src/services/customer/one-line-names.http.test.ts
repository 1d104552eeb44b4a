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
  telephone: '1',
  countryId: 'US',
  street: ['1 Main St'],
  city: 'Columbus',
  postcode: '43215',
  region: 'Ohio',
  regionId: 47,
};

describe('a name', () => {
  it.each([
    'Mal\r\n\r\nYou have won: https://evil.example',
    'Mal\nX',
    'Mal\u2028X',
    'Mal\u0085X',
    'Mal\u001b[2J',
    'Mal\tX',
  ])('of more than one line is refused wherever it is taken: %j [SECURITY-27]', async (firstname) => {
    const shopper = store.shopper();
    const email = `m${Math.abs(firstname.length)}${firstname.codePointAt(3)}@example.com`;
    expect((await shopper.refused(register, { body: { ...account, firstname } })).status).toBe(400);
    expect((await shopper.refused(register, { body: { ...account, lastname: firstname } })).status).toBe(400);
    await shopper.call(register, { body: { ...account, email } });
    expect((await shopper.refused(updateCustomer, { body: { firstname } })).status).toBe(400);
    expect((await shopper.refused(addAddress, { body: { ...address, firstname } })).status).toBe(400);
    expect((await shopper.refused(addAddress, { body: { ...address, street: [firstname] } })).status).toBe(400);
  });

  it('stands in one line of a mail to a stranger, whatever alphabet it has', async () => {
    const shopper = store.shopper();
    await shopper.call(register, { body: { ...account, firstname: 'Zoë Ångström-O’Neil 李' } });
    await shopper.call(changeEmail, { body: { email: stranger, password } });
    await store.backend.reconcile();
    const mail = (await readOutbox(store.db, 100)).find(({ recipient }) => recipient === stranger);
    expect(mail?.body?.split('\n')[0]).toBe('Hello Zoë Ångström-O’Neil 李,');
  });
});
