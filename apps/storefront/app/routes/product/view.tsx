import {
  Breadcrumbs,
  BundlePicker,
  BuyPanel,
  CustomOptionFields,
  Gallery,
  GiftCardFields,
  GroupedTable,
  OptionPicker,
  Page,
  ProductLayout,
  RichText,
  SpecTable,
} from '@ironcart/react-ui';
import { cartTarget } from '../../cart/cart-fields.ts';
import { useCartChange } from '../../cart/use-cart-change.ts';
import { axisChoiceIn, bundleChoiceIn, withAxisChosen, withBundleChosen } from '../../product/product-choice.ts';
import { useChoice } from '../../product/use-choice.ts';
import { useEntity } from '../entity/use-entity.ts';

export const Component = () => {
  const { product, summary, description, breadcrumbs, shown } = useEntity('product');
  const { parameters, choose } = useChoice();
  const bundleChoice = bundleChoiceIn(product.bundleOptions, parameters);
  const change = useCartChange();
  const isThisProduct = change.productId === String(product.productId);
  const recipeId = parameters.get('rid');
  return (
    <Page>
      <Breadcrumbs items={breadcrumbs} />
      <ProductLayout
        gallery={<Gallery key={shown.gallery[0]?.link} pictures={shown.gallery} productName={product.name} />}
        panel={
          <BuyPanel
            name={product.name}
            sku={shown.sku}
            rating={product.rating}
            price={shown.price}
            stock={shown.stock}
            summary={summary}
            target={cartTarget('add', {
              productId: product.productId,
              ...(recipeId === null ? {} : { rid: recipeId }),
            })}
            minQty={1}
            maxQty={shown.maxQty}
            hasQuantity={product.type !== 'grouped'}
            isBusy={change.isBusy && isThisProduct}
            isDisabled={shown.stock?.code === 'outOfStock'}
            issue={change.answer?.ok === false ? change.answer.message : undefined}
          >
            {product.type === 'configurable' && (
              <OptionPicker
                axes={product.axes}
                chosen={axisChoiceIn(product, parameters)}
                unavailable={shown.unavailable}
                onChoose={(attribute, value) => choose(withAxisChosen(parameters, attribute, value))}
              />
            )}
            {shown.bundle && (
              <BundlePicker
                options={shown.bundle.options}
                chosen={bundleChoice}
                total={shown.bundle.total}
                onChoose={(optionId, productId) =>
                  choose(withBundleChosen(parameters, { ...bundleChoice, [optionId]: productId }))
                }
              />
            )}
            {product.type === 'grouped' && <GroupedTable caption="Choose your pieces" rows={shown.rows} />}
            {product.giftcardData && <GiftCardFields giftCard={product.giftcardData} />}
            {product.customOptions.length > 0 && <CustomOptionFields options={product.customOptions} />}
          </BuyPanel>
        }
      >
        {description && <RichText html={description} />}
        {shown.specs.length > 0 && <SpecTable specs={shown.specs} />}
      </ProductLayout>
    </Page>
  );
};
