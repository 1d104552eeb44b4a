import * as aboutMe from './about-me/route.server.ts';
import * as account from './account/route.server.ts';
import * as address from './address/route.server.ts';
import * as appScreen from './app-screen/route.server.ts';
import * as backInStock from './back-in-stock/route.server.ts';
import * as bin from './bin/route.server.ts';
import * as brands from './brands/route.server.ts';
import * as builder from './builder/route.server.ts';
import * as cart from './cart/route.server.ts';
import * as checkout from './checkout/route.server.ts';
import * as checkoutLanding from './checkout-landing/route.server.ts';
import * as checkoutPayment from './checkout-payment/route.server.ts';
import * as checkoutReview from './checkout-review/route.server.ts';
import * as checkoutShipping from './checkout-shipping/route.server.ts';
import * as checkoutSuccess from './checkout-success/route.server.ts';
import * as compare from './compare/route.server.ts';
import * as confirmEmail from './confirm-email/route.server.ts';
import * as customQuoting from './custom-quoting/route.server.ts';
import * as dashboard from './dashboard/route.server.ts';
import * as deals from './deals/route.server.ts';
import * as debug from './debug/route.server.ts';
import * as deleteAccount from './delete-account/route.server.ts';
import * as delivery from './delivery/route.server.ts';
import * as earnedStore from './earned-store/route.server.ts';
import * as entity from './entity/route.server.ts';
import * as equippedGym from './equipped-gym/route.server.ts';
import * as equippedGyms from './equipped-gyms/route.server.ts';
import * as event from './event/route.server.ts';
import * as eventModerator from './event-moderator/route.server.ts';
import * as eventTickets from './event-tickets/route.server.ts';
import * as featuredGyms from './featured-gyms/route.server.ts';
import * as forgotPassword from './forgot-password/route.server.ts';
import * as giftCards from './gift-cards/route.server.ts';
import * as gymEditor from './gym-editor/route.server.ts';
import * as gymProject from './gym-project/route.server.ts';
import * as gymTemplates from './gym-templates/route.server.ts';
import * as home from './home/route.server.ts';
import * as invitational from './invitational/route.server.ts';
import * as linkAccount from './link-account/route.server.ts';
import * as liveChat from './live-chat/route.server.ts';
import * as login from './login/route.server.ts';
import * as myGyms from './my-gyms/route.server.ts';
import * as myLists from './my-lists/route.server.ts';
import * as newsletterSignup from './newsletter-signup/route.server.ts';
import * as notFound from './not-found/route.server.ts';
import * as order from './order/route.server.ts';
import * as orders from './orders/route.server.ts';
import * as paymentLink from './payment-link/route.server.ts';
import * as paymentMethods from './payment-methods/route.server.ts';
import * as plannedGyms from './planned-gyms/route.server.ts';
import * as preferences from './preferences/route.server.ts';
import * as productCards from './product-cards/route.server.ts';
import * as programming from './programming/route.server.ts';
import * as recommendations from './recommendations/route.server.ts';
import { accountEntry, loginAlias, logout, rma } from './redirects.server.ts';
import * as registries from './registries/route.server.ts';
import * as registry from './registry/route.server.ts';
import * as registrySearch from './registry-search/route.server.ts';
import * as resetPassword from './reset-password/route.server.ts';
import * as reviews from './reviews/route.server.ts';
import * as rmaConfirm from './rma-confirm/route.server.ts';
import * as rmaInitiate from './rma-initiate/route.server.ts';
import * as rmaPrint from './rma-print/route.server.ts';
import * as rmaSelectItems from './rma-select-items/route.server.ts';
import * as root from './root/route.server.ts';
import type { ServerRoute } from './route-args.ts';
import * as ryourogue from './ryourogue/route.server.ts';
import * as search from './search/route.server.ts';
import * as searchPreview from './search-preview/route.server.ts';
import * as settings from './settings/route.server.ts';
import * as sharedRegistry from './shared-registry/route.server.ts';
import * as sharedWishlist from './shared-wishlist/route.server.ts';
import * as shippingTracker from './shipping-tracker/route.server.ts';
import * as theIndex from './the-index/route.server.ts';
import { expiredPassword, newsletterError, offline, preloader } from './titled-pages.server.ts';
import * as wishlist from './wishlist/route.server.ts';
import * as zeusSavedDesign from './zeus-saved-design/route.server.ts';

/** The server's half of every route that has one, by the route's id. */
export const serverHalves: Readonly<Record<string, ServerRoute>> = {
  root,
  home,
  preferences,
  'newsletter-error': newsletterError,
  'newsletter-signup': { loader: newsletterSignup.loader, action: newsletterSignup.action },
  search,
  'search-preview': { loader: searchPreview.loader },
  'back-in-stock': backInStock,
  delivery: { loader: delivery.loader, action: delivery.action },
  cart,
  compare,
  'equipped-gyms': { loader: equippedGyms.loader },
  'equipped-gym': { loader: equippedGym.loader },
  brands: { loader: brands.loader },
  event: { loader: event.loader },
  'event-moderator': eventModerator,
  invitational,
  deals,
  'the-index': theIndex,
  ryourogue,
  login,
  'link-account': { loader: linkAccount.loader, action: linkAccount.action },
  'login-alias': loginAlias,
  logout,
  'forgot-password': { loader: forgotPassword.loader, action: forgotPassword.action },
  'expired-password': expiredPassword,
  'reset-password': resetPassword,
  'confirm-email': { loader: confirmEmail.loader, action: confirmEmail.action },
  account,
  'account-entry': accountEntry,
  dashboard,
  settings,
  'delete-account': { loader: deleteAccount.loader, action: deleteAccount.action },
  'payment-methods': paymentMethods,
  'gift-cards': giftCards,
  reviews,
  'about-me': aboutMe,
  'earned-store': earnedStore,
  'event-tickets': eventTickets,
  'my-lists': myLists,
  orders,
  order,
  address,
  wishlist,
  programming,
  bin,
  rma,
  'rma-initiate': rmaInitiate,
  'rma-select-items': rmaSelectItems,
  'rma-confirm': rmaConfirm,
  'rma-print': rmaPrint,
  'payment-link': paymentLink,
  'shipping-tracker': shippingTracker,
  'shared-wishlist': sharedWishlist,
  'custom-quoting': customQuoting,
  registries,
  registry,
  'shared-registry': sharedRegistry,
  'registry-search': registrySearch,
  checkout,
  'checkout-landing': { loader: checkoutLanding.loader },
  'checkout-shipping': { action: checkoutShipping.action },
  'checkout-payment': { action: checkoutPayment.action },
  'checkout-review': { action: checkoutReview.action },
  'checkout-success': checkoutSuccess,
  'featured-gyms': featuredGyms,
  'gym-templates': gymTemplates,
  'planned-gyms': plannedGyms,
  'gym-editor': gymEditor,
  'gym-project': gymProject,
  'my-gyms': myGyms,
  'zeus-saved-design': zeusSavedDesign,
  debug,
  'live-chat': liveChat,
  preloader,
  offline,
  builder,
  'app-screen': appScreen,
  'not-found': notFound,
  recommendations: { loader: recommendations.loader },
  'product-cards': { loader: productCards.loader },
  entity: { loader: entity.loader, action: entity.action },
};
