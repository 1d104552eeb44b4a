import type { CallName } from '@ironcart/api/contract';
import type { RateLimitedAction } from './rate-limit.ts';

/** Requirements that a call must meet before its body is read. */
export interface CallGuard {
  /** Limits that count every call. */
  readonly limits: readonly RateLimitedAction[];
  /** Limits by the e-mail address in the body, counted after the body is validated. */
  readonly emailLimits?: readonly RateLimitedAction[];
  /** Whether the call requires a customer: guests receive 401 before their body is read. */
  readonly isForCustomers?: true;
  /** Why the call has no limit. */
  readonly unlimitedBecause?: string;
}

/** A call without a limit, with the reason. */
const unlimited = (unlimitedBecause: string): CallGuard => ({ limits: [], unlimitedBecause });

const limited = (...limits: readonly RateLimitedAction[]): CallGuard => ({ limits });

const ofCatalogue = unlimited('reads the catalogue, the same for everybody and kept in memory');
const ofSession = unlimited('reads rows of the session alone, by index');
const byId = unlimited('reads one thing by its id, by index');
const ofReference = unlimited('reads small tables that the process keeps');
const ofCustomer: CallGuard = { ...ofSession, isForCustomers: true };
const customerWrite: CallGuard = { limits: ['write'], isForCustomers: true };

