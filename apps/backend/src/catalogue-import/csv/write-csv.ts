import type { MerchantProduct, MerchantVariant } from '../merchant-product.ts';
import { type Column, columns, optionColumns, soleOption } from './columns.ts';
import { cellWithoutFormula } from './formula-cell.ts';

type Cells = Partial<Record<Column, string>>;

const variantCells = (variant: MerchantVariant, options: readonly string[]): Cells => ({
  ...(options.length === 0
    ? { 'Option1 Value': soleOption.value }
    : Object.fromEntries(variant.optionValues.map((value, index) => [optionColumns[index]?.[1], value]))),
  'Variant SKU': variant.sku,
  'Variant Grams': String(variant.weightGrams),
  ...(variant.boxInches && {
    'Variant Box Length': String(variant.boxInches.length),
    'Variant Box Width': String(variant.boxInches.width),
    'Variant Box Height': String(variant.boxInches.height),
  }),
  'Variant Inventory Tracker': variant.isTracked ? 'shopify' : '',
  'Variant Inventory Qty': String(variant.quantity ?? ''),
  'Variant Inventory Policy': variant.canBackorder ? 'continue' : 'deny',
  'Variant Price': variant.price,
  'Variant Compare At Price': variant.compareAtPrice ?? '',
  'Variant Requires Shipping': String(variant.requiresShipping).toUpperCase(),
  'Variant Barcode': variant.barcode,
  'Variant Image': variant.picture,
});

const productCells = (product: MerchantProduct): Cells => ({
  Title: product.title,
  'Body (HTML)': product.descriptionHtml,
  Vendor: product.vendor,
  Type: product.type,
  Tags: product.tags.join(', '),
  Published: String(product.isPublished).toUpperCase(),
  'Gift Card': String(product.isGiftCard).toUpperCase(),
  Status: product.status,
  ...(product.options.length === 0
    ? { 'Option1 Name': soleOption.name }
    : Object.fromEntries(product.options.map((name, index) => [optionColumns[index]?.[0], name]))),
});

/** The rows of one product: the larger of its numbers of variants and pictures. */
export const rowsOfProduct = (product: MerchantProduct): string[][] =>
  Array.from({ length: Math.max(product.variants.length, product.pictures.length) }, (_, index) => {
    const variant = product.variants[index];
    const picture = product.pictures[index];
    const cells: Cells = {
      Handle: product.handle,
      ...(index === 0 ? productCells(product) : {}),
      ...(variant ? variantCells(variant, product.options) : {}),
      ...(picture
        ? { 'Image Src': picture.source, 'Image Position': String(index + 1), 'Image Alt Text': picture.alt }
        : {}),
    };
    return columns.map((column) => cellWithoutFormula(cells[column] ?? ''));
  });
