import { describe, expect, it } from 'vitest';
import { createFakeWire, json, refusal } from '../testing/fake-wire.ts';
import { wireSampleList, wireSampleSession } from '../testing/wire-samples.ts';
import { createSessionRefresh } from './session-refresh.ts';

const missing = () => refusal(401, 'token_expired', 'Missing customer data');
const SESSION = 'GET /svc_session/session';
const LIST = 'GET /svc_list/lists/list-1';

describe('call with an expired session', () => {
  it('refreshes the session and is sent again [S4-session-01] [S8-http-04] [S8-http-05]', async () => {
    let isFresh = false;
    const wire = createFakeWire(({ path }) => {
      if (path.startsWith('/svc_session')) {
        isFresh = true;
        return json(wireSampleSession);
      }
      return isFresh ? json(wireSampleList) : missing();
    });
    await expect(wire.client.lists.get('list-1')).resolves.toMatchObject({ _id: 'list-1' });
    expect(wire.calls()).toEqual([LIST, SESSION, LIST]);
  });

  it('is sent at most four times, after 500, 1000 and 1500 ms, and then fails [S8-http-05] [S8-http-07]', async () => {
    const wire = createFakeWire(({ path }) => (path.startsWith('/svc_session') ? json(wireSampleSession) : missing()));
    await expect(wire.client.lists.get('list-1')).rejects.toMatchObject({ code: 'TOKEN_EXPIRED', status: 401 });
    expect(wire.calls().filter((call) => call === LIST)).toHaveLength(4);
    expect(wire.waits).toEqual([500, 1_000, 1_500]);
  });

  it('fails if the refresh failed and no other session arrived within 5 s [S8-http-06] [S8-http-07]', async () => {
    const wire = createFakeWire(({ path }) =>
      path.startsWith('/svc_session') ? refusal(500, 'internal_error') : missing(),
    );
    await expect(wire.client.lists.get('list-1')).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
    expect(wire.calls()).toEqual([LIST, SESSION]);
    expect(wire.waits).toEqual([5_000]);
  });

  it('shares one refresh with concurrent calls [S8-http-05]', async () => {
    let isFresh = false;
    const wire = createFakeWire(async ({ path }) => {
      if (!path.startsWith('/svc_session')) return isFresh ? json(wireSampleList) : missing();
      await new Promise((resolve) => setTimeout(resolve, 20));
      isFresh = true;
      return json(wireSampleSession);
    });
    await Promise.all(['list-1', 'list-2', 'list-3'].map((id) => wire.client.lists.get(id)));
    expect(wire.calls().filter((call) => call === SESSION)).toHaveLength(1);
    expect(wire.calls()).toHaveLength(7);
  });

  it('is not refreshed if it is the refresh call itself', async () => {
    const wire = createFakeWire(missing);
    await expect(wire.client.session.get()).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
    expect(wire.calls()).toEqual([SESSION]);
  });
});

describe('failed session refresh', () => {
  it('is recovered by a session that arrives otherwise within 5 s [S8-http-06]', async () => {
    const endings: (() => void)[] = [];
    const session = createSessionRefresh(
      () => Promise.reject(new Error('down')),
      () => new Promise((resolve) => endings.push(resolve)),
    );
    const outcome = session.refresh();
    await Promise.resolve();
    session.arrived();
    await expect(outcome).resolves.toBe(true);
    expect(endings).toHaveLength(1);
  });

  it('does not prevent the next call from refreshing', async () => {
    let loads = 0;
    const session = createSessionRefresh(
      () => (++loads === 1 ? Promise.reject(new Error('down')) : Promise.resolve()),
      () => Promise.resolve(),
    );
    await expect(session.refresh()).resolves.toBe(false);
    await expect(session.refresh()).resolves.toBe(true);
  });
});
