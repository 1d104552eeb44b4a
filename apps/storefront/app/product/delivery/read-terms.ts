import type { CustomerAccount } from '@ironcart/api/client';
import { addressLabel } from '@ironcart/core/address';
import { termsOfProduct } from '@ironcart/core/content';
import { childrenOf, type Product } from '@ironcart/core/product';
import { isPickupAllowed } from '@ironcart/core/shipping';
import type { Site } from '@ironcart/core/site';
import { type DeliveryPlace, deliveryPlaceOf } from '@ironcart/core/visitor';
import type { RequestContext } from '../../request-context/request-context.ts';
import { typePageOf } from '../product-types.ts';

/** The place of the customer's default shipping address. */
const homeOf = (customer: CustomerAccount | undefined): DeliveryPlace | undefined => {
  const home = customer?.addresses.find(({ isDefaultShipping }) => isDefaultShipping);
  if (home === undefined || home.postcode === '') return undefined;
  return { countryId: home.countryId, postcode: home.postcode, region: home.region || undefined };
};

const countriesOf = ({ shipTo, locale }: Site) => {
  const names = new Intl.DisplayNames([locale.replace('_', '-')], { type: 'region' });
  return shipTo
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((left, right) => left.label.localeCompare(right.label, locale.replace('_', '-')));
};

/** The place of the shopper's last request, or of the customer's default shipping address, if the site ships there. */
const placeOf = (
  { cookieText, site }: Pick<RequestContext, 'cookieText' | 'site'>,
  customer: CustomerAccount | undefined,
): DeliveryPlace | undefined =>
  [deliveryPlaceOf(cookieText), homeOf(customer)].find((place) => place && site.shipTo.includes(place.countryId));

/** The fields of the delivery cost form: the site's countries, and the known place. */
export const deliveryFields = (
  context: Pick<RequestContext, 'cookieText' | 'site'>,
  customer: CustomerAccount | undefined,
) => {
  const { site } = context;
  const place = placeOf(context, customer);
  const countryId = place?.countryId ?? site.defaultCountry;
  return {
    countries: site.shipTo.length > 1 ? countriesOf(site) : [],
    countryId,
    postcode: place?.postcode,
    region: place?.region,
    postcodeLabel: addressLabel('postcode', site.defaultCountry),
  };
};

/** The data beside a product's button: its delivery, if it is shipped, and the store's terms. */
export const readTerms = (
  context: Pick<RequestContext, 'cookieText' | 'site' | 'content'>,
  product: Product,
  customer: CustomerAccount | undefined,
) => {
  const { site, content } = context;
  const isDelivered = typePageOf(product).promise(product) === undefined;
  const canBePickedUp = site.pickup && isDelivered && isPickupAllowed(site, [product, ...childrenOf(product)]);
  return {
    delivery: isDelivered ? deliveryFields(context, customer) : undefined,
    terms: termsOfProduct(content.productTerms ?? [], {
      productId: product.productId,
      categoryIds: product.categoryIds,
      canBePickedUp: isDelivered ? canBePickedUp : undefined,
    }),
  };
};

/** The data beside the button of a product. */
export type ProductTermsData = ReturnType<typeof readTerms>;
