import {
  type DoorSwing,
  doorSwings,
  type GymColumn,
  type GymDoor,
  type GymRoom,
  gymRoomLimits,
  gymWalls,
} from '@ironcart/core/gym';
import { type DraftCommand, floorLoadIn, lengthIn } from '@ironcart/gym-builder';

const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();

/** NaN if the text is not a length; the edit is then refused. */
const lengthOf = (form: FormData, name: string): number => lengthIn(textOf(form, name)) ?? Number.NaN;

const numberOf = (form: FormData, name: string): number | undefined => {
  const text = textOf(form, name);
  return /^-?\d{1,6}(\.\d+)?$/.test(text) ? Math.round(Number(text)) : undefined;
};

/** Millimetres, as a number or as a length with its unit; negative values are outside the room. */
const coordinateOf = (form: FormData, name: string): number | undefined =>
  numberOf(form, name) ?? lengthIn(textOf(form, name));

const choiceOf = (form: FormData): number | undefined => {
  const text = textOf(form, 'choice');
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
};

const doorsOf = (form: FormData): readonly GymDoor[] =>
  Array.from({ length: gymRoomLimits.doors }, (_, at) => at).flatMap((at): readonly GymDoor[] => {
    const wall = gymWalls.find((one) => one === textOf(form, `door-${at}-wall`));
    const swing: DoorSwing = doorSwings.find((one) => one === textOf(form, `door-${at}-swing`)) ?? 'out';
    if (wall === undefined) return [];
    return [
      { wall, offsetMm: lengthOf(form, `door-${at}-offset`), widthMm: lengthOf(form, `door-${at}-width`), swing },
    ];
  });

/** The columns whose fields are not all empty; a length that is missing refuses the room. */
const columnsOf = (form: FormData): readonly GymColumn[] =>
  Array.from({ length: gymRoomLimits.columns }, (_, at) => at).flatMap((at): readonly GymColumn[] => {
    const [x, y] = [`column-${at}-x`, `column-${at}-y`];
    const [width, depth] = [`column-${at}-width`, `column-${at}-depth`];
    if ([x, y, width, depth].every((name) => textOf(form, name) === '')) return [];
    const [xMm, yMm] = [lengthOf(form, x), lengthOf(form, y)];
    return [{ xMm, yMm, widthMm: lengthOf(form, width), depthMm: lengthOf(form, depth) }];
  });

/** Parses the room form. */
export const roomFromForm = (form: FormData): GymRoom => ({
  widthMm: lengthOf(form, 'width'),
  depthMm: lengthOf(form, 'depth'),
  heightMm: lengthOf(form, 'height'),
  floorLimitKg: floorLoadIn(textOf(form, 'floor')) ?? Number.NaN,
  doors: doorsOf(form),
  columns: columnsOf(form),
});

/** Parses a planner form as an edit command; undefined for other forms. */
export const commandFromForm = (form: FormData): DraftCommand | undefined => {
  const id = textOf(form, 'pieceId');
  const sku = textOf(form, 'sku');
  switch (textOf(form, 'intent')) {
    case 'add':
      return { type: 'add', sku };
    case 'attach':
      return { type: 'attach', sku, hostId: textOf(form, 'hostId') };
    case 'move': {
      const [xMm, yMm] = [coordinateOf(form, 'x'), coordinateOf(form, 'y')];
      return xMm === undefined || yMm === undefined ? undefined : { type: 'move', id, xMm, yMm, snaps: false };
    }
    case 'choose': {
      const choice = choiceOf(form);
      return choice === undefined ? undefined : { type: 'choose', id, choice };
    }
    case 'turn':
      return { type: 'turn', id };
    case 'remove':
      return { type: 'remove', id };
    case 'room':
      return { type: 'room', room: roomFromForm(form) };
    case 'rename':
      return { type: 'rename', name: textOf(form, 'name') };
    case 'undo':
      return { type: 'undo' };
    case 'redo':
      return { type: 'redo' };
    default:
      return undefined;
  }
};
