import type { WireGymProject } from '@ironcart/api/contract';
import type { GymPieceFacts, GymTemplate } from '@ironcart/core/gym';
import type { Generated } from 'kysely';
import type { Instant, Json } from './column-types.ts';

/** The gym planner: placeable items, templates, and customers' plans. */
export interface GymTables {
  gym_pieces: { product_id: number; facts: Json<GymPieceFacts> };
  gym_templates: {
    key: string;
    sort: number;
    title: string;
    body: string;
    is_featured: boolean;
    room: Json<GymTemplate['room']>;
    pieces: Json<GymTemplate['pieces']>;
  };
  gym_projects: {
    project_id: string;
    customer_id: string;
    revision: Generated<number>;
    share_key: string | null;
    document: Json<WireGymProject>;
    updated_at: Instant;
  };
}
