import { refuse } from '../../http/refusal.ts';
import type { ServiceHandlers } from '../../http/request-context.ts';
import { isUuid } from '../list/list-owner.ts';
import type { ServiceContext } from '../service-context.ts';

const noDevice = () => refuse('not_found', 'There is no such device');

/** svc_push: the devices of sessions. A device belongs to the session that registered its token last. */
export const createPushService = ({ db, now, randomId }: ServiceContext): ServiceHandlers<'push'> => ({
  addDevice: async ({ body: { token, platform }, session }) => {
    const registered = { platform, session_id: (await session.ensure()).sessionId, registered_at: now() };
    const row = await db
      .insertInto('push_devices')
      .values({ device_id: randomId(), token, ...registered })
      .onConflict((conflict) => conflict.column('token').doUpdateSet(registered))
      .returning(['device_id', 'platform'])
      .executeTakeFirstOrThrow();
    return { _id: row.device_id, platform: row.platform };
  },

  removeDevice: async ({ params, session }) => {
    const current = await session.find();
    if (!current || !isUuid(params.id)) return noDevice();
    const { numDeletedRows } = await db
      .deleteFrom('push_devices')
      .where('device_id', '=', params.id)
      .where('session_id', '=', current.sessionId)
      .executeTakeFirst();
    return numDeletedRows === 1n ? { success: true as const } : noDevice();
  },
});
