import { primarySegmentOf, type SegmentMap, segmentMapOf } from '@ironcart/core/customer';
import { data, redirect } from 'react-router';
import { aboutMePath } from '../../account/account-pages.ts';
import { requireCustomer } from '../../account/require-customer.ts';
import type { PageHead } from '../../head/page-head.ts';
import type { RequestContext } from '../../request-context/request-context.ts';
import type { RouteArgs } from '../route-args.ts';

const head: PageHead = { title: 'About you', isPrivate: true };

/** Formats a merchant's segment name: 'firstResponder' becomes 'First responder'. */
const segmentLabel = (name: string): string => {
  const words = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const choicesOf = (segments: SegmentMap[keyof SegmentMap]) =>
  Object.entries(segments).map(([name, id]) => ({ id, label: segmentLabel(name) }));

/** The questions that this site and group ask (S6-segments-01). @throws 404 if there are none */
const readQuestions = async (context: RequestContext) => {
  const customer = await requireCustomer(context);
  const { segments: maps } = context.content;
  if (maps === undefined) throw data({ code: 'not_found' }, { status: 404 });
  const { occupations, interests } = segmentMapOf(maps, context.site, customer.groupId);
  const groups = [
    { title: 'What you do', choices: choicesOf(occupations) },
    { title: 'What you train for', choices: choicesOf(interests) },
  ];
  return { customer, groups, ids: new Set(groups.flatMap(({ choices }) => choices.map(({ id }) => id))) };
};

/** Query parameter of the page after saving. */
const savedName = 'saved';

/** Occupations and interests that the customer can select (S2-account-07). */
export const loader = async ({ context }: RouteArgs) => {
  const { customer, groups } = await readQuestions(context);
  const primary = primarySegmentOf(customer.segments);
  return {
    head,
    isSaved: context.url.searchParams.has(savedName),
    groups,
    chosen: customer.segments,
    primary: groups.flatMap(({ choices }) => choices).find(({ id }) => id === primary)?.label,
  };
};

/** Saves the selection. Other segments are assigned by the store and stay unchanged. */
export const action = async ({ request, context }: RouteArgs) => {
  const { customer, ids } = await readQuestions(context);
  const wanted = (await request.formData()).getAll('segment').map(Number);
  const kept = customer.segments.filter((segment) => !ids.has(segment));
  try {
    await context.api.customer.setSegments([...kept, ...wanted.filter((segment) => ids.has(segment))]);
  } catch (thrown) {
    context.warn('What a customer says of themselves could not be saved', thrown);
    return { wanted };
  }
  throw redirect(`${aboutMePath}?${savedName}=1`);
};
