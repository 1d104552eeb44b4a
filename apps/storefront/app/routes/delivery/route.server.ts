import { isApiError } from '@ironcart/api/client';
import { deliveryPlaceCookie, deliveryPlaceText, preferenceCookieText } from '@ironcart/core/visitor';
import type { DeliveryAnswer } from '@ironcart/react-ui';
import { redirect } from 'react-router';
import { itemsFromForm } from '../../cart/items-from-form.ts';
import type { PageHead } from '../../head/page-head.ts';
import { productAskedAbout } from '../../product/back-in-stock.ts';
import { withChosenParts } from '../../product/delivery/chosen-fields.ts';
import { placeAsked, regionsToChoose } from '../../product/delivery/place-asked.ts';
import { type AskedDelivery, quoteDelivery } from '../../product/delivery/quote-delivery.ts';
import { readTerms } from '../../product/delivery/read-terms.ts';
import type { RequestContext } from '../../request-context/request-context.ts';
import type { RouteArgs } from '../route-args.ts';

const head: PageHead = { title: 'What delivery costs', isPrivate: true };

const readAskedProduct = async ({ api, url }: RequestContext) => {
  const asked = productAskedAbout(url.searchParams);
  if (asked === undefined) throw redirect('/');
  try {
    return await api.content.productComplete(asked.productId);
  } catch (thrown) {
    if (isApiError(thrown, 'not_found')) throw redirect('/');
    throw thrown;
  }
};

/** The form of a product; redirects to the home page without one. */
export const loader = async ({ context }: RouteArgs) => {
  const [product, customer] = await Promise.all([readAskedProduct(context), context.customer()]);
  const { productId, name, url } = product;
  return { head, productId, name, productUrl: url, ...readTerms(context, product, customer) };
};

/** Requests the rates of the selected product, and stores the place in a cookie. */
export const action = async ({ request, context }: RouteArgs): Promise<AskedDelivery> => {
  const { site, isHttps } = context;
  const [product, customer] = await Promise.all([readAskedProduct(context), context.customer()]);
  const form = withChosenParts(product, await request.formData());
  const place = placeAsked(form, site);
  const sent = place.ok
    ? { countryId: place.address.countryId, postcode: place.address.postcode, region: place.address.region }
    : { countryId: String(form.get('country') ?? site.defaultCountry), postcode: '', region: '' };
  if (!place.ok) return { answer: place.refused, sent, regions: [] };
  const picked = itemsFromForm(product, form);
  const answer: DeliveryAnswer = picked.ok
    ? await quoteDelivery(context, product, {
        items: picked.items,
        address: place.address,
        groupId: customer?.groupId ?? 0,
      })
    : { kind: 'refused', at: 'choice', message: picked.message };
  if (answer.kind === 'ways') {
    const { countryId, postcode, region } = sent;
    const kept = deliveryPlaceText({
      countryId,
      postcode,
      region: place.hasOwnRegion ? region || undefined : undefined,
    });
    context.setCookie(preferenceCookieText(deliveryPlaceCookie, kept, { isHttps }));
  }
  const needsRegion = sent.region !== '' || (answer.kind === 'refused' && answer.at === 'region');
  const regions = place.hasOwnRegion && needsRegion ? regionsToChoose(sent.countryId, sent.postcode) : [];
  return { answer, sent, regions };
};
