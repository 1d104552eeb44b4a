import { contract } from '@ironcart/api/contract';
import { MAX_GYM_PROJECTS } from '@ironcart/core/gym';
import { describe, expect, it } from 'vitest';
import type { Shopper } from '../../testing/shopper.ts';
import { fixtureEmails, fixtureIds, fixturePassword } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';

const store = useTestStore();
const { getGymCatalogue, getGyms, createGym, getGym, updateGym, removeGym, shareGym, getSharedGym } = contract.gym;

const customerCalled = async (name: keyof typeof fixtureEmails): Promise<Shopper> => {
  const shopper = store.shopper();
  await shopper.call(contract.session.login, { body: { email: fixtureEmails[name], password: fixturePassword } });
  return shopper;
};

const project = {
  version: 1 as const,
  name: 'Garage',
  room: { widthMm: 3_000, depthMm: 6_000, heightMm: 2_500, floorLimitKg: 1_500, doors: [], columns: [] },
  pieces: [{ id: 'p1', sku: 'RACK-1', at: { xMm: 1_500, yMm: 1_000, quarterTurns: 0 as const } }],
};

const create = (shopper: Shopper, name = 'Garage') =>
  shopper.call(createGym, { body: { project: { ...project, name } } });
const paramsOf = ({ _id }: { readonly _id: string }) => ({ params: { id: _id } });

describe('gym planner items', () => {
  it('have dimensions and templates, only on the site with the planner [S2-cond-02]', async () => {
    const { pieces, templates } = await store.shopper().call(getGymCatalogue);
    expect(pieces).toMatchObject([
      { productId: fixtureIds.rack, sku: 'RACK-1', name: 'Power rack', widthMm: 1_240, ceilingMm: 2_290 },
    ]);
    expect(templates).toMatchObject([{ key: 'garage', isFeatured: true, pieces: [{ sku: 'RACK-1', qty: 1 }] }]);
    const elsewhere = store.shopper('CAN');
    expect(await elsewhere.call(getGymCatalogue)).toEqual({ pieces: [], templates: [] });
  });

  it('are reloaded after a change', async () => {
    const heights = async () => (await store.shopper().call(getGymCatalogue)).templates.map(({ title }) => title);
    expect(await heights()).toEqual(['A garage']);
    await store.db.updateTable('gym_templates').set({ title: 'Another' }).execute();
    expect(await heights()).toEqual(['Another']);
  });
});

describe('gyms of a customer', () => {
  it('are saved, opened unchanged, changed and removed', async () => {
    const alice = await customerCalled('alice');
    const gym = await create(alice);
    expect(gym).toMatchObject({ revision: 1, project });
    expect(gym).not.toHaveProperty('shareKey');
    expect(await alice.call(getGym, paramsOf(gym))).toEqual(gym);
    const named = { ...project, name: 'Cellar' };
    const changed = await alice.call(updateGym, { ...paramsOf(gym), body: { revision: 1, project: named } });
    expect(changed).toMatchObject({ _id: gym._id, revision: 2, project: named });
    expect(await alice.call(getGyms)).toEqual([changed]);
    expect(await alice.call(removeGym, paramsOf(gym))).toEqual({ success: true });
    expect(await alice.call(getGyms)).toEqual([]);
    for (const call of [getGym, removeGym]) {
      expect(await alice.refused(call, paramsOf(gym))).toMatchObject({ status: 404 });
    }
  });

  it('are not overwritten by a change based on an earlier version', async () => {
    const alice = await customerCalled('alice');
    const gym = await create(alice);
    const body = { revision: 1, project };
    await alice.call(updateGym, { ...paramsOf(gym), body });
    expect(await alice.refused(updateGym, { ...paramsOf(gym), body })).toMatchObject({
      status: 409,
      type: 'gym_changed',
    });
  });

  it('are private, and require log-in [SECURITY-9]', async () => {
    const gym = await create(await customerCalled('alice'));
    const bob = await customerCalled('bob');
    const body = { revision: 1, project };
    expect(await bob.refused(getGym, paramsOf(gym))).toMatchObject({ status: 404 });
    expect(await bob.refused(removeGym, paramsOf(gym))).toMatchObject({ status: 404 });
    expect(await bob.refused(updateGym, { ...paramsOf(gym), body })).toMatchObject({ status: 404 });
    expect(await bob.refused(shareGym, { ...paramsOf(gym), body: { isShared: true } })).toMatchObject({ status: 404 });
    for (const id of ['none', crypto.randomUUID()]) {
      expect(await bob.refused(getGym, { params: { id } })).toMatchObject({ status: 404 });
      expect(await bob.refused(updateGym, { params: { id }, body })).toMatchObject({ status: 404 });
    }
    expect(await store.shopper().refused(getGyms)).toMatchObject({ status: 401 });
    expect(await store.shopper().refused(createGym, { body: { project } })).toMatchObject({ status: 401 });
  });

  it('are limited in number, also with concurrent saves', async () => {
    const bob = await customerCalled('bob');
    for (let at = 1; at < MAX_GYM_PROJECTS; at += 1) await create(bob, `Gym ${at}`);
    const both = await Promise.allSettled([create(bob), create(bob)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await bob.call(getGyms)).toHaveLength(MAX_GYM_PROJECTS);
    expect(await bob.refused(createGym, { body: { project } })).toMatchObject({ status: 409, type: 'too_many_gyms' });
    await store.db.deleteFrom('gym_projects').execute();
  });

  it('can be read with a share link, until the owner ends sharing', async () => {
    const alice = await customerCalled('alice');
    const gym = await create(alice);
    const shared = await alice.call(shareGym, { ...paramsOf(gym), body: { isShared: true } });
    const link = { params: { id: shared.shareKey ?? '' } };
    expect(link.params.id).not.toBe(gym._id);
    expect(await store.shopper().call(getSharedGym, link)).toEqual({ project });
    const again = await alice.call(shareGym, { ...paramsOf(gym), body: { isShared: true } });
    expect(again.shareKey).toBe(shared.shareKey);
    await alice.call(shareGym, { ...paramsOf(gym), body: { isShared: false } });
    for (const params of [link.params, { id: gym._id }, { id: 'none' }]) {
      expect(await store.shopper().refused(getSharedGym, { params })).toMatchObject({ status: 404 });
    }
    const anew = await alice.call(shareGym, { ...paramsOf(gym), body: { isShared: true } });
    expect(anew.shareKey).not.toBe(shared.shareKey);
  });

  it('are rejected on sites without the planner [S2-cond-02]', async () => {
    const elsewhere = store.shopper('AUS');
    await elsewhere.call(contract.session.login, { body: { email: fixtureEmails.alice, password: fixturePassword } });
    expect(await elsewhere.refused(getGyms)).toMatchObject({ status: 404 });
    expect(await elsewhere.refused(createGym, { body: { project } })).toMatchObject({ status: 404 });
    expect(await elsewhere.refused(getSharedGym, { params: { id: crypto.randomUUID() } })).toMatchObject({
      status: 404,
    });
  });

  it('accept placeable products only', async () => {
    const alice = await customerCalled('alice');
    for (const wrong of [
      { name: '' },
      { room: { ...project.room, widthMm: 10 } },
      { pieces: [...project.pieces, ...project.pieces] },
    ]) {
      expect(await alice.refused(createGym, { body: { project: { ...project, ...wrong } } })).toMatchObject({
        status: 400,
      });
    }
  });
});
