import type { FormProps } from '@ironcart/react-ui';
import { Form } from 'react-router';
import { cartPath } from '../cart/cart-fields.ts';
import { cartFetcherKey } from '../cart/use-cart-change.ts';

/**
 * How the views submit: as the form would without scripts, but without loading the page again. A change to the cart
 * leaves the shopper where they are.
 */
export const SiteForm = ({ action, method, encType: _encType, onSubmit, ...rest }: FormProps) => {
  const target = typeof action === 'string' ? action : '';
  const isPost = method === 'post';
  const staysHere = isPost && target === cartPath ? { navigate: false, fetcherKey: cartFetcherKey } : {};
  return (
    <Form
      {...rest}
      method={isPost ? 'post' : 'get'}
      action={target}
      {...staysHere}
      {...(onSubmit ? { onSubmit } : {})}
    />
  );
};
