import { type Product, primaryImage, quantityCapOf } from '@ironcart/core';
import type { PriceSetting } from '../price/price-views.ts';
import { createPriceViews } from '../price/price-views.ts';
import { bundleView } from './bundle-view.ts';
import { axisChoiceIn, bundleChoiceIn, chosenChildOf, unavailableValues } from './product-choice.ts';
import { openChoiceStock, stockView } from './stock-view.ts';

/** What a product page shows for the choice in its address: the chosen child's price, stock, pictures and plate. */
export const productPage = (product: Product, parameters: URLSearchParams, setting: PriceSetting) => {
  const prices = createPriceViews(setting);
  const axisChoice = axisChoiceIn(product, parameters);
  const child = chosenChildOf(product, axisChoice);
  const sold = child ?? product;
  const hasParts = product.type === 'grouped' || (product.type === 'configurable' && child === undefined);
  const bundle =
    product.type === 'bundle'
      ? bundleView(product, bundleChoiceIn(product.bundleOptions, parameters), setting, prices)
      : undefined;
  const ownPictures = child && primaryImage(child) ? child.gallery : [];
  return {
    sku: sold.sku,
    price: bundle?.total ?? (hasParts ? prices.ofCheapest(product.children) : prices.ofProduct(sold)),
    stock: hasParts ? openChoiceStock(product) : stockView(sold.inventory),
    maxQty: hasParts ? undefined : Math.max(1, quantityCapOf(sold)),
    gallery: ownPictures.length > 0 ? ownPictures : product.gallery,
    specs: sold.gearSpecs.length > 0 ? sold.gearSpecs : product.gearSpecs,
    unavailable: unavailableValues(product, axisChoice),
    bundle,
    rows:
      product.type === 'grouped'
        ? product.children.map((part) => ({
            productId: part.productId,
            name: part.name,
            sku: part.sku,
            price: prices.ofProduct(part),
            stock: stockView(part.inventory),
            maxQty: quantityCapOf(part),
          }))
        : [],
  };
};