/** Limits of each call, or the reason for having none; a missing call is a type error. docs/security.md lists them. */
export const callGuards: Readonly<Record<CallName, CallGuard>> = {
  'agent.getLinkRequest': { limits: ['agentLink'], isForCustomers: true },
  'agent.answerLinkRequest': { limits: ['agentLink'], isForCustomers: true },
  'agent.getLinks': ofCustomer,
  'agent.removeLink': customerWrite,

  'session.getSession': ofSession,
  'session.login': { limits: ['login'], emailLimits: ['accountLoginFromAddress', 'accountLogin'] },
  'session.logout': unlimited('ends the one session of its cookie'),
  'session.getLogIns': ofCustomer,
  'session.endOtherLogIns': customerWrite,

  'customer.getCustomer': ofSession,
  'customer.register': limited('register'),
  'customer.updateCustomer': customerWrite,
  'customer.changeEmail': { limits: ['login', 'emailChange'], isForCustomers: true },
  'customer.changePassword': { limits: ['login', 'passwordChange'], isForCustomers: true },
  'customer.exportData': { limits: ['dataExport'], isForCustomers: true },
  'customer.deleteAccount': { limits: ['login', 'passwordChange'], isForCustomers: true },
  'customer.confirmEmail': limited('confirmEmail'),
  'customer.updateSegments': customerWrite,
  'customer.forgotPassword': limited('forgotPassword'),
  'customer.resetPassword': limited('resetPassword'),
  'customer.addAddress': customerWrite,
  'customer.updateAddress': customerWrite,
  'customer.removeAddress': customerWrite,
  'customer.getCreditCards': ofCustomer,
  'customer.addCreditCard': { limits: ['card'], isForCustomers: true },
  'customer.updateCreditCard': customerWrite,
  'customer.removeCreditCard': customerWrite,

  'list.getActiveLists': ofSession,
  'list.createList': limited('listCreation', 'write'),
  'list.getList': byId,
  'list.getRegistry': byId,
  'list.searchRegistries': limited('search'),
  'list.getGifts': byId,
  'list.requestQuote': customerWrite,
  'list.getQuotes': ofCustomer,
  'list.acceptQuote': customerWrite,
  'list.removeList': limited('write'),
  'list.setMetadata': limited('write'),
  'list.addItems': limited('write'),
  'list.removeItems': limited('write'),
  'list.updateItem': limited('write'),
  'list.removeItem': limited('write'),

  'catalog.getGroupPrices': ofSession,
  'catalog.getCompatibility': ofCatalogue,
  'content.getCategory': ofCatalogue,
  'content.getCategories': ofCatalogue,
  'content.findProduct': ofCatalogue,
  'content.getCompleteProduct': ofCatalogue,
  'content.getProduct': ofCatalogue,
  'content.getProducts': ofCatalogue,
  'content.getPage': ofCatalogue,
  'content.getPreview': byId,
  'content.getBlock': ofCatalogue,
  'content.getHotDeals': ofCatalogue,
  'search.query': limited('search'),
  'search.reportEvent': limited('searchEvent'),
  'route.getRoute': ofCatalogue,

  'shipping.getRates': limited('quote'),
  'tax.fetchTax': limited('quote'),
  'checkout.getPromotionStatus': limited('promotionStatus'),
  'checkout.getGiftCard': limited('giftcard'),
  'giftCard.getCards': ofCustomer,
  'giftCard.keepCard': { limits: ['giftcard'], isForCustomers: true },
  'giftCard.forgetCard': customerWrite,
  'giftCard.getCode': customerWrite,
  'checkoutSession.openSession': limited('quote'),
  'checkoutSession.getSession': byId,
  'checkoutSession.sendEvents': limited('checkoutUpdate'),
  'checkoutSession.closeSession': limited('write'),
  'checkout.placeOrder': limited('place', 'shopperPlace'),
  'checkout.getOrder': byId,
  'checkout.getTracking': byId,
  'checkout.cancelOrder': limited('place', 'shopperPlace'),
  'checkout.openOrder': { limits: ['orderOpening'], emailLimits: ['orderOpeningByEmail'] },
  'checkout.getOrders': ofCustomer,
  'extraPayment.getExtraPayments': byId,
  'extraPayment.getExtraPayment': byId,
  'extraPayment.openExtraPayment': limited('paymentLink'),
  'extraPayment.payExtraPayment': limited('place', 'shopperPlace'),
  'paymentMethod.getMethods': ofReference,
  'paymentMethod.updateMethod': customerWrite,
  'paymentMethod.removeMethod': customerWrite,

  'ssr.getCountries': ofReference,
  'ssr.getRegions': ofReference,
  'ssr.getHeartbeat': ofReference,
  'ssr.getGeoIp': ofReference,
  'ssr.reportHost': limited('reportHost'),
  'ssr.getSearchToken': unlimited('signs a token without touching the database'),

  'newsletter.subscribe': { limits: ['newsletter'], isForCustomers: true },
  'newsletter.unsubscribe': { limits: ['newsletter'], isForCustomers: true },
  'newsletter.getSubscriptions': ofCustomer,
  'newsletter.signUp': limited('newsletter'),
  'newsletter.submitForm': limited('form'),
  'ticket.getTickets': ofCustomer,
  'bin.getBins': ofCustomer,
  'bin.addBin': limited('bin'),
  'bin.removeBin': customerWrite,
  'programming.getPrograms': ofCustomer,
  'programming.cancelProgram': customerWrite,
  'programming.resumeProgram': customerWrite,
  'programming.setProgramCard': { limits: ['card'], isForCustomers: true },
  'event.getAccount': ofCustomer,
  'event.updateAccount': customerWrite,
  'event.getEvent': byId,
  'return.getReturnable': byId,
  'return.createReturn': limited('write'),
  'return.addPhoto': limited('photo'),
  'return.getReturns': ofCustomer,
  'return.getReturn': byId,
  'review.getReviews': limited('reviews'),
  'review.addReview': { limits: ['review'], isForCustomers: true },
  'review.addPhoto': { limits: ['photo'], isForCustomers: true },
  'review.getOwnReviews': ofCustomer,
  'review.removeReview': customerWrite,
  'review.voteHelpful': customerWrite,
  'gym.getGymCatalogue': ofCatalogue,
  'gym.getGyms': ofCustomer,
  'gym.createGym': customerWrite,
  'gym.getGym': ofCustomer,
  'gym.updateGym': customerWrite,
  'gym.removeGym': customerWrite,
  'gym.shareGym': customerWrite,
  'gym.getSharedGym': byId,
  'equippedGym.getGyms': limited('equippedGyms'),
  'equippedGym.getGym': byId,
  'push.addDevice': limited('push'),
  'push.removeDevice': limited('write'),
  'editorial.getTags': ofCatalogue,
  'editorial.getCategories': ofCatalogue,
  'editorial.getPosts': ofCatalogue,
  'flag.getConfig': ofReference,
  'analytics.report': limited('analytics'),
  'chat.getChat': ofSession,
  'chat.write': limited('chat'),
};
