import {
  Breadcrumbs,
  BundlePicker,
  BuyPanel,
  CustomOptionFields,
  Gallery,
  GiftCardFields,
  GroupedTable,
  OptionPicker,
  ProductLayout,
  RichText,
  SpecTable,
} from '@ironcart/react-ui';
import { useSearchParams } from 'react-router';
import { cartTarget } from '../../cart/cart-fields.ts';
import { useCartChange } from '../../cart/use-cart-change.ts';
import { withAxisChosen, withBundleChosen } from '../../product/product-choice.ts';
import { useProductPage } from '../../product/use-product-page.ts';
import { useEntity } from '../entity/use-entity.ts';

/** Choosing changes the address, so that the choice can be linked to and gone back from. */
const inPlace = { replace: true, preventScrollReset: true } as const;

export const Component = () => {
  const { product, breadcrumbs, groupId, now } = useEntity('product');
  const [parameters, setParameters] = useSearchParams();
  const page = useProductPage(product, parameters, { groupId, now });
  const change = useCartChange();
  const isThisProduct = change.productId === String(product.productId);
  const recipeId = parameters.get('rid');
  return (
    <>
      <Breadcrumbs items={breadcrumbs} />
      <ProductLayout
        gallery={<Gallery key={page.gallery[0]?.link} pictures={page.gallery} productName={product.name} />}
        panel={
          <BuyPanel
            name={product.name}
            sku={page.sku}
            rating={product.rating}
            price={page.price}
            stock={page.stock}
            summary={product.shortDescription}
            target={cartTarget('add', {
              productId: product.productId,
              ...(recipeId === null ? {} : { rid: recipeId }),
            })}
            minQty={1}
            maxQty={page.maxQty}
            hasQuantity={product.type !== 'grouped'}
            isBusy={change.isBusy && isThisProduct}
            isDisabled={page.stock?.code === 'outOfStock'}
            issue={change.answer?.ok === false ? change.answer.message : undefined}
          >
            {product.type === 'configurable' && (
              <OptionPicker
                axes={product.axes}
                chosen={page.axisChoice}
                unavailable={page.unavailable}
                onChoose={(attribute, value) => setParameters(withAxisChosen(parameters, attribute, value), inPlace)}
              />
            )}
            {page.bundle && (
              <BundlePicker
                options={page.bundle.options}
                chosen={page.bundleChoice}
                total={page.bundle.total}
                onChoose={(optionId, productId) =>
                  setParameters(withBundleChosen(parameters, { ...page.bundleChoice, [optionId]: productId }), inPlace)
                }
              />
            )}
            {product.type === 'grouped' && <GroupedTable caption={`What ${product.name} is made of`} rows={page.rows} />}
            {product.giftcardData && <GiftCardFields giftCard={product.giftcardData} />}
            {product.customOptions.length > 0 && <CustomOptionFields options={product.customOptions} />}
          </BuyPanel>
        }
      >
        {product.description && <RichText html={product.description} />}
        {page.specs.length > 0 && <SpecTable specs={page.specs} />}
      </ProductLayout>
    </>
  );
};

