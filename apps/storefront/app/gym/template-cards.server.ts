import type { GymRoom, GymTemplate } from '@ironcart/core/gym';
import { arrangeTemplate, gymCatalogue } from '@ironcart/gym-builder';
import { type GymStore, shownGym } from './read-gyms.server.ts';

/** Arranges a template in a room, with its price and the pieces that do not fit. */
export const arrangedGym = (store: GymStore, template: GymTemplate, room: GymRoom) => {
  const catalogue = gymCatalogue(store.pieces);
  const { project, missing } = arrangeTemplate(template, room, catalogue);
  const left = [...new Set(missing)].map((sku) => catalogue.get(sku)?.name ?? sku);
  return { key: template.key, text: template.text, left, ...shownGym(store, project) };
};
