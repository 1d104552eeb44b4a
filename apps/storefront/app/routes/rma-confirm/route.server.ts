import { isApiError } from '@ironcart/api/client';
import { chooseReturn, type PickedItem, type ReturnableLine } from '@ironcart/core/return';
import { data, redirect } from 'react-router';
import { readPictures } from '../../account/product-pictures.ts';
import { requireReturns } from '../../after-order/offers-returns.ts';
import { readReturnable } from '../../after-order/read-returnable.ts';
import {
  confirmReturnPath,
  draftHref,
  isOutdated,
  printReturnHref,
  type ReturnDraft,
  readDraft,
  selectItemsPath,
} from '../../after-order/return-pages.ts';
import { formRefusal, type RefusalMessages } from '../../data/form-refusal.ts';
import type { PageHead } from '../../head/page-head.ts';
import type { RequestContext } from '../../request-context/request-context.ts';
import type { RouteArgs } from '../route-args.ts';

/**
 * Reads the return described by the URL, with its items' names.
 * @throws a redirect to the selection if an item is no longer returnable, or the draft is outdated
 */
const readChosen = async (context: RequestContext, draft: ReturnDraft) => {
  const { lines } = await readReturnable(context, draft.orderId);
  const chosen = chooseReturn(lines, draft.picks);
  if (!chosen.ok || isOutdated(draft, lines)) throw redirect(draftHref(selectItemsPath, draft));
  const lineOf = ({ listItemId }: PickedItem): ReturnableLine | undefined =>
    lines.find((line) => line.listItemId === listItemId);
  return chosen.value.flatMap((item) => {
    const line = lineOf(item);
    return line ? [{ ...item, sku: line.sku, name: line.name, productId: line.productId }] : [];
  });
};

const readRegistered = async ({ api, site }: RequestContext, rmaNumber: string) => {
  try {
    const authorization = await api.returns.get(rmaNumber);
    return { authorization, printUrl: printReturnHref(authorization, site) };
  } catch (thrown) {
    if (!isApiError(thrown, 'not_found') && !isApiError(thrown, 'invalid_request')) throw thrown;
    throw data({ code: 'not_found' }, { status: 404 });
  }
};

/** Shows a return from its URL before it is registered, and by `?rma=` afterwards. */
export const loader = async ({ context }: RouteArgs) => {
  await requireReturns(context);
  const { searchParams } = context.url;
  const rmaNumber = searchParams.get('rma');
  if (rmaNumber !== null) {
    const head: PageHead = { title: 'Your return is registered', isPrivate: true };
    return { head, registered: await readRegistered(context, rmaNumber), draft: undefined };
  }
  const draft = readDraft(searchParams);
  const head: PageHead = { title: 'Confirm your return', isPrivate: true };
  const items = await readChosen(context, draft);
  const { orderId, comments, photoIds } = draft;
  const pictures = await readPictures(
    context,
    items.map(({ productId }) => productId),
  );
  return {
    head,
    registered: undefined,
    draft: {
      pictures: Object.fromEntries(items.map(({ listItemId, productId }) => [listItemId, pictures[productId]])),
      orderId,
      comments,
      items,
      photos: photoIds.length,
      confirmUrl: draftHref(confirmReturnPath, draft),
      changeUrl: draftHref(selectItemsPath, draft),
    },
  };
};

const messages: RefusalMessages<'return.createReturn'> = {
  returns_not_offered: 'This store takes nothing back.',
  unknown_photo: 'A photo is not there any more. Change what goes back, and choose your photos again.',
  not_shipped: 'Some of it has not left our warehouse yet. Change what goes back.',
  return_period_over: 'The time to send this order back is over.',
  not_returnable: 'Some of it is in another return already. Change what goes back.',
};

/** Registers the return and redirects to its confirmation. */
export const action = async ({ context }: RouteArgs): Promise<{ readonly error: string }> => {
  await requireReturns(context);
  const draft = readDraft(context.url.searchParams);
  const items = await readChosen(context, draft);
  const { orderId, comments, photoIds } = draft;
  let rmaNumber: string;
  try {
    ({ rmaNumber } = await context.api.returns.create({ orderId, items, comments, photoIds }));
  } catch (thrown) {
    return { error: formRefusal<'return.createReturn'>(thrown, messages).message };
  }
  throw redirect(`${confirmReturnPath}?rma=${encodeURIComponent(rmaNumber)}`);
};
