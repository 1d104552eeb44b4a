import { readConsent } from '@ironcart/core/visitor';
import { personalDataPath } from '../account/personal-data-paths.ts';
import type { RequestContext } from '../request-context/request-context.ts';
import { settingsPath } from '../routes/settings/settings-forms.ts';

const redirectTo = (context: RequestContext, path: string): Response =>
  new Response(null, {
    status: 302,
    headers: { Location: `${context.site.basePath}${path}`, 'Cache-Control': 'no-store' },
  });

/**
 * Answers a request for the file with all data stored about the customer, including the consent of this browser;
 * redirects a guest to log in and back to the settings. undefined for any other path.
 */
export const answerPersonalDataFile = async (context: RequestContext): Promise<Response | undefined> => {
  if (context.sites.pathWithin(context.url.pathname) !== personalDataPath) return undefined;
  if ((await context.customer()) === undefined) {
    return redirectTo(context, `/login?redirect=${encodeURIComponent(settingsPath)}`);
  }
  const data = await context.api.customer.exportData();
  const file = { ...data, cookieConsent: readConsent(context.cookieText, context.site) };
  return new Response(`${JSON.stringify(file, null, 2)}\n`, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="my-data-${data.exportedAt.slice(0, 10)}.json"`,
      'Cache-Control': 'no-store',
    },
  });
};
