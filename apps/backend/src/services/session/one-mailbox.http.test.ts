import { contract } from '@ironcart/api/contract';
import { expect, it } from 'vitest';
import { useTestStore } from '../../testing/test-store.ts';

const store = useTestStore();
const { register } = contract.customer;
const { login, getSession } = contract.session;
const password = 'three-red-plates-54';
const names = { firstname: 'Niki', lastname: 'Lager' };

it.each([
  ['niki@lager.example', 'NIKI@Lager.Example'],
  ['nina@lager.example', 'nina@ｌａｇｅｒ.example'],
  ['ju\u0308rgen@LAGER.example', 'jürgen@lager.example'],
  ['noa@MÜNCHEN.example', 'noa@münchen.example'],
  ['anna@bücher.example', 'anna@xn--bcher-kva.example'],
  ['anna@xn--mnchen-3ya.example', 'anna@MÜNCHEN.example'],
  ['ΝΙΚΟΣ@lager.example', 'νικοσ@lager.example'],
])('e-mail address written as %s and as %s belongs to one account', async (written, otherwise) => {
  await store.shopper().call(register, { body: { ...names, email: written, password } });
  expect(await store.shopper().refused(register, { body: { ...names, email: otherwise, password } })).toMatchObject({
    type: 'email_taken',
  });
  for (const email of [written, otherwise]) {
    const shopper = store.shopper();
    await shopper.call(login, { body: { email, password } });
    expect((await shopper.call(getSession)).customer.loggedIn).toBe(true);
  }
});
