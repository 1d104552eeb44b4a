import { type CodeTexts, textOfCode } from '@ironcart/core/result';
import { chooseReturn, type ReturnableLine, type ReturnPick, type ReturnPickIssue } from '@ironcart/core/return';
import { dayAt } from '@ironcart/core/site';
import { redirect } from 'react-router';
import { readPictures } from '../../account/product-pictures.ts';
import { requireReturns } from '../../after-order/offers-returns.ts';
import { readReturnable } from '../../after-order/read-returnable.ts';
import {
  confirmReturnPath,
  draftHref,
  isOutdated,
  maxComments,
  piecesLeft,
  readDraft,
} from '../../after-order/return-pages.ts';
import { tryAgain } from '../../data/form-refusal.ts';
import type { PageHead } from '../../head/page-head.ts';
import { sendPhotos } from '../../photos/send-photos.server.ts';
import type { RouteArgs } from '../route-args.ts';

const head: PageHead = { title: 'What goes back?', isPrivate: true };

/** The returnable items of an order, with the selection made so far unless it is outdated. */
export const loader = async ({ context }: RouteArgs) => {
  await requireReturns(context);
  const draft = readDraft(context.url.searchParams);
  const { orderId, picks, comments, photoIds } = draft;
  const { lines, until } = await readReturnable(context, orderId);
  const isChanged = isOutdated(draft, lines);
  const isOver = until !== undefined && until < dayAt(context.now, context.site.timeZone);
  return {
    head,
    orderId,
    lines,
    pictures: await readPictures(
      context,
      lines.map(({ productId }) => productId),
    ),
    until,
    isOver,
    isChanged,
    picks: isChanged ? [] : picks,
    comments,
    photoIds,
    maxComments,
  };
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

const messages: CodeTexts<ReturnPickIssue> = {
  nothing_picked: 'Say of at least one item how many of it go back.',
  quantity: ({ returnableQty }) => `A whole number, at most ${returnableQty}`,
  reason: 'Please choose a reason',
};

/** Messages of one code, by line. */
const messagesByLine = (issues: readonly ReturnPickIssue[], code: 'quantity' | 'reason') =>
  Object.fromEntries(
    issues.flatMap((issue) => (issue.code === code ? [[issue.listItemId, textOfCode(issue, messages)]] : [])),
  );

const errorsOf = (issues: readonly ReturnPickIssue[]): SelectItemsAnswer['errors'] => {
  const ofForm = issues.find(({ code }) => code === 'nothing_picked');
  return {
    form: ofForm === undefined ? tryAgain : textOfCode(ofForm, messages),
    qty: messagesByLine(issues, 'quantity'),
    reason: messagesByLine(issues, 'reason'),
  };
};

const pickOf = (form: FormData, { listItemId }: ReturnableLine): ReturnPick => {
  const text = (name: string): string => String(form.get(`${name}-${listItemId}`) ?? '').slice(0, 40);
  return { listItemId, qty: text('qty'), reason: text('reason') };
};

/** Redirects to the confirmation with the selection, or returns its validation errors. */
export const action = async ({ request, context }: RouteArgs): Promise<SelectItemsAnswer> => {
  await requireReturns(context);
  const { orderId } = readDraft(context.url.searchParams);
  const { lines } = await readReturnable(context, orderId);
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
  throw redirect(draftHref(confirmReturnPath, { orderId, picks: kept, comments, photoIds, left: piecesLeft(lines) }));
};
