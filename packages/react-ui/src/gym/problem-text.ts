import { feetAndInches, type GymEditIssue, type GymProblem } from '@ironcart/gym-builder';

/** Names a piece in a sentence, for example '2, Plate Tree'. */
export type PieceName = (pieceId: string) => string;

const misfits = {
  no_host: 'It hangs on a rack, and there is none under it.',
  upright: 'It does not fit the uprights of this rack.',
  hole: 'Its pin does not fit the holes of this rack.',
  depth: 'This rack is not deep enough for it.',
} as const;

/** Describes a problem of a plan in a sentence next to its piece. */
export const problemText = (problem: GymProblem, nameOf: PieceName): string => {
  switch (problem.code) {
    case 'not_sold':
      return 'We do not sell this any more. Remove it, or choose something else.';
    case 'outside_room':
      return 'It stands outside of the room.';
    case 'overlaps':
      return `It overlaps ${nameOf(problem.otherId)}.`;
    case 'overlaps_column':
      return 'It stands in a column.';
    case 'blocks_door':
      return `It blocks door ${problem.door + 1}.`;
    case 'not_at_wall':
      return 'It is mounted to a wall: move its back to one.';
    case 'ceiling_too_low':
      return `Its use needs a ceiling of ${feetAndInches(problem.neededMm)}; this one is ${feetAndInches(problem.roomMm)} high.`;
    case 'floor_overloaded':
      return `Loaded, it weighs ${problem.kgPerM2} kg on a square metre; the floor carries ${problem.limitKg} kg.`;
    case 'attachment_incompatible':
      return misfits[problem.reason];
    case 'clearance_missing':
      return `Using it needs ${feetAndInches(problem.neededMm)} free at its ${problem.side}; ${
        problem.otherId === undefined ? 'the wall is closer.' : `${nameOf(problem.otherId)} is in the way.`
      }`;
  }
};

/** Why a change of a plan was not made. */
export const editIssueText = (issue: GymEditIssue): string => {
  switch (issue.code) {
    case 'no_such_piece':
      return 'This piece is not in the plan any more.';
    case 'not_sold':
      return 'We do not sell this any more.';
    case 'wrong_place':
      return 'Attachments hang on a rack; everything else stands on the floor.';
    case 'too_many_pieces':
      return `A plan holds at most ${issue.most} pieces.`;
    case 'invalid_name':
      return `Give the gym a name of at most ${issue.longest} characters.`;
    case 'invalid_room':
      return 'A room is 3 ft 4 in to 98 ft long and wide and 6 ft to 32 ft high; its doors fit into their walls.';
  }
};
