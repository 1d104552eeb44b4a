import {
  Amount,
  ButtonLink,
  CartLine,
  type CartLineView,
  CartTotals,
  discountText,
  type EarnedLineView,
  EmptyCart,
  LineAction,
  lazyWithRetry,
  Notice,
  Page,
  PageHeading,
  SplitLayout,
  useMoneyFormat,
  WaysOn,
} from '@ironcart/react-ui';
import { CartChangeNotices, cartTarget } from '@ironcart/react-ui/cart';
import { Suspense } from 'react';
import { cartTotals } from '../../cart/cart-totals.ts';
import type { CartView } from '../../cart/read-cart.ts';
import { useCartChange } from '../../cart/use-cart-change.ts';
import { useFormAnswer, useOuterRouteData, useRouteData } from '../../data/use-route-data.ts';
import type { loader as rootLoader } from '../root/route.server.ts';
import styles from './cart.module.css';
import type { action, loader } from './route.server.ts';

/** Content below the fold loads after the page. */
const BelowCart = lazyWithRetry(async () => (await import('../../cart/BelowCart.tsx')).BelowCart);

const updateTarget = cartTarget('update');
const removeTarget = cartTarget('remove');
const saveTarget = cartTarget('save');
const redeemTarget = cartTarget('redeem');
const stopRedeemingTarget = cartTarget('stopRedeeming');

/** Button that redeems an entitlement on a line, or stops redeeming it. */
const RedeemAction = ({ line, earned }: { readonly line: CartLineView; readonly earned: EarnedLineView }) => {
  const format = useMoneyFormat();
  if (earned.code !== 'offered') return <LineAction line={line} target={stopRedeemingTarget} label="Stop using it" />;
  const what = earned.discount === undefined ? '' : `: ${discountText(earned.discount, format)}`;
  return <LineAction line={line} target={redeemTarget} label={`Use your discount${what}`} />;
};

const counted = ({ count, weight }: Pick<CartView, 'count' | 'weight'>): string =>
  [count === 1 ? '1 item' : `${count} items`, ...(weight === undefined ? [] : [weight])].join(' · ');

export const Component = () => {
  const root = useOuterRouteData<typeof rootLoader>('root');
  const { saved, areCookiesBlocked } = useRouteData<typeof loader>();
  const change = useCartChange();
  const posted = useFormAnswer<typeof action>();
  const format = useMoneyFormat();
  if (root === undefined) return null;
  const { cart, menu, site } = root;
  const answer = change.answer ?? posted;
  const busyItemId = change.isBusy ? change.listItemId : undefined;
  const refused = answer?.ok === false && (
    <Notice tone="error" isAnnounced>
      {answer.message}
    </Notice>
  );
  const below = (
    <Suspense>
      <BelowCart saved={saved} busyItemId={busyItemId} />
    </Suspense>
  );
  if (cart.lines.length === 0) {
    return (
      <Page>
        {refused}
        {areCookiesBlocked && (
          <Notice tone="error" title="Your browser blocks cookies.">
            The cart needs them: allow cookies for this site, then add the product again.
          </Notice>
        )}
        <EmptyCart headingLevel={1} shopUrl={menu[0]?.href ?? '/'}>
          <WaysOn label="Sections of the shop" links={menu} />
        </EmptyCart>
        {below}
      </Page>
    );
  }
  return (
    <Page>
      <PageHeading title="Your cart" count={counted(cart)} />
      <SplitLayout
        aside={
          <div className={styles.summary} id="summary" tabIndex={-1}>
            <CartTotals
              isLoading={change.isBusy}
              lines={cartTotals(cart, { isWithoutVat: site.showsTaxExclusivePrice, format })}
            />
            <CartChangeNotices
              lines={cart.lines}
              canChange
              total={`Your cart comes to ${format(cart.vat?.total ?? cart.total)} now.`}
            />
            <div className={styles.pay} data-buy-bar="">
              <p className={styles.sum}>
                <Amount amount={cart.vat?.total ?? cart.total} />
              </p>
              <ButtonLink variant="primary" size="large" isWide href="/checkout">
                Check out
              </ButtonLink>
            </div>
          </div>
        }
      >
        {refused}
        {cart.messages.map((message) => (
          <Notice key={message} tone="warning">
            {message}
          </Notice>
        ))}
        <ul className={styles.lines}>
          {cart.lines.map((line) => (
            <li key={line.listItemId}>
              <CartLine
                line={line}
                updateTarget={updateTarget}
                removeTarget={removeTarget}
                isBusy={busyItemId === line.listItemId}
                actions={
                  <>
                    <LineAction line={line} target={saveTarget} label="Save for later" />
                    {line.earned && <RedeemAction line={line} earned={line.earned} />}
                  </>
                }
              />
            </li>
          ))}
        </ul>
      </SplitLayout>
      {below}
    </Page>
  );
};
