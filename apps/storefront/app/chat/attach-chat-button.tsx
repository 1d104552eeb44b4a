import { ChatButton, ChatCorner, UiProvider } from '@ironcart/react-ui';
import iconsUrl from '@ironcart/react-ui/icons.svg?no-inline';
import { createRoot } from 'react-dom/client';
import type { CaredSite } from '../navigation/page-visit.ts';
import type { ChatPart } from './chat-part.ts';

/**
 * Puts the live chat's button into a corner of the page (S1-chat-01). It sends no request and needs no machine: both
 * come with the window.
 * @param onOpen called once, when the button is pressed; it is then busy until it is detached
 */
export const attachChatButton = ({ currency, locale }: CaredSite, onOpen: () => void): ChatPart => {
  const holder = document.createElement('div');
  const root = createRoot(holder);
  const render = (isBusy: boolean): void =>
    root.render(
      <UiProvider iconsUrl={iconsUrl} currency={currency} locale={locale}>
        <ChatCorner>
          <ChatButton
            isBusy={isBusy}
            onOpen={() => {
              render(true);
              onOpen();
            }}
          />
        </ChatCorner>
      </UiProvider>,
    );
  render(false);
  document.body.append(holder);
  return {
    show: (isShown) => {
      holder.hidden = !isShown;
    },
    detach: () => {
      root.unmount();
      holder.remove();
    },
  };
};
