import type { FormProps } from '@ironcart/react-ui';
import { Form, useLocation } from 'react-router';
import { cartPath } from '../cart/cart-fields.ts';
import { cartFetcherKey } from '../cart/use-cart-change.ts';
import { preferencesPath } from '../preferences/preferences.ts';
import { logoutPath } from './menus.ts';

/**
 * How the views submit: as the form would without scripts, but without loading the page again. A change to the cart
 * leaves the shopper where they are, and so does a choice about the list that is shown; logging out and
 * preferences load everything anew, so that nothing of what was before stays.
 */
export const SiteForm = ({ action, method, encType: _encType, onSubmit, ...rest }: FormProps) => {
  const target = typeof action === 'string' ? action : '';
  const isPost = method === 'post';
  const isOfThisPage = useLocation().pathname === target;
  const staysHere = isPost && target === cartPath ? { navigate: false, fetcherKey: cartFetcherKey } : {};
  const loadsAnew = target === logoutPath || target === preferencesPath ? { reloadDocument: true } : {};
  return (
    <Form
      {...rest}
      method={isPost ? 'post' : 'get'}
      action={target}
      preventScrollReset={!isPost && isOfThisPage}
      {...staysHere}
      {...loadsAnew}
      {...(onSubmit ? { onSubmit } : {})}
    />
  );
};
