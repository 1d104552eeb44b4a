import { mediaFrom, type ProductCardView } from '@ironcart/react-ui';
import { Search } from '@ironcart/react-ui/search';
import { createNavigator, createSearchDropdownMachine } from '@ironcart/shop-machines';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { createActor } from 'xstate';
import { createPreviewPorts } from './preview-ports.ts';

export interface SearchPanelProps {
  readonly box: HTMLInputElement;
  readonly basePath: string;
  /** Whether the store has the invitational's page, which the specification suggests when its name is searched. */
  readonly hasInvitational: boolean;
}

const createDropdown = ({ box, basePath }: SearchPanelProps) =>
  createActor(createSearchDropdownMachine<ProductCardView>(), {
    input: {
      ports: createPreviewPorts(basePath),
      isMobile: !window.matchMedia(mediaFrom('tablet')).matches,
      query: box.value,
    },
  });

/** The search suggestions, connected to the header's box and the router. Loaded when the box first gets the focus. */
export const SearchPanel = (props: SearchPanelProps) => {
  const { box, hasInvitational } = props;
  const { key, pathname, search } = useLocation();
  const shownPage = useRef(key);
  const routerNavigate = useNavigate();
  const [actor] = useState(() => createDropdown(props));

  useEffect(() => {
    actor.start();
  }, [actor]);

  useEffect(() => {
    if (shownPage.current === key) return;
    shownPage.current = key;
    actor.send({ type: 'route.changed' });
  }, [actor, key]);

  const currentPath = useEffectEvent(() => pathname + search);
  const go = useEffectEvent(async (path: string) => routerNavigate(path));
  const [navigator] = useState(() =>
    createNavigator({
      routes: {},
      currentPath: () => currentPath(),
      go: async (path) => {
        await go(path);
        return true;
      },
      report: ({ code, target }) => {
        // The page already shows the result: the suggestions close.
        if (code === 'duplicated_navigation') actor.send({ type: 'route.changed' });
        else console.warn(`The search could not open ${JSON.stringify(target)}: ${code}`);
      },
    }),
  );

  return (
    <Search
      actor={actor}
      box={box}
      hasInvitational={hasInvitational}
      onNavigate={(href) => void navigator.navigate(href)}
    />
  );
};
