import type { NewsletterFormProps } from '@ironcart/react-ui';
import { useRef, useState } from 'react';
import { newsletterTarget } from './newsletter-target.ts';
import type { openNewsletter } from './open-newsletter.ts';

type Newsletter = ReturnType<typeof openNewsletter>;

/** State of the newsletter form; its machine is loaded with the first interaction. */
export const useNewsletter = (basePath: string, lists: NewsletterFormProps['lists']): NewsletterFormProps => {
  const [shown, setShown] = useState<Pick<NewsletterFormProps, 'status' | 'issues'>>({});
  const opening = useRef<Promise<Newsletter>>(undefined);
  const open = async (): Promise<Newsletter> => {
    const { openNewsletter, shownOf } = await import('./open-newsletter.ts');
    const newsletter = openNewsletter(basePath);
    newsletter.subscribe((snapshot) => setShown(shownOf(snapshot)));
    return newsletter;
  };
  const send = async (event: Parameters<Newsletter['send']>[0]): Promise<void> => {
    opening.current ??= open();
    try {
      (await opening.current).send(event);
    } catch {
      opening.current = undefined;
      setShown({ status: 'error' });
    }
  };
  return {
    ...shown,
    target: newsletterTarget,
    lists,
    onSubmit: (signUp) => void send({ type: 'signUp.submitted', signUp }),
    onListsChange: (listIds) => void send({ type: 'lists.changed', listIds }),
  };
};
