import { Breadcrumbs, BuyPanel, Gallery, Page, ProductLayout, RichText } from '@ironcart/react-ui';
import { cartTarget } from '@ironcart/react-ui/cart';
import { Suspense } from 'react';
import { useCartChange } from '../../cart/use-cart-change.ts';
import { useFormAnswer } from '../../data/use-route-data.ts';
import { KeepButton } from '../../lists/late-keep-button.ts';
import { backInStockUrl } from '../../product/back-in-stock.ts';
import {
  BackInStockForm,
  CustomOptionFields,
  DeliveryTerms,
  EarnedOffer,
  Film,
  Picker,
  ProductContent,
  ProductDetails,
  TurnIt,
} from '../../product/late-views.ts';
import { isRedeemingIn, withRedeemingChosen } from '../../product/product-choice.ts';
import { useChoice } from '../../product/use-choice.ts';
import { useCloseUp } from '../../product/use-close-up.tsx';
import { useGiftCardPrice } from '../../product/use-gift-card-price.ts';
import type { action } from '../entity/route.server.ts';
import { useEntity } from '../entity/use-entity.ts';

const reviewsId = 'reviews';

export const Component = () => {
  const { product, summary, description, breadcrumbs, shown, terms, fits, email, before, reviews, content } =
    useEntity('product');
  const { parameters, choose } = useChoice();
  const change = useCartChange();
  const closeUp = useCloseUp(product.name);
  const giftCard = useGiftCardPrice(shown.price, before?.giftCard.amount);
  const isThisProduct = change.productId === String(product.productId);
  const recipeId = parameters.get('rid');
  const formAnswer = useFormAnswer<typeof action>();
  return (
    <>
      <Page>
        <Breadcrumbs items={breadcrumbs} />
        <ProductLayout
          panelId="buy"
          gallery={
            <>
              <Gallery
                key={shown.gallery[0]?.link}
                pictures={shown.gallery}
                productName={product.name}
                onZoom={closeUp.open}
                Film={Film}
                snipe={shown.snipe}
              />
              {shown.turned && (
                <Suspense>
                  <TurnIt {...shown.turned} productName={product.name} />
                </Suspense>
              )}
            </>
          }
          panel={
            <BuyPanel
              name={product.name}
              sku={shown.sku}
              rating={product.rating}
              ratingHref={`#${reviewsId}`}
              price={giftCard.price}
              deal={shown.deal}
              stock={shown.stock}
              promise={shown.promise}
              summary={summary}
              target={cartTarget('add', {
                productId: product.productId,
                ...(recipeId === null ? {} : { rid: recipeId }),
              })}
              minQty={1}
              maxQty={shown.maxQty}
              hasQuantity={shown.hasQuantity}
              addLabel={shown.addLabel}
              buttonId="add-to-cart"
              set={shown.picker?.kind === 'bundle' ? { label: 'Your set', picture: shown.gallery[0] } : undefined}
              isBusy={change.isBusy && isThisProduct && !change.isWish}
              also={
                <Suspense>
                  <KeepButton change={change} />
                </Suspense>
              }
              isDisabled={shown.stock?.code === 'outOfStock'}
              issue={change.answer?.ok === false ? change.answer.message : undefined}
              footer={
                <Suspense>
                  <DeliveryTerms productId={product.productId} parameters={parameters} {...terms} />
                </Suspense>
              }
              instead={
                shown.noticeOf !== undefined && (
                  <BackInStockForm
                    target={{ action: backInStockUrl(shown.noticeOf, product.productId) }}
                    email={email}
                  />
                )
              }
            >
              {shown.picker && (
                <Picker
                  picker={shown.picker}
                  parameters={parameters}
                  choose={choose}
                  before={before}
                  chooseAmount={giftCard.chooseAmount}
                />
              )}
              {shown.offer && (
                <EarnedOffer
                  {...shown.offer}
                  isRedeemed={isRedeemingIn(parameters)}
                  onChange={(isRedeeming) => choose(withRedeemingChosen(parameters, isRedeeming))}
                />
              )}
              {product.customOptions.length > 0 && (
                <CustomOptionFields key={before?.listItemId} options={product.customOptions} chosen={before?.options} />
              )}
            </BuyPanel>
          }
        >
          {description && <RichText html={description} />}
          <Suspense>
            <ProductDetails
              product={product}
              specs={shown.specs}
              box={shown.box}
              weight={shown.weight}
              fits={fits}
              reviews={reviews}
              reviewsId={reviewsId}
              parameters={parameters}
            />
          </Suspense>
        </ProductLayout>
        {closeUp.dialog}
      </Page>
      {content && (
        <Suspense>
          <ProductContent {...content} formAnswer={formAnswer} />
        </Suspense>
      )}
    </>
  );
};
