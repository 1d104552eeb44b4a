import { requireEntries } from '../require-argument.ts';
import type { Result } from '../result.ts';
import { type ReturnableLine, type ReturnedItem, type ReturnReason, returnReasons } from './return-authorization.ts';

/** Raw form values of one line. */
export interface ReturnPick {
  readonly listItemId: string;
  /** Empty and '0' mean that nothing of the line is returned. */
  readonly qty: string;
  readonly reason: string;
}

/** Why a selection is not a valid return. */
export type ReturnPickIssue =
  | { readonly code: 'nothing_picked' }
  | { readonly code: 'quantity'; readonly listItemId: string; readonly returnableQty: number }
  | { readonly code: 'reason'; readonly listItemId: string };

/** A selected line of a return. */
export type PickedItem = Pick<ReturnedItem, 'listItemId' | 'qty' | 'reason'>;

/** Whether a text is a reason for a return. */
const isReason = (text: string): text is ReturnReason => returnReasons.some((reason) => reason === text);

/** Validates a selection of an order's lines as the items of a return. */
export const chooseReturn = (
  lines: readonly ReturnableLine[],
  picks: readonly ReturnPick[],
): Result<readonly PickedItem[], ReturnPickIssue> => {
  requireEntries(lines, 'lines');
  requireEntries(picks, 'picks', { qty: 'text' });
  const issues: ReturnPickIssue[] = [];
  const items = lines.flatMap(({ listItemId, returnableQty }): PickedItem[] => {
    const pick = picks.find((candidate) => candidate.listItemId === listItemId);
    const text = pick?.qty.trim() ?? '';
    if (pick === undefined || /^0*$/.test(text)) return [];
    const qty = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    const isLeft = qty <= returnableQty;
    if (!isLeft) issues.push({ code: 'quantity', listItemId, returnableQty });
    const { reason } = pick;
    if (!isReason(reason)) {
      issues.push({ code: 'reason', listItemId });
      return [];
    }
    return [{ listItemId, qty, reason }];
  });
  const [first, ...others] = issues;
  if (first) return { ok: false, issues: [first, ...others] };
  return items.length === 0 ? { ok: false, issues: [{ code: 'nothing_picked' }] } : { ok: true, value: items };
};
