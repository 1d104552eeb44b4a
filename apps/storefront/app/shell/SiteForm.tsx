import type { FormProps } from '@ironcart/react-ui';
import { cartPath } from '@ironcart/react-ui/cart';
import { type SubmitEvent, useContext } from 'react';
import { Form, useHref, useLocation, useSubmit } from 'react-router';
import { CartChanges } from '../cart/cart-changes.ts';
import { cartFetcherKey } from '../cart/use-cart-change.ts';
import { preferencesPath } from '../preferences/preferences.ts';
import { logoutPath } from './menus.ts';

/** Once the browser shows what was pressed: a long list takes its time to begin loading, and the tick need not wait for it. */
const afterPaint = (work: () => void): void => {
  requestAnimationFrame(() => setTimeout(work));
};

/**
 * How the views submit: as the form would without scripts, but without loading the page again. A change to the cart
 * leaves the shopper where they are, and so does a choice about the list that is shown; logging out and
 * preferences load everything anew, so that nothing of what was before stays.
 */
export const SiteForm = ({ action, method, encType: _encType, onSubmit, ...rest }: FormProps) => {
  const target = typeof action === 'string' ? action : '';
  const isPost = method === 'post';
  const narrowsThisPage = useLocation().pathname === target && !isPost;
  const submit = useSubmit();
  const narrow = (event: SubmitEvent<HTMLFormElement>) => {
    onSubmit?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    const { currentTarget } = event;
    afterPaint(() => void submit(currentTarget, { preventScrollReset: true }));
  };
  const sendCartChange = useContext(CartChanges);
  const site = useHref('/').replace(/\/$/, '');
  const change = (event: SubmitEvent<HTMLFormElement>) => {
    onSubmit?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    const fields = new FormData(event.currentTarget, submitter);
    // A button may lead the form elsewhere, as to the wishlist.
    const action = submitter?.getAttribute('formaction')?.slice(site.length) ?? target;
    const options = { method: 'post', action, navigate: false, fetcherKey: cartFetcherKey } as const;
    const about = String(fields.get('listItemId') ?? fields.get('productId') ?? '');
    sendCartChange(about, () => submit(fields, options));
  };
  const listener = narrowsThisPage ? narrow : isPost && target === cartPath ? change : onSubmit;
  const loadsAnew = target === logoutPath || target === preferencesPath ? { reloadDocument: true } : {};
  return (
    <Form
      {...rest}
      method={isPost ? 'post' : 'get'}
      action={target}
      {...loadsAnew}
      {...(listener ? { onSubmit: listener } : {})}
    />
  );
};
