import * as v from 'valibot';
import { isStorableText } from '../forms/storable-text.ts';
import { gymRoomLimits, MAX_GYM_NAME, MAX_GYM_PIECES } from './gym-limits.ts';
import { doorSwings, type GymProject, gymWalls } from './gym-project.ts';

const whole = (min: number, max: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(min), v.maxValue(max));
const within = ({ min, max }: { readonly min: number; readonly max: number }) => whole(min, max);
const upTo = <S extends v.GenericSchema>(entry: S, most: number) => v.pipe(v.array(entry), v.maxLength(most));

const { sideMm, heightMm, floorKg, doorMm, columnMm, doors, columns } = gymRoomLimits;
/** A piece may temporarily be outside the room: that is an issue of the plan, and not an invalid document. */
const position = whole(-sideMm.max, 2 * sideMm.max);
const sku = v.pipe(v.string(), v.minLength(1), v.maxLength(100), v.check(isStorableText));
const placedId = v.pipe(v.string(), v.regex(/^p[1-9]\d{0,5}$/));

/** A room: its sizes and the numbers of its doors and columns are bounded. */
const gymRoomSchema = v.object({
  widthMm: within(sideMm),
  depthMm: within(sideMm),
  heightMm: within(heightMm),
  floorLimitKg: within(floorKg),
  doors: upTo(
    v.object({
      wall: v.picklist(gymWalls),
      offsetMm: whole(0, sideMm.max),
      widthMm: within(doorMm),
      swing: v.picklist(doorSwings),
    }),
    doors,
  ),
  columns: upTo(
    v.object({ xMm: position, yMm: position, widthMm: within(columnMm), depthMm: within(columnMm) }),
    columns,
  ),
});

const placedPieceSchema = v.object({
  id: placedId,
  sku,
  choice: v.optional(whole(1, 2 ** 31 - 1)),
  at: v.union([
    v.object({ xMm: position, yMm: position, quarterTurns: v.picklist([0, 1, 2, 3]) }),
    v.object({ hostId: placedId }),
  ]),
});

const numberOf = (id: string): number => Number(id.slice(1));
const isInOrder = (pieces: readonly { readonly id: string }[]): boolean =>
  pieces.every(({ id }, at) => at === 0 || numberOf(id) > numberOf(pieces[at - 1]?.id ?? 'p0'));

/** A gym project: limited in size, with unique ids in ascending order. */
export const gymProjectSchema = v.object({
  version: v.literal(1),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_GYM_NAME), v.check(isStorableText)),
  room: gymRoomSchema,
  pieces: v.pipe(
    upTo(placedPieceSchema, MAX_GYM_PIECES),
    v.check((pieces) => isInOrder(pieces), 'Ids are unique and in their order'),
  ),
}) satisfies v.GenericSchema<unknown, GymProject>;

/** Parses a stored project; undefined if it is invalid. */
export const parseGymProject = (value: unknown): GymProject | undefined => {
  const parsed = v.safeParse(gymProjectSchema, value, { abortEarly: true });
  return parsed.success ? parsed.output : undefined;
};
