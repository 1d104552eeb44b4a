import { type CodeTexts, textOfCode } from '@ironcart/core/result';
import {
  exactFloorLoad,
  feetAndInches,
  type GymEditIssue,
  type GymProblem,
  poundsOnSquareFoot,
} from '@ironcart/gym-builder';

/** Names a piece in a sentence, for example '2, Plate Tree'. */
export type PieceName = (pieceId: string) => string;

const misfits = {
  no_host: 'It hangs on a rack, and there is none under it.',
  upright: 'It does not fit the uprights of this rack.',
  hole: 'Its pin does not fit the holes of this rack.',
  depth: 'This rack is not deep enough for it.',
} as const;

const problemTexts = (nameOf: PieceName): CodeTexts<GymProblem> => ({
  not_sold: 'We do not sell this any more. Remove it, or choose something else.',
  outside_room: 'It stands outside of the room.',
  overlaps: ({ otherId }) => `It overlaps ${nameOf(otherId)}.`,
  overlaps_column: 'It stands in a column.',
  blocks_door: ({ door }) => `It blocks door ${door + 1}.`,
  not_at_wall: 'It is mounted to a wall: move its back to one.',
  ceiling_too_low: ({ neededMm, roomMm }) =>
    `Its use needs a ceiling of ${feetAndInches(neededMm)}; this one is ${feetAndInches(roomMm)} high.`,
  floor_overloaded: ({ kgPerM2, limitKg }) =>
    `Loaded, it weighs ${poundsOnSquareFoot(kgPerM2)} lb on a square foot; the floor carries ${exactFloorLoad(limitKg)} lb.`,
  attachment_incompatible: ({ reason }) => misfits[reason],
  clearance_missing: ({ neededMm, otherId, side }) =>
    `Using it needs ${feetAndInches(neededMm)} free at its ${side}; ${
      otherId === undefined ? 'the wall is closer.' : `${nameOf(otherId)} is in the way.`
    }`,
});

/** Describes a problem of a plan in a sentence next to its piece. */
export const problemText = (problem: GymProblem, nameOf: PieceName): string =>
  textOfCode(problem, problemTexts(nameOf));

const editIssueTexts: CodeTexts<GymEditIssue> = {
  no_such_piece: 'This piece is not in the plan any more.',
  not_sold: 'We do not sell this any more.',
  wrong_place: 'Attachments hang on a rack; everything else stands on the floor.',
  too_many_pieces: ({ most }) => `A plan holds at most ${most} pieces.`,
  invalid_name: ({ longest }) => `Give the gym a name of at most ${longest} characters.`,
  invalid_room:
    'A room is 3 ft 4 in to 98 ft long and wide and 6 ft to 32 ft high; its doors fit into their walls, and its columns, 2 in to 6 ft 6 in thick, stand in it.',
};

/** Why an edit of a plan was refused. */
export const editIssueText = (issue: GymEditIssue): string => textOfCode(issue, editIssueTexts);
