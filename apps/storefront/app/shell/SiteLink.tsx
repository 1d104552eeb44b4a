import type { LinkProps } from '@ironcart/react-ui';
import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

/** Paths that the server handles outside the router, and external URLs, are plain anchors. */
const isOutsideRouter = (href: string): boolean => /^([a-z][a-z\d+.-]*:|\/\/|#|\/img\/)/i.test(href);

/** A link for server rendering, without handlers: those take a sixth of the time to render a long list. */
const PrintedLink = ({ href, onClick: _onClick, ...rest }: LinkProps) => <a {...rest} href={useHref(href)} />;

/** Replaces react-router's `Link`, which would add its prefetching code to every page. */
const FollowedLink = ({ href, onClick, target, ...rest }: LinkProps) => {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, target === undefined ? {} : { target });
  const followUnlessHandled = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...rest} href={useHref(href)} target={target} onClick={followUnlessHandled} />;
};

const RoutedLink = import.meta.env.SSR ? PrintedLink : FollowedLink;

/** The views' link: client-side navigation within the site, with the site's base path. */
export const SiteLink = (props: LinkProps) =>
  isOutsideRouter(props.href) ? <a {...props} /> : <RoutedLink {...props} />;
