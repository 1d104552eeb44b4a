import { LiveChat, Page, PageHeading } from '@ironcart/react-ui';
import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { liveChatPath } from '../../after-order/care-links.ts';
import { usePendingForm } from '../../data/use-pending-form.ts';
import { useFormAnswer, useRouteData } from '../../data/use-route-data.ts';
import type { action, loader } from './route.server.ts';

/** Polling interval while the page is visible, in milliseconds. */
const lookEveryMs = 5_000;

/** Live chat with staff; no other page contains any of it. */
export const Component = () => {
  const { chat } = useRouteData<typeof loader>();
  const answer = useFormAnswer<typeof action>();
  const isBusy = usePendingForm() !== undefined;
  const { revalidate, state } = useRevalidator();
  const look = useEffectEvent(() => {
    if (state === 'idle' && document.visibilityState === 'visible') void revalidate();
  });
  const isOpen = chat.status === 'open';
  useEffect(() => {
    if (!isOpen) return;
    const timer = window.setInterval(() => look(), lookEveryMs);
    return () => window.clearInterval(timer);
  }, [isOpen]);
  return (
    <Page width="text">
      <PageHeading title="Live chat" />
      <LiveChat
        chat={chat}
        target={{ action: liveChatPath }}
        unsent={answer?.unsent}
        failure={answer?.failure}
        isBusy={isBusy}
      />
    </Page>
  );
};
