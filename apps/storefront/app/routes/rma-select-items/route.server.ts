import { chooseReturn, type ReturnableLine, type ReturnPick, type ReturnPickIssue } from '@ironcart/core/return';
import { redirect } from 'react-router';
import { requireReturns } from '../../after-order/offers-returns.ts';
import { readReturnable } from '../../after-order/read-returnable.ts';
import { confirmReturnPath, draftHref, maxComments, readDraft } from '../../after-order/return-pages.ts';
import { tryAgain } from '../../data/form-refusal.ts';
import type { PageHead } from '../../head/page-head.ts';
import { sendPhotos } from '../../photos/send-photos.server.ts';
import type { RouteArgs } from '../route-args.ts';

const head: PageHead = { title: 'What goes back?', isPrivate: true };

/** The returnable items of an order, with the selection made so far. */
export const loader = async ({ context }: RouteArgs) => {
  await requireReturns(context);
  const { orderId, ...draft } = readDraft(context.url.searchParams);
  return { head, orderId, lines: await readReturnable(context, orderId), ...draft, maxComments };
};

/** The selection with its validation errors. */
export interface SelectItemsAnswer {
  readonly picks: readonly ReturnPick[];
  readonly comments: string;
  /** Photos that were uploaded despite the errors. */
  readonly photoIds: readonly string[];
  readonly errors: {
    readonly form: string;
    readonly qty: Readonly<Record<string, string>>;
    readonly reason: Readonly<Record<string, string>>;
    readonly photos?: string | undefined;
  };
}

const errorsOf = (issues: readonly ReturnPickIssue[]): SelectItemsAnswer['errors'] => {
  const qty: Record<string, string> = {};
  const reason: Record<string, string> = {};
  for (const issue of issues) {
    if (issue.code === 'quantity') qty[issue.listItemId] = `A whole number, at most ${issue.returnableQty}`;
    if (issue.code === 'reason') reason[issue.listItemId] = 'Please choose a reason';
  }
  const isNothing = issues.some(({ code }) => code === 'nothing_picked');
  return { form: isNothing ? 'Say of at least one item how many of it go back.' : tryAgain, qty, reason };
};

const pickOf = (form: FormData, { listItemId }: ReturnableLine): ReturnPick => {
  const text = (name: string): string => String(form.get(`${name}-${listItemId}`) ?? '').slice(0, 40);
  return { listItemId, qty: text('qty'), reason: text('reason') };
};

/** Redirects to the confirmation with the selection, or returns its validation errors. */
export const action = async ({ request, context }: RouteArgs): Promise<SelectItemsAnswer> => {
  await requireReturns(context);
  const { orderId } = readDraft(context.url.searchParams);
  const lines = await readReturnable(context, orderId);
  const form = await request.formData();
  const picks = lines.map((line) => pickOf(form, line));
  const comments = String(form.get('comments') ?? '')
    .trim()
    .slice(0, maxComments);
  const { photoIds, failure } = await sendPhotos(form, (file) => context.api.returns.addPhoto({ orderId, file }));
  const chosen = chooseReturn(lines, picks);
  if (!chosen.ok) return { picks, comments, photoIds, errors: { ...errorsOf(chosen.issues), photos: failure } };
  if (failure !== undefined) {
    return { picks, comments, photoIds, errors: { form: failure, qty: {}, reason: {}, photos: failure } };
  }
  const kept = chosen.value.map(({ listItemId, qty, reason }) => ({ listItemId, qty: String(qty), reason }));
  throw redirect(draftHref(confirmReturnPath, { orderId, picks: kept, comments, photoIds }));
};
