import type { AttachmentFit, RackUprights } from '@ironcart/core/gym';
import type { GymProblem } from './gym-problem.ts';

type Misfit = Extract<GymProblem, { readonly code: 'attachment_incompatible' }>['reason'];

/** Why an attachment does not fit a rack; undefined if it fits. Hole and upright sizes must be equal. */
export const misfitOf = (
  { uprightMm, holeMm, minInsideDepthMm = 0 }: AttachmentFit,
  uprights: RackUprights | undefined,
): Misfit | undefined => {
  if (uprights === undefined) return 'no_host';
  if (uprights.uprightMm !== uprightMm) return 'upright';
  if (uprights.holeMm !== holeMm) return 'hole';
  return uprights.insideDepthMm < minInsideDepthMm ? 'depth' : undefined;
};
