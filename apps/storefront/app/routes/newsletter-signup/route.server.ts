import { newsletterByListId, newsletterIssues } from '@ironcart/core/customer';
import { redirect } from 'react-router';
import type { PageHead } from '../../head/page-head.ts';
import type { NewsletterAnswer } from '../../newsletter/newsletter-target.ts';
import type { RouteArgs } from '../route-args.ts';

const head: PageHead = { title: 'Newsletters', description: 'What is new, when it is made.' };

export const loader = async () => ({ head });

/** Subscribes an address to the site's newsletters (S4-newsletter). Without scripts, a failure has its own page. */
export const action = async ({ request, context }: RouteArgs): Promise<NewsletterAnswer> => {
  const form = await request.formData();
  const email = String(form.get('email') ?? '').trim();
  const listIds = form
    .getAll('list')
    .map(Number)
    .filter((listId) => newsletterByListId(context.site, listId) !== undefined);
  const issues = newsletterIssues({ email, listIds });
  if (Object.keys(issues).length > 0) return { isSaved: false, issues };
  try {
    await context.api.newsletters.signUp(email, listIds);
  } catch {
    if (!context.isDataRequest) throw redirect('/newsletter-error', 303);
    return { isSaved: false, issues };
  }
  return { isSaved: true, issues };
};
