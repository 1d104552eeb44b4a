import { type Product, primaryImage, quantityCapOf } from '@ironcart/core';
import { useMemo } from 'react';
import { useOuterRouteData } from '../data/use-route-data.ts';
import { createPriceViews } from '../price/price-views.ts';
import type { loader as rootLoader } from '../routes/root/route.server.ts';
import { bundleView } from './bundle-view.ts';
import { axisChoiceIn, bundleChoiceIn, chosenChildOf, unavailableValues } from './product-choice.ts';
import { stockView } from './stock-view.ts';

/** A product page for one choice: recomputed in the browser with the backend's own functions, without a request. */
export const useProductPage = (
  product: Product,
  parameters: URLSearchParams,
  { groupId, now }: { readonly groupId: number; readonly now: number },
) => {
  const root = useOuterRouteData<typeof rootLoader>('root');
  if (root === undefined) throw new Error('A product page stands inside the shell.');
  const { site } = root;
  return useMemo(() => {
    const prices = createPriceViews({ site, groupId, now });
    const axisChoice = axisChoiceIn(product, parameters);
    const bundleChoice = bundleChoiceIn(product.bundleOptions, parameters);
    const child = chosenChildOf(product, axisChoice);
    const sold = child ?? product;
    const isOpenChoice = product.type === 'configurable' && child === undefined;
    const bundle = product.type === 'bundle' ? bundleView(product, bundleChoice, { groupId, now }, prices) : undefined;
    const hasParts = isOpenChoice || product.type === 'grouped';
    const ownPictures = child && primaryImage(child) ? child.gallery : [];
    return {
      axisChoice,
      bundleChoice,
      bundle,
      unavailable: unavailableValues(product, axisChoice),
      sku: sold.sku,
      price: bundle?.total ?? (hasParts ? prices.ofCheapest(product.children) : prices.ofProduct(sold)),
      stock: hasParts ? undefined : stockView(sold.inventory),
      maxQty: hasParts ? undefined : Math.max(1, quantityCapOf(sold)),
      gallery: ownPictures.length > 0 ? ownPictures : product.gallery,
      specs: sold.gearSpecs.length > 0 ? sold.gearSpecs : product.gearSpecs,
      rows: product.children.map((part) => ({
        productId: part.productId,
        name: part.name,
        sku: part.sku,
        price: prices.ofProduct(part),
        stock: stockView(part.inventory),
        maxQty: quantityCapOf(part),
      })),
    };
  }, [product, parameters, site, groupId, now]);
};
