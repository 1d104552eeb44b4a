import type { CallName, flagStream } from '@ironcart/api/contract';

/** Summary of a call in one sentence, and the requirements that it implements. */
interface CallNote {
  readonly summary: string;
  /** Ids of the specification's requirements; empty for the store's own calls. */
  readonly requirements: readonly string[];
}

/** Notes on every call and stream of the contract, by name; a missing one is a type error. Not part of the contract, because no page needs them. */
export const callNotes: Readonly<Record<string, CallNote>> = {
  'session.getSession': {
    summary: 'Renews the session and returns it with its customer or guest.',
    requirements: ['S7-calls-session-01'],
  },
  'session.login': {
    summary: "Logs a customer in and merges the guest's lists.",
    requirements: ['S7-calls-session-02'],
  },
  'session.logout': {
    summary: 'Ends the session on the server and returns a new guest session.',
    requirements: ['S7-calls-session-03'],
  },
  'agent.getLinkRequest': {
    summary: 'Returns the authorization request of an agent platform (OAuth 2).',
    requirements: [],
  },
  'agent.answerLinkRequest': {
    summary: "Allows or denies a platform's request, and returns the URL to which the customer is redirected.",
    requirements: [],
  },
  'agent.getLinks': { summary: 'Returns the platforms that may act for the customer.', requirements: [] },
  'agent.removeLink': { summary: 'Unlinks a platform and revokes its tokens.', requirements: [] },
  'session.getLogIns': { summary: "Returns the customer's active sessions.", requirements: [] },
  'session.endOtherLogIns': { summary: "Ends the customer's other sessions.", requirements: [] },
  'customer.getCustomer': {
    summary: "Returns the session's customer with the address book, or a guest.",
    requirements: ['S7-calls-cust-01'],
  },
  'customer.register': { summary: 'Creates an account and logs it in.', requirements: ['S7-calls-cust-03'] },
  'customer.updateCustomer': {
    summary: "Updates the customer's profile.",
    requirements: ['S7-calls-cust-02'],
  },
  'customer.changeEmail': {
    summary:
      'Mails a confirmation link to a new e-mail address, given the password; the response is the same if the address is taken.',
    requirements: [],
  },
  'customer.changePassword': {
    summary: 'Changes the password, given the current one, and ends the other sessions.',
    requirements: [],
  },
  'customer.exportData': { summary: "Returns all of the customer's data.", requirements: [] },
  'customer.deleteAccount': {
    summary:
      'Deletes the account, given its password, and ends all its sessions; orders are kept without the customer.',
    requirements: [],
  },
  'customer.confirmEmail': {
    summary: 'Changes the e-mail address, given the one-time token of a mailed link.',
    requirements: [],
  },
  'customer.updateSegments': {
    summary: "Sets the customer's segments.",
    requirements: ['S7-calls-cust-04'],
  },
  'customer.forgotPassword': {
    summary: 'Mails a link to reset the password; the response is the same if there is no account.',
    requirements: ['S7-calls-cust-06'],
  },
  'customer.resetPassword': {
    summary: 'Sets a new password, given the one-time token of a mailed link.',
    requirements: ['S7-calls-cust-07'],
  },
  'customer.addAddress': {
    summary: 'Adds an address; a new default replaces the previous one.',
    requirements: ['S7-calls-cust-08'],
  },
  'customer.updateAddress': {
    summary: "Updates one of the customer's addresses.",
    requirements: ['S7-calls-cust-09'],
  },
  'customer.removeAddress': {
    summary: "Removes one of the customer's addresses.",
    requirements: ['S7-calls-cust-10'],
  },
  'customer.getCreditCards': {
    summary: "Returns the customer's saved cards, without their numbers.",
    requirements: ['S7-calls-cust-05'],
  },
  'customer.addCreditCard': {
    summary: "Saves a card, given the payment form's token.",
    requirements: ['S7-calls-cust-11'],
  },
  'customer.updateCreditCard': {
    summary: "Updates a saved card's billing address, or makes it the default.",
    requirements: ['S7-calls-cust-12'],
  },
  'customer.removeCreditCard': {
    summary: 'Removes a saved card, also at the payment provider.',
    requirements: ['S7-calls-cust-13'],
  },
  'list.getActiveLists': {
    summary: "Returns the shopper's carts and other lists.",
    requirements: ['S7-calls-lists-01'],
  },
  'list.createList': {
    summary: 'Creates a list of a type, and a session if there is none.',
    requirements: ['S7-calls-lists-02'],
  },
  'list.getList': { summary: "Returns one of the shopper's lists.", requirements: ['S7-calls-lists-03'] },
  'list.getRegistry': {
    summary: 'Returns a shared registry by its public name, without private fields.',
    requirements: [],
  },
  'list.searchRegistries': {
    summary: 'Searches the titles and names of shared registries.',
    requirements: [],
  },
  'list.getGifts': {
    summary: "Returns the purchases from one of the shopper's registries.",
    requirements: [],
  },
  'list.requestQuote': { summary: "Requests a quote from staff for a list's lines.", requirements: [] },
  'list.getQuotes': { summary: "Returns the customer's quotes, newest first.", requirements: [] },
  'list.acceptQuote': {
    summary: "Adds a priced quote's lines to the cart and returns the cart.",
    requirements: [],
  },
  'list.removeList': { summary: 'Deletes a list.', requirements: ['S7-calls-lists-04'] },
  'list.setMetadata': {
    summary: "Sets a list's metadata, for example whether it is the active one.",
    requirements: ['S7-calls-lists-05'],
  },
  'list.addItems': { summary: 'Adds items and returns the complete list.', requirements: ['S7-calls-lists-06'] },
  'list.removeItems': {
    summary: 'Removes all items and returns the empty list.',
    requirements: ['S7-calls-lists-07'],
  },
  'list.updateItem': {
    summary: "Updates an item's quantity, options or metadata and returns the complete list.",
    requirements: ['S7-calls-lists-08'],
  },
  'list.removeItem': {
    summary: 'Removes an item and returns the remaining list.',
    requirements: ['S7-calls-lists-09'],
  },
  'catalog.getGroupPrices': {
    summary: "Returns the prices of the customer's group by product.",
    requirements: ['S7-calls-cat-07'],
  },
  'catalog.getCompatibility': {
    summary: 'Returns compatible parts, by tag and group.',
    requirements: ['S7-calls-cat-08'],
  },
  'content.getCategory': { summary: 'Returns one category.', requirements: ['S7-calls-cat-01'] },
  'content.getCategories': { summary: 'Returns all categories, parents before their children.', requirements: [] },
  'content.findProduct': {
    summary: 'Finds a product by SKU; for the SKU of a child, its parent.',
    requirements: ['S7-calls-cat-04', 'S7-calls-cat-05'],
  },
  'content.getCompleteProduct': {
    summary: 'Returns a product with its children and all related data.',
    requirements: ['S7-calls-cat-06'],
  },
  'content.getProduct': { summary: 'Returns one product.', requirements: ['S7-calls-cat-03'] },
  'content.getProducts': { summary: 'Returns several products in the requested order.', requirements: [] },
  'content.getPage': {
    summary: 'Returns a CMS page by its number or identifier.',
    requirements: ['S7-calls-cat-11'],
  },
  'content.getPreview': {
    summary: 'Returns an unpublished page of the page builder, given its signed link.',
    requirements: [],
  },
  'content.getBlock': { summary: 'Returns a block of HTML by name.', requirements: ['S7-calls-cat-12'] },
  'content.getHotDeals': {
    summary: 'Returns the products with a running promotion, and those with weight tiers.',
    requirements: ['S7-calls-cat-09'],
  },
  'search.query': {
    summary: 'Searches the catalogue or lists a category, with facets, suggestions and recommendations.',
    requirements: ['S7-calls-rfk-01', 'S7-calls-rfk-02'],
  },
  'search.reportEvent': {
    summary: "Records a shopper's event, which influences search results.",
    requirements: [
      'S7-calls-rfk-12',
      'S7-calls-rfk-13',
      'S7-calls-rfk-14',
      'S7-calls-rfk-15',
      'S7-calls-rfk-16',
      'S7-calls-rfk-17',
      'S7-calls-rfk-18',
      'S7-calls-rfk-19',
    ],
  },
  'route.getRoute': {
    summary: 'Resolves a path of the site, here and on the other sites.',
    requirements: ['S7-calls-site-08'],
  },
  'shipping.getRates': {
    summary: 'Quotes the shipping methods for a cart and an address, in one or several packages.',
    requirements: ['S7-calls-checkout-01', 'S7-calls-checkout-04'],
  },
  'tax.fetchTax': {
    summary: 'Quotes the tax of a cart and its shipping.',
    requirements: ['S7-calls-checkout-05', 'S7-calls-checkout-06'],
  },
  'checkout.getPromotionStatus': {
    summary: 'Returns whether an e-mail address may use the five-for-five promotion.',
    requirements: ['S7-calls-checkout-07'],
  },
  'giftCard.getCards': {
    summary: 'Returns the gift cards that the customer bought, and those that the customer pays with.',
    requirements: [],
  },
  'giftCard.keepCard': { summary: "Stores a gift card in the customer's account, by its code.", requirements: [] },
  'giftCard.forgetCard': { summary: "Removes a stored gift card from the customer's account.", requirements: [] },
  'giftCard.getCode': {
    summary: 'Returns the code of a gift card that the customer entered before, to pay with it.',
    requirements: [],
  },
  'checkout.getGiftCard': { summary: "Returns a gift card's balance.", requirements: [] },
  'checkoutSession.openSession': {
    summary: 'Opens a checkout that runs on the server, or returns the open one of the list.',
    requirements: [],
  },
  'checkoutSession.getSession': { summary: 'Returns a checkout that runs on the server.', requirements: [] },
  'checkoutSession.sendEvents': {
    summary: 'Sends events to a checkout that runs on the server, and returns it once it is idle.',
    requirements: [],
  },
  'checkoutSession.closeSession': {
    summary: 'Deletes a checkout that runs on the server, with everything entered in it.',
    requirements: [],
  },
  'checkout.placeOrder': {
    summary: 'Places an order: validates its amounts, reserves its stock and takes the payment.',
    requirements: ['S7-calls-checkout-08', 'S7-calls-checkout-10'],
  },
  'checkout.getOrder': {
    summary: "Returns one of the shopper's orders, with its status.",
    requirements: ['S7-calls-checkout-11'],
  },
  'checkout.openOrder': {
    summary:
      "Gives the session access to an order's tracking and returns for a day, given its number and e-mail address.",
    requirements: [],
  },
  'checkout.cancelOrder': {
    summary: "Cancels one of the shopper's orders before it is packed, refunds it and releases its stock.",
    requirements: [],
  },
  'checkout.getTracking': {
    summary: "Returns an order's packages with their tracking events, to who placed or opened it.",
    requirements: [],
  },
  'checkout.getOrders': {
    summary:
      "Returns the customer's orders in pages with their total number, optionally filtered by number, product or status.",
    requirements: ['S7-calls-checkout-12'],
  },
  'paymentMethod.getMethods': {
    summary: "Returns the payment methods of a country, and the customer's stored ones.",
    requirements: ['S7-calls-pay-01'],
  },
  'paymentMethod.updateMethod': { summary: 'Updates a stored payment method.', requirements: ['S7-calls-pay-02'] },
  'paymentMethod.removeMethod': { summary: 'Removes a stored payment method.', requirements: ['S7-calls-pay-03'] },
  'ssr.getCountries': { summary: "Returns the store's countries.", requirements: ['S7-calls-site-01'] },
  'ssr.getRegions': { summary: "Returns a country's regions.", requirements: ['S7-calls-site-02'] },
  'ssr.getHeartbeat': { summary: 'Returns the running release.', requirements: ['S7-calls-site-03'] },
  'ssr.getGeoIp': {
    summary: "Returns the country of the caller's IP address, and the site for it.",
    requirements: ['S7-calls-site-04'],
  },
  'ssr.reportHost': {
    summary: 'Reports that the site is displayed on a foreign host.',
    requirements: ['S7-calls-site-11'],
  },
  'ssr.getSearchToken': {
    summary: "Returns the search service's URL and a token for it.",
    requirements: ['S7-calls-site-05'],
  },
  'newsletter.subscribe': {
    summary: 'Subscribes an e-mail address to newsletters.',
    requirements: ['S7-calls-news-01'],
  },
  'newsletter.unsubscribe': { summary: 'Unsubscribes an e-mail address.', requirements: ['S7-calls-news-02'] },
  'newsletter.getSubscriptions': {
    summary: "Returns the customer's newsletter subscriptions.",
    requirements: ['S7-calls-news-03'],
  },
  'newsletter.signUp': {
    summary: "Subscribes an e-mail address with one of the site's sign-up forms.",
    requirements: ['S7-calls-news-04'],
  },
  'newsletter.submitForm': { summary: "Receives a form of the site's pages.", requirements: ['S7-calls-news-05'] },
  'ticket.getTickets': {
    summary: "Returns the customer's entitlements to products.",
    requirements: ['S7-calls-cust-14'],
  },
  'bin.getBins': {
    summary: "Returns the customer's back-in-stock notices.",
    requirements: ['S7-calls-cust-15'],
  },
  'bin.addBin': { summary: 'Requests a notice when a product is back in stock.', requirements: ['S7-calls-cust-16'] },
  'bin.removeBin': { summary: 'Cancels a back-in-stock notice.', requirements: ['S7-calls-cust-17'] },
  'programming.getPrograms': {
    summary: "Returns the customer's purchased training programmes.",
    requirements: ['S7-calls-cust-18'],
  },
  'programming.cancelProgram': {
    summary: "Cancels a program's subscription at the end of the paid interval, and confirms it by mail.",
    requirements: [],
  },
  'programming.resumeProgram': {
    summary: "Reverts the cancellation of a program's subscription before it has ended.",
    requirements: [],
  },
  'programming.setProgramCard': {
    summary: "Selects the stored card for a program's subscription, and charges the amount due.",
    requirements: [],
  },
  'event.getAccount': {
    summary: "Returns the customer's event registrations and profile.",
    requirements: ['S7-calls-cust-19'],
  },
  'event.updateAccount': { summary: "Updates the customer's event profile.", requirements: ['S7-calls-cust-20'] },
  'event.getEvent': { summary: 'Returns one event with its divisions.', requirements: ['S7-calls-cust-21'] },
  'return.getReturnable': { summary: "Returns an order's items that can still be returned.", requirements: [] },
  'return.createReturn': {
    summary: "Creates a return authorization for items of one of the shopper's orders.",
    requirements: [],
  },
  'return.addPhoto': { summary: "Uploads a photo for a return from one of the shopper's orders.", requirements: [] },
  'return.getReturns': { summary: "Returns the customer's return authorizations in pages.", requirements: [] },
  'return.getReturn': { summary: "Returns one of the customer's return authorizations.", requirements: [] },
  'review.getReviews': { summary: 'Returns the published reviews of a product in pages.', requirements: [] },
  'review.addReview': {
    summary: 'Creates a review of a product, which is visible to others once published.',
    requirements: [],
  },
  'review.addPhoto': { summary: "Uploads a photo for a customer's review.", requirements: [] },
  'review.getOwnReviews': {
    summary: "Returns the customer's reviews, and the purchased products without one.",
    requirements: [],
  },
  'review.removeReview': { summary: "Deletes one of the customer's reviews.", requirements: [] },
  'equippedGym.getGyms': {
    summary: 'Searches the equipped gyms by words and country.',
    requirements: [],
  },
  'equippedGym.getGym': { summary: 'Returns one equipped gym with its equipment.', requirements: [] },
  'review.voteHelpful': { summary: 'Marks a review as helpful, once per customer.', requirements: [] },
  'gym.getGymCatalogue': {
    summary: 'Returns the placeable products with their measures, and the gym templates.',
    requirements: [],
  },
  'gym.getGyms': { summary: "Returns the customer's gyms, latest change first.", requirements: [] },
  'gym.createGym': { summary: 'Saves a new gym.', requirements: [] },
  'gym.getGym': { summary: "Returns one of the customer's gyms.", requirements: [] },
  'gym.updateGym': { summary: 'Updates a gym, given the revision that was opened.', requirements: [] },
  'gym.removeGym': { summary: "Deletes one of the customer's gyms.", requirements: [] },
  'gym.shareGym': { summary: 'Shares a gym by a secret link, or ends the sharing.', requirements: [] },
  'gym.getSharedGym': { summary: 'Returns a shared gym by the key of its link, without its owner.', requirements: [] },
  'extraPayment.getExtraPayments': {
    summary: "Returns the outstanding payments for the customer's orders.",
    requirements: [],
  },
  'extraPayment.getExtraPayment': { summary: 'Returns one outstanding payment.', requirements: [] },
  'extraPayment.openExtraPayment': {
    summary: "Gives the session access to an outstanding payment for a day, given the key of its mail's link.",
    requirements: [],
  },
  'extraPayment.payExtraPayment': { summary: 'Pays an outstanding amount of an order.', requirements: [] },
  'chat.getChat': { summary: "Returns the session's latest live chat.", requirements: [] },
  'chat.write': {
    summary: 'Sends a message to staff in live chat, and opens a chat if none is open.',
    requirements: [],
  },
  'analytics.report': {
    summary: "Stores a shopper's events, as far as the shopper consents; each event and each purchase is stored once.",
    requirements: ['S7-integ-03'],
  },
  'push.addDevice': { summary: 'Registers a device of the app for push messages.', requirements: [] },
  'push.removeDevice': { summary: 'Unregisters a device of the app.', requirements: [] },
  'editorial.getTags': {
    summary: "Returns the articles' tags, in WordPress's format.",
    requirements: ['S7-calls-index-01'],
  },
  'editorial.getCategories': {
    summary: "Returns the articles' categories, in WordPress's format.",
    requirements: [],
  },
  'editorial.getPosts': {
    summary: "Returns articles, latest first or by relevance to a search, in WordPress's format.",
    requirements: ['S7-calls-index-03', 'S7-calls-index-05'],
  },
  'flag.getConfig': { summary: "Returns the shopper's feature flags.", requirements: ['S7-integ-09'] },
  'flag.watch': {
    summary: "Streams the shopper's feature flags as they change.",
    requirements: ['S7-integ-09'],
  },
} satisfies Readonly<Record<CallName | (typeof flagStream)['name'], CallNote>>;
