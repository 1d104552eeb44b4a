import type { FormProps } from '@ironcart/react-ui';
import { cartPath } from '@ironcart/react-ui/cart';
import { type SubmitEvent, useContext } from 'react';
import { Form, useHref, useLocation, useSubmit } from 'react-router';
import { CartChanges } from '../cart/cart-changes.ts';
import { cartFetcherKey } from '../cart/use-cart-change.ts';
import { preferencesPath } from '../preferences/preferences.ts';
import { FormsLoadAnew } from './forms-load-anew.ts';
import { logoutPath } from './menus.ts';

/** Runs work after the next paint, so that the press is shown before a long list starts to load. */
const afterPaint = (work: () => void): void => {
  requestAnimationFrame(() => setTimeout(work));
};

/**
 * Submits the views' forms without a page load. After a change to the cart, or a filter of the current list, the
 * shopper stays on the page; logging out and preferences reload all data, so that nothing of the previous state
 * remains.
 */
export const SiteForm = ({ action, method, encType, onSubmit, ...rest }: FormProps) => {
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
    // A button may have its own target, such as the wishlist.
    const action = submitter?.getAttribute('formaction')?.slice(site.length) ?? target;
    const options = { method: 'post', action, navigate: false, fetcherKey: cartFetcherKey } as const;
    const about = String(fields.get('listItemId') ?? fields.get('productId') ?? '');
    sendCartChange(about, () => submit(fields, options));
  };
  const isDocument = useContext(FormsLoadAnew);
  const listener = isDocument
    ? undefined
    : narrowsThisPage
      ? narrow
      : isPost && target === cartPath
        ? change
        : onSubmit;
  const loadsAnew = isDocument || target === logoutPath || target === preferencesPath ? { reloadDocument: true } : {};
  return (
    <Form
      {...rest}
      method={isPost ? 'post' : 'get'}
      action={target}
      {...(encType === 'multipart/form-data' ? { encType } : {})}
      {...loadsAnew}
      {...(listener ? { onSubmit: listener } : {})}
    />
  );
};
