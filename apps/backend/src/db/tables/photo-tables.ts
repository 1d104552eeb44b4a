import type { Generated } from 'kysely';
import type { Instant } from './column-types.ts';

/** Photos uploaded by customers. */
export interface PhotoTables {
  photos: {
    photo_id: string;
    owner: string;
    review_id: string | null;
    rma_number: string | null;
    position: Generated<number>;
    width: number;
    height: number;
    preview: string;
    bytes: Buffer;
    created_at: Instant;
  };
}
