import { AccountRows, Button, ButtonLink, EmptyState, IntentForm, PageHeading } from '@ironcart/react-ui';
import { noticesPath } from '../../account/account-pages.ts';
import { useRouteData } from '../../data/use-route-data.ts';
import type { loader } from './route.server.ts';

export const Component = () => {
  const { notices } = useRouteData<typeof loader>();
  if (notices.length === 0) {
    return (
      <EmptyState
        headingLevel={1}
        title="Nothing to wait for"
        text="Ask on the page of something that is sold out, and we write to you when it is back."
        action={<ButtonLink href="/">Look around</ButtonLink>}
      />
    );
  }
  return (
    <>
      <PageHeading title="Back in stock" intro="We write to you once, as soon as one of these can be bought again." />
      <AccountRows
        rows={notices.map(({ id, name, url, email }) => ({
          id,
          title: name,
          href: url,
          facts: [{ label: 'Mail to', value: email }],
          action: (
            <IntentForm target={{ action: noticesPath, fields: { id } }}>
              <Button type="submit" size="small">
                Forget it
              </Button>
            </IntentForm>
          ),
        }))}
      />
    </>
  );
};
