import { addressToWire, type BookAddress, customerToWire, guestAccount, sessionToWire } from '@ironcart/api/codec';
import { type FakeService, json, refuse } from './fake-call.ts';
import { home, member } from './fixtures.ts';

/** A segment that cannot be saved. */
export const refusedSegment = 13;

/** The token of the one mail that was sent. */
export const goodResetToken = 'k7Jv-good';

/** The password of the one customer. */
const goodPassword = 'the right password';

/** A new password that the backend refuses. */
export const guessablePassword = 'password1';

const notice = { _id: 'bin-1', product_id: 1, parent_id: null, email: 'mara@example.com' };

/** The customer of the fake backend. */
export interface FakeCustomer {
  readonly isLoggedIn: boolean;
  /** The customer's group. */
  readonly groupId: number;
  /** The customer's address book. */
  readonly addresses: readonly BookAddress[];
}

const startedSession = (customer: Parameters<typeof customerToWire>[0], init?: ResponseInit): Response =>
  json(sessionToWire({ customer, expiresAtMs: 2 ** 42, lifetimeMs: 300_000 }), init);

/** Tokens of mails and new passwords; undefined for any other call. */
const answerPasswords: FakeService = ({ path, body: sent }) => {
  const body = sent as Record<string, never>;
  switch (path) {
    case '/svc_customer/customer/password':
      if (body.newPassword === guessablePassword) return refuse(422, 'guessable_password');
      return body.password === goodPassword ? json({ success: true }) : refuse(422, 'wrong_password');
    case '/svc_customer/customer/forgot-password':
      return json({ success: true });
    case '/svc_customer/customer/forgot-password/reset':
      if (body.password === guessablePassword) return refuse(422, 'guessable_password');
      return body.token === goodResetToken ? json({ success: true }) : refuse(422, 'invalid_reset_token');
    case '/svc_customer/customer/email':
      return body.password === goodPassword ? json({ success: true }) : refuse(422, 'wrong_password');
    case '/svc_customer/customer/email/confirm':
      return body.token === goodResetToken ? json({ success: true }) : refuse(422, 'invalid_email_token');
    default:
      return undefined;
  }
};

const answerAddresses: FakeService = ({ method, body: sent }) => {
  const body = sent as Record<string, never>;
  if (String(body?.city) === 'Atlantis') return refuse(422, 'invalid_address');
  if (method === 'DELETE') return json({ success: true });
  const known = method === 'POST' ? { isDefaultShipping: false, isDefaultBilling: false } : {};
  return json({ ...addressToWire(home), ...known, ...body, _id: 'home' });
};

/** The account of the fake backend's one customer: log-in, profile, addresses, passwords and notices. */
export const createFakeCustomer = ({ isLoggedIn, groupId, addresses }: FakeCustomer) => {
  let customer = isLoggedIn ? { ...member, groupId, addresses } : guestAccount;
  let logIns = [
    { isCurrent: true, since: '2026-11-20T09:30:00.000Z' },
    { isCurrent: false, since: '2026-11-03T18:00:00.000Z' },
  ];

  const answerSession: FakeService = ({ path, body }) => {
    switch (path) {
      case '/svc_session/log-ins':
        return json(logIns);
      case '/svc_session/log-ins/end-others':
        logIns = logIns.filter(({ isCurrent }) => isCurrent);
        return json({ success: true });
      case '/svc_session/session/login':
        if ((body as { readonly password: string }).password !== 'correct horse') {
          return refuse(401, 'invalid_credentials');
        }
        customer = member;
        return startedSession(customer, {
          headers: { 'Set-Cookie': '__Host-ironcart=after-login; Path=/; Secure; HttpOnly; SameSite=Lax' },
        });
      case '/svc_session/session/logout':
        customer = guestAccount;
        return startedSession(customer);
      default:
        return undefined;
    }
  };

  const answer: FakeService = (call) => {
    const { method, path } = call;
    const body = call.body as Record<string, never>;
    if (path === '/svc_customer/customer/' && method === 'PATCH') {
      if (body.firstname === 'Nobody') return refuse(400, 'invalid_request');
      customer = { ...customer, ...body };
      return json(customerToWire(customer));
    }
    if (path === '/svc_customer/customer') {
      return method === 'POST' ? refuse(422, 'guessable_password') : json(customerToWire(customer));
    }
    if (path === '/svc_customer/customer/data') {
      const data = { exportedAt: '2026-11-20T10:00:00.000Z', customer: customerToWire(customer), creditCards: [] };
      return json({ ...data, records: { newsletters: [{ listId: 10_101 }] } });
    }
    if (path === '/svc_customer/customer/deletion') {
      if (body.password !== goodPassword) return refuse(422, 'wrong_password');
      customer = guestAccount;
      return json({ success: true });
    }
    if (path === '/svc_customer/customer/segments') {
      const { segments } = call.body as { readonly segments: readonly number[] };
      if (segments.includes(refusedSegment)) return refuse(500, 'internal_error');
      customer = { ...customer, segments };
      return json(customerToWire(customer));
    }
    if (path.startsWith('/svc_customer/customer/address')) return answerAddresses(call);
    if (path === '/svc_bin/bin') return json([notice]);
    if (path === '/svc_bin/bin/bin-1') return json({ success: true });
    return answerPasswords(call) ?? answerSession(call);
  };

  return { answer, isCustomer: () => customer.loggedIn };
};
