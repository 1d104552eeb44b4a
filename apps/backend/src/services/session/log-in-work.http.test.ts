import { contract } from '@ironcart/api/contract';
import { expect, it, vi } from 'vitest';
import { fixtureEmails, fixturePassword } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';

const verified = vi.hoisted((): string[] => []);

vi.mock('@node-rs/argon2', async (importOriginal) => {
  const library = await importOriginal<typeof import('@node-rs/argon2')>();
  const verify: typeof library.verify = (hash, ...rest) => {
    verified.push(String(hash).split('$').slice(0, 4).join('$'));
    return library.verify(hash, ...rest);
  };
  return { ...library, verify, default: { ...library, verify } };
});

const store = useTestStore();

it('log-in verifies one hash of the same cost, whether the address is known or not [SECURITY-7]', async () => {
  const shopper = store.shopper();
  const wrong = { password: 'wrong' };
  await shopper.call(contract.session.login, { body: { email: fixtureEmails.alice, password: fixturePassword } });
  await shopper.refused(contract.session.login, { body: { ...wrong, email: fixtureEmails.alice } });
  await shopper.refused(contract.session.login, { body: { ...wrong, email: 'nobody@example.com' } });
  await shopper.refused(contract.session.login, { body: { ...wrong, email: 'nobody.else@example.com' } });
  expect(verified).toEqual(Array.from({ length: 4 }, () => '$argon2id$v=19$m=19456,t=2,p=1'));
});
