import type { LinkProps } from '@ironcart/react-ui';
import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

/** Paths that this process answers outside the router, and addresses elsewhere, are plain anchors. */
const isOutsideRouter = (href: string): boolean => /^([a-z][a-z\d+.-]*:|\/\/|#|\/img\/)/i.test(href);

/** On the server nobody follows a link: what would takes a sixth of rendering a long list. */
const PrintedLink = ({ href, onClick: _onClick, ...rest }: LinkProps) => <a {...rest} href={useHref(href)} />;

/** Without react-router's own `Link`, which would bring its code for prefetching to every page. */
const FollowedLink = ({ href, onClick, target, ...rest }: LinkProps) => {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, target === undefined ? {} : { target });
  const followUnlessHandled = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...rest} href={useHref(href)} target={target} onClick={followUnlessHandled} />;
};

const RoutedLink = import.meta.env.SSR ? PrintedLink : FollowedLink;

/** How the views navigate: within the site without loading the page again, the site's base path added. */
export const SiteLink = (props: LinkProps) =>
  isOutsideRouter(props.href) ? <a {...props} /> : <RoutedLink {...props} />;
