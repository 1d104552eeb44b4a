import type { WireSavedGym } from '@ironcart/api/contract';
import { MAX_GYM_PROJECTS } from '@ironcart/core/gym';
import { hasFeature, type Site } from '@ironcart/core/site';
import { sql } from 'kysely';
import { inTransaction } from '../../db/transaction.ts';
import { isRefusal, refuse } from '../../http/refusal.ts';
import type { RequestContext, ServiceHandlers } from '../../http/request-context.ts';
import { requireCustomer } from '../customer/require-customer.ts';
import { isUuid } from '../list/list-owner.ts';
import type { ServiceContext } from '../service-context.ts';
import { readGym, readGymPieces, readGyms, readGymTemplates, savedGym } from './gym.reader.ts';

const noGym = () => refuse('not_found', 'There is no such gym');

const plansGyms = (site: Site): boolean => hasFeature('zeusBuilder', site);

/** svc_gym: the gym planner, on the sites that have it (S2-cond-02). Gyms are private until they are shared. */
export const createGymService = ({ db, catalogue, now, randomId }: ServiceContext): ServiceHandlers<'gym'> => {
  /** The customer of a call about gyms, on a site with the planner. */
  const ownerOf = async ({ site, session }: Pick<RequestContext, 'site' | 'session'>) =>
    plansGyms(site) ? requireCustomer(session) : noGym();

  const ofOwner = async (
    request: Pick<RequestContext, 'site' | 'session'> & { readonly params: { readonly id: string } },
    answer: (customerId: string, projectId: string) => Promise<WireSavedGym | undefined>,
  ) => {
    const customerId = await ownerOf(request);
    if (isRefusal(customerId)) return customerId;
    const { id } = request.params;
    return (isUuid(id) ? await answer(customerId, id) : undefined) ?? noGym();
  };

  return {
    getGymCatalogue: async ({ site }) => {
      if (!plansGyms(site)) return { pieces: [], templates: [] };
      return catalogue.keep(await catalogue.revision(), 'gym', async () => {
        const [pieces, templates] = await Promise.all([readGymPieces(db), readGymTemplates(db)]);
        return { pieces, templates };
      });
    },

    getGyms: async (request) => {
      const customerId = await ownerOf(request);
      return isRefusal(customerId) ? customerId : readGyms(db, customerId);
    },

    createGym: async (request) => {
      const customerId = await ownerOf(request);
      if (isRefusal(customerId)) return customerId;
      return inTransaction(db, async (transaction) => {
        // Locks the customer: otherwise concurrent requests could exceed the limit.
        await sql`select from customers where customer_id = ${customerId} for update`.execute(transaction);
        const { count } = await transaction
          .selectFrom('gym_projects')
          .select((select) => select.fn.countAll<string>().as('count'))
          .where('customer_id', '=', customerId)
          .executeTakeFirstOrThrow();
        if (Number(count) >= MAX_GYM_PROJECTS) {
          return refuse('too_many_gyms', `A customer saves at most ${MAX_GYM_PROJECTS} gyms`);
        }
        const row = await transaction
          .insertInto('gym_projects')
          .values({
            project_id: randomId(),
            customer_id: customerId,
            document: JSON.stringify(request.body.project),
            updated_at: now(),
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        return savedGym(row);
      });
    },

    getGym: (request) => ofOwner(request, (customerId, projectId) => readGym(db, customerId, projectId)),

    updateGym: async (request) => {
      const { revision, project } = request.body;
      const customerId = await ownerOf(request);
      if (isRefusal(customerId)) return customerId;
      const { id } = request.params;
      if (!isUuid(id)) return noGym();
      const row = await db
        .updateTable('gym_projects')
        .set({ document: JSON.stringify(project), updated_at: now(), revision: sql`revision + 1` })
        .where('project_id', '=', id)
        .where('customer_id', '=', customerId)
        .where('revision', '=', revision)
        .returningAll()
        .executeTakeFirst();
      if (row) return savedGym(row);
      const isThere = (await readGym(db, customerId, id)) !== undefined;
      return isThere ? refuse('gym_changed', 'The gym was saved elsewhere in the meantime') : noGym();
    },

    removeGym: async (request) => {
      const customerId = await ownerOf(request);
      if (isRefusal(customerId)) return customerId;
      const { id } = request.params;
      if (!isUuid(id)) return noGym();
      const { numDeletedRows } = await db
        .deleteFrom('gym_projects')
        .where('project_id', '=', id)
        .where('customer_id', '=', customerId)
        .executeTakeFirst();
      return numDeletedRows === 1n ? { success: true as const } : noGym();
    },

    shareGym: (request) =>
      ofOwner(request, async (customerId, projectId) => {
        const { isShared } = request.body;
        await db
          .updateTable('gym_projects')
          .set({ share_key: isShared ? sql`coalesce(share_key, ${randomId()})` : null })
          .where('project_id', '=', projectId)
          .where('customer_id', '=', customerId)
          .execute();
        return readGym(db, customerId, projectId);
      }),

    getSharedGym: async ({ site, params }) => {
      if (!plansGyms(site) || !isUuid(params.id)) return noGym();
      const row = await db
        .selectFrom('gym_projects')
        .select('document')
        .where('share_key', '=', params.id)
        .executeTakeFirst();
      return row === undefined ? noGym() : { project: row.document };
    },
  };
};
