import { orderRow } from '../../account/order-views.ts';
import { readOrders } from '../../account/orders-page.ts';
import { requireCustomer } from '../../account/require-customer.ts';
import type { PageHead } from '../../head/page-head.ts';
import { cardOfListedProduct, cardOfProduct } from '../../listing/product-card.ts';
import { withGroupPrices } from '../../price/listed-product.ts';
import { createPriceViews } from '../../price/price-views.ts';
import type { RequestContext } from '../../request-context/request-context.ts';
import { customizationLink, dashboardBanners, topCategories } from './dashboard-links.ts';
import { rapidfireQuery } from './rapidfire-query.ts';
import { readNotifications } from './read-notifications.server.ts';

const headOf = (title: string): { readonly head: PageHead } => ({ head: { title, isPrivate: true } });

const groupOf = async (context: RequestContext): Promise<number> => (await context.customer())?.groupId ?? 0;

/** The first products in the store's own order, or those of the given promotions and words. */
const readCards = async (context: RequestContext, asked: { promotions?: readonly string[]; model?: string } = {}) => {
  const { api, site, now, url } = context;
  const { promotions, model = '' } = asked;
  const [{ products }, groupId] = await Promise.all([
    api.search.query({
      page: 1,
      filters: promotions === undefined ? {} : { promotion: promotions },
      pageUri: url.pathname,
      ...(model === '' ? {} : { keyphrase: model }),
    }),
    groupOf(context),
  ]);
  const prices = createPriceViews({ site, now, groupId });
  return (await withGroupPrices(api, products, groupId)).map((product) => cardOfListedProduct(product, prices));
};

/** Products on the dashboard. */
const onDashboard = 4;

/** Products for the dashboard, which is shown without them if they cannot be read. */
const readFeatured = async (context: RequestContext) => {
  try {
    return (await readCards(context)).slice(0, onDashboard);
  } catch (thrown) {
    context.warn('The products of the dashboard could not be read', thrown);
    return [];
  }
};

const readDashboard = async (context: RequestContext) => ({
  ...headOf('Dashboard'),
  screen: 'dashboard' as const,
  firstname: (await context.customer())?.firstname,
  banners: await dashboardBanners(context),
  categories: topCategories(context),
  cards: await readFeatured(context),
  customization: customizationLink(context),
});

const readExclusive = async (context: RequestContext, id: string) => {
  const productId = Number(id);
  if (!(Number.isSafeInteger(productId) && productId > 0)) return undefined;
  const [[product], groupId] = await Promise.all([context.api.content.products([productId]), groupOf(context)]);
  if (product === undefined) return undefined;
  const prices = createPriceViews({ site: context.site, now: context.now, groupId });
  return {
    ...headOf(product.name),
    screen: 'exclusive' as const,
    url: product.url,
    card: cardOfProduct(product, prices),
  };
};

const readRapidfire = async (context: RequestContext) => {
  const { model, promotions, choices } = rapidfireQuery(context.url.searchParams);
  const cards = await readCards(context, { promotions, model });
  return { ...headOf('Rapidfire'), screen: 'rapidfire' as const, model, choices, cards };
};

const readPreferences = async (context: RequestContext) => {
  const { email } = await requireCustomer(context);
  const subscriptions = await context.api.newsletters.subscriptions();
  return { ...headOf('Notification preferences'), screen: 'preferences' as const, email, subscriptions };
};

const readLatestOrders = async (context: RequestContext) => {
  await requireCustomer(context);
  const { orders, count } = await readOrders(context);
  return { ...headOf('Your orders'), screen: 'orders' as const, orders: orders.map(orderRow), count };
};

const readNews = async (context: RequestContext) => {
  await requireCustomer(context);
  return {
    ...headOf('Notifications'),
    screen: 'notifications' as const,
    notifications: await readNotifications(context),
  };
};

/** The path of the screen that has a form. */
export const preferencesScreen = 'account/notifications/preferences';

/**
 * The data of a screen of the native app; undefined for an unknown screen (S2-appscreens-02..09).
 * @param path after the screens' prefix, as in 'exclusive/1001'; '' is the dashboard
 */
export const readScreen = async (context: RequestContext, path: string) => {
  const [exclusive, productId] = path.split('/', 2);
  switch (path.replace(/\/$/, '')) {
    case '':
      return readDashboard(context);
    case 'preloader':
      return { ...headOf('Opening the store'), screen: 'preloader' as const };
    case 'featured':
      return { ...headOf('Featured'), screen: 'featured' as const, cards: await readCards(context) };
    case 'account/orders':
      return readLatestOrders(context);
    case 'account/notifications':
      return readNews(context);
    case preferencesScreen:
      return readPreferences(context);
    case 'account/notifications/rapidfire':
      return readRapidfire(context);
    default:
      return exclusive === 'exclusive' && productId !== undefined ? readExclusive(context, productId) : undefined;
  }
};

type Screens = NonNullable<Awaited<ReturnType<typeof readScreen>>>;

/** The data of one screen. */
export type ScreenData<Name extends Screens['screen']> = Extract<Screens, { readonly screen: Name }>;
