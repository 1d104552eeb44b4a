import type { Currency } from '@ironcart/core/money';
import type { ProductType } from '@ironcart/core/product';
import type { Generated } from 'kysely';
import type { ProductDetails } from '../../catalogue-import/store-folder/product-record.ts';
import type { Amount, Json } from './column-types.ts';

/** Tables of the catalogue: products, prices, stock, categories, pictures. */
export interface CatalogueTables {
  products: {
    product_id: number;
    sku: string;
    name: string;
    type: ProductType;
    brand: Generated<string>;
    url_key: string;
    short_description: Generated<string>;
    description: Generated<string>;
    weight: string;
    box_length: string | null;
    box_width: string | null;
    box_height: string | null;
    visibility: number;
    /** No longer for sale; carts may contain it, and orders do. */
    is_withdrawn: Generated<boolean>;
    rating_average: string | null;
    rating_count: Generated<number>;
    imported_rating_average: Generated<string | null>;
    imported_rating_count: Generated<number>;
    attributes: Json<Record<string, string | number | boolean>>;
    pictures: Json<readonly { readonly master: string; readonly label: string }[]>;
    details: Json<ProductDetails>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  product_children: { parent_id: number; child_id: number; position: number };
  product_prices: { product_id: number; currency: Currency; price: Amount; special_price: Amount | null };
  group_prices: { product_id: number; group_id: number; currency: Currency; price: Amount };
  inventory: {
    product_id: number;
    qoh: number;
    min_qty: number;
    max_qty: number;
    backorder: boolean;
    lead_time: string | null;
    bin: boolean;
  };
  /** Pieces moved out of `inventory.qoh`, so that orders of one product do not block each other. */
  stock_shares: { product_id: number; share: number; qoh: number };
  /** Pieces of limited promotions moved out of the product's attribute, so that orders do not block each other. */
  promotion_shares: { product_id: number; share: number; pieces: number };
  categories: {
    category_id: number;
    parent_id: number | null;
    name: string;
    url_key: string;
    description: string;
    picture_master: string | null;
    position: number;
    in_menu: boolean;
  };
  category_products: { category_id: number; product_id: number; position: number };
  pictures: { master: string; width: number; height: number; blurred: string | null };
  catalogue_revision: { is_only: Generated<boolean>; revision: number };
}
