import { loginPath, wishlistPath } from '@ironcart/core/routing';
import { Button, ButtonLink } from '@ironcart/react-ui';
import { useEffect } from 'react';
import { useHref } from 'react-router';
import { registriesPath } from '../account/account-pages.ts';
import type { CartChange } from '../cart/use-cart-change.ts';
import { keptEvent } from '../navigation/kept-event.ts';

export interface KeepButtonProps {
  readonly change: Pick<CartChange, 'answer' | 'isBusy' | 'isWish'>;
}

/** Buttons of a product's form that add its selection to the wishlist or to the customer's registry. */
export const KeepButton = ({ change: { answer, isBusy, isWish } }: KeepButtonProps) => {
  const action = useHref(wishlistPath);
  const registries = useHref(registriesPath);
  const login = useHref(loginPath(wishlistPath));
  const asksApp = answer?.ok === false && answer.code === 'app_login';
  useEffect(() => {
    if (!asksApp) return;
    // If no app answers, or the code cannot be loaded, the shopper logs in as in a browser.
    const ask = async () => (await import('../adapters/tell-app.ts')).tellApp({ type: 'login' });
    void ask()
      .catch(() => false)
      .then((isTold) => isTold || window.location.assign(login));
  }, [asksApp, login]);
  const isKept = answer?.ok === true && answer.isKept === true;
  useEffect(() => {
    if (isKept) document.dispatchEvent(new Event(keptEvent));
  }, [isKept]);
  return (
    <>
      {isKept ? (
        <ButtonLink variant="quiet" href={wishlistPath}>
          On your wishlist
        </ButtonLink>
      ) : (
        <Button type="submit" variant="quiet" formAction={action} isBusy={isBusy && isWish}>
          Add to wishlist
        </Button>
      )}
      <Button type="submit" variant="quiet" formAction={registries} isBusy={isBusy && isWish}>
        Add to registry
      </Button>
    </>
  );
};
