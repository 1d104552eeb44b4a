/** What a call does, in one sentence, and the requirements that it answers. */
interface CallNote {
  readonly summary: string;
  /** Ids of the specification's requirements; empty where the call is the store's own. */
  readonly requirements: readonly string[];
}

/** A note on every call and stream of the contract, by its name. Here and not in the contract: no page of a shop loads it. */
export const callNotes: Readonly<Record<string, CallNote>> = {
  'session.getSession': {
    summary: 'Answers the session, renewed, with its customer or a guest.',
    requirements: ['S7-calls-session-01'],
  },
  'session.login': {
    summary: "Logs a customer in and takes the guest's lists along.",
    requirements: ['S7-calls-session-02'],
  },
  'session.logout': {
    summary: "Ends the session on the server and answers a guest's.",
    requirements: ['S7-calls-session-03'],
  },
  'session.getLogIns': { summary: 'Answers where the customer is logged in.', requirements: [] },
  'session.endOtherLogIns': { summary: 'Logs the customer out everywhere else.', requirements: [] },
  'customer.getCustomer': {
    summary: "Answers the session's customer with the address book, or a guest.",
    requirements: ['S7-calls-cust-01'],
  },
  'customer.register': { summary: 'Makes an account and logs it in.', requirements: ['S7-calls-cust-03'] },
  'customer.updateCustomer': {
    summary: 'Changes what a customer may change of the account.',
    requirements: ['S7-calls-cust-02'],
  },
  'customer.changeEmail': {
    summary:
      'Mails a link to another e-mail address, for who knows the password; says the same whoever has the address.',
    requirements: [],
  },
  'customer.changePassword': {
    summary: 'Changes the password for who knows the present one, and ends the other sessions.',
    requirements: [],
  },
  'customer.exportData': { summary: 'Answers everything that the store has about the customer.', requirements: [] },
  'customer.deleteAccount': {
    summary:
      'Deletes the account for who knows its password, and logs it out everywhere; orders stay without the customer.',
    requirements: [],
  },
  'customer.confirmEmail': {
    summary: 'Changes the e-mail address by the token of a mailed link, once.',
    requirements: [],
  },
  'customer.updateSegments': {
    summary: 'Sets the segments that the customer chose.',
    requirements: ['S7-calls-cust-04'],
  },
  'customer.forgotPassword': {
    summary: 'Mails a link for a new password, and says the same whether or not there is an account.',
    requirements: ['S7-calls-cust-06'],
  },
  'customer.resetPassword': {
    summary: 'Sets a new password by the token of a mailed link, once.',
    requirements: ['S7-calls-cust-07'],
  },
  'customer.addAddress': {
    summary: "Adds an address; a new default takes the others' place.",
    requirements: ['S7-calls-cust-08'],
  },
  'customer.updateAddress': {
    summary: "Changes an address of the customer's own.",
    requirements: ['S7-calls-cust-09'],
  },
  'customer.removeAddress': {
    summary: "Removes an address of the customer's own.",
    requirements: ['S7-calls-cust-10'],
  },
  'customer.getCreditCards': {
    summary: "Answers the customer's saved cards, never their numbers.",
    requirements: ['S7-calls-cust-05'],
  },
  'customer.addCreditCard': {
    summary: "Saves a card by the payment form's token.",
    requirements: ['S7-calls-cust-11'],
  },
  'customer.updateCreditCard': {
    summary: "Changes a saved card's default or its billing address.",
    requirements: ['S7-calls-cust-12'],
  },
  'customer.removeCreditCard': {
    summary: 'Removes a saved card, at the payment provider as well.',
    requirements: ['S7-calls-cust-13'],
  },
  'list.getActiveLists': {
    summary: "Answers the shopper's lists, carts and others.",
    requirements: ['S7-calls-lists-01'],
  },
  'list.createList': {
    summary: 'Makes a list of a type, and the session where there is none.',
    requirements: ['S7-calls-lists-02'],
  },
  'list.getList': { summary: "Answers one list of the shopper's own.", requirements: ['S7-calls-lists-03'] },
  'list.getRegistry': {
    summary: 'Answers a shared registry by its public name, without private fields.',
    requirements: [],
  },
  'list.searchRegistries': {
    summary: 'Finds shared registries by the words of their titles and names.',
    requirements: [],
  },
  'list.getGifts': {
    summary: "Answers what was bought for a registry of the shopper's own.",
    requirements: [],
  },
  'list.requestQuote': { summary: "Asks staff for a price of a list's lines.", requirements: [] },
  'list.getQuotes': { summary: "Answers the customer's quotes, the newest first.", requirements: [] },
  'list.acceptQuote': {
    summary: "Puts a priced quote's lines into the cart and answers the cart.",
    requirements: [],
  },
  'list.removeList': { summary: 'Removes a list.', requirements: ['S7-calls-lists-04'] },
  'list.setMetadata': {
    summary: 'Sets what a list says of itself, as whether it is the active one.',
    requirements: ['S7-calls-lists-05'],
  },
  'list.addItems': { summary: 'Adds items and answers the whole list.', requirements: ['S7-calls-lists-06'] },
  'list.removeItems': {
    summary: 'Removes every item and answers the empty list.',
    requirements: ['S7-calls-lists-07'],
  },
  'list.updateItem': {
    summary: "Changes an item's quantity, options or metadata and answers the whole list.",
    requirements: ['S7-calls-lists-08'],
  },
  'list.removeItem': {
    summary: 'Removes an item and answers the rest of the list.',
    requirements: ['S7-calls-lists-09'],
  },
  'catalog.getGroupPrices': {
    summary: "Answers the prices of the customer's group by product.",
    requirements: ['S7-calls-cat-07'],
  },
  'catalog.getCompatibility': {
    summary: 'Answers what fits a part, by tag and group.',
    requirements: ['S7-calls-cat-08'],
  },
  'content.getCategory': { summary: 'Answers one category.', requirements: ['S7-calls-cat-01'] },
  'content.getCategories': { summary: 'Answers every category, parents before their children.', requirements: [] },
  'content.findProduct': {
    summary: 'Finds a product by its SKU, or the parent of a child.',
    requirements: ['S7-calls-cat-04', 'S7-calls-cat-05'],
  },
  'content.getCompleteProduct': {
    summary: 'Answers a product with its children and all that they need.',
    requirements: ['S7-calls-cat-06'],
  },
  'content.getProduct': { summary: 'Answers one product.', requirements: ['S7-calls-cat-03'] },
  'content.getProducts': { summary: 'Answers several products at once, in the order asked.', requirements: [] },
  'content.getPage': {
    summary: 'Answers a page of the CMS by its number or its identifier.',
    requirements: ['S7-calls-cat-11'],
  },
  'content.getPreview': {
    summary: 'Answers a page of the page builder before it is published, for whoever holds its signed link.',
    requirements: [],
  },
  'content.getBlock': { summary: 'Answers a block of HTML by its name.', requirements: ['S7-calls-cat-12'] },
  'content.getHotDeals': {
    summary: 'Answers the products whose promotion runs now, and those with weight tiers.',
    requirements: ['S7-calls-cat-09'],
  },
  'search.query': {
    summary: 'Searches the catalogue or lists a category, with facets, suggestions and recommendations.',
    requirements: ['S7-calls-rfk-01', 'S7-calls-rfk-02'],
  },
  'search.reportEvent': {
    summary: 'Takes what a shopper did, for search to learn from.',
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
    summary: 'Says what a path of the site leads to, here and on the other sites.',
    requirements: ['S7-calls-site-08'],
  },
  'shipping.getRates': {
    summary: 'Quotes the ways to ship a cart to an address, in one package or several.',
    requirements: ['S7-calls-checkout-01', 'S7-calls-checkout-04'],
  },
  'tax.fetchTax': {
    summary: 'Quotes the tax of a cart and of its shipping.',
    requirements: ['S7-calls-checkout-05', 'S7-calls-checkout-06'],
  },
  'checkout.getPromotionStatus': {
    summary: 'Says whether the five-for-five promotion is open to an e-mail address.',
    requirements: ['S7-calls-checkout-07'],
  },
  'checkout.getGiftCard': { summary: "Answers a gift card's balance.", requirements: [] },
  'checkout.placeOrder': {
    summary: 'Places an order: checks its amounts, reserves its goods and has it paid.',
    requirements: ['S7-calls-checkout-08', 'S7-calls-checkout-10'],
  },
  'checkout.getOrder': {
    summary: "Answers an order of the shopper's own, with its status.",
    requirements: ['S7-calls-checkout-11'],
  },
  'checkout.openOrder': {
    summary: 'Lets the session return items of an order and follow it, by its number and e-mail address, for a day.',
    requirements: [],
  },
  'checkout.cancelOrder': {
    summary: "Cancels an order of the shopper's own before it is packed, and has its money and goods given back.",
    requirements: [],
  },
  'checkout.getTracking': {
    summary: "Answers an order's packages with what happened to them, for who placed or opened it.",
    requirements: [],
  },
  'checkout.getOrders': {
    summary: "Answers the customer's orders in pages, by number, product or status if asked, and how many there are.",
    requirements: ['S7-calls-checkout-12'],
  },
  'paymentMethod.getMethods': {
    summary: 'Answers the ways to pay in a country, and what the customer has stored.',
    requirements: ['S7-calls-pay-01'],
  },
  'paymentMethod.updateMethod': { summary: 'Changes a stored way to pay.', requirements: ['S7-calls-pay-02'] },
  'paymentMethod.removeMethod': { summary: 'Removes a stored way to pay.', requirements: ['S7-calls-pay-03'] },
  'ssr.getCountries': { summary: 'Answers the countries that the store knows.', requirements: ['S7-calls-site-01'] },
  'ssr.getRegions': { summary: "Answers a country's regions.", requirements: ['S7-calls-site-02'] },
  'ssr.getHeartbeat': { summary: 'Answers which release is running.', requirements: ['S7-calls-site-03'] },
  'ssr.getGeoIp': {
    summary: 'Says in which country the shopper seems to be, and which site is for it.',
    requirements: ['S7-calls-site-04'],
  },
  'ssr.reportHost': {
    summary: 'Takes note that the site is shown on a host that is not its own.',
    requirements: ['S7-calls-site-11'],
  },
  'ssr.getSearchToken': {
    summary: "Answers the search service's address and a token for it.",
    requirements: ['S7-calls-site-05'],
  },
  'newsletter.subscribe': {
    summary: 'Subscribes an e-mail address to newsletters.',
    requirements: ['S7-calls-news-01'],
  },
  'newsletter.unsubscribe': { summary: 'Ends subscriptions of an e-mail address.', requirements: ['S7-calls-news-02'] },
  'newsletter.getSubscriptions': {
    summary: 'Answers the newsletters that the customer reads.',
    requirements: ['S7-calls-news-03'],
  },
  'newsletter.signUp': {
    summary: 'Signs an e-mail address up by a form of the site.',
    requirements: ['S7-calls-news-04'],
  },
  'newsletter.submitForm': { summary: "Takes a form of the site's pages.", requirements: ['S7-calls-news-05'] },
  'ticket.getTickets': {
    summary: 'Answers the products that the customer has earned the right to buy.',
    requirements: ['S7-calls-cust-14'],
  },
  'bin.getBins': {
    summary: 'Answers the notices of stock that the customer waits for.',
    requirements: ['S7-calls-cust-15'],
  },
  'bin.addBin': { summary: 'Asks for a notice when a product is back in stock.', requirements: ['S7-calls-cust-16'] },
  'bin.removeBin': { summary: 'Withdraws a notice of stock.', requirements: ['S7-calls-cust-17'] },
  'programming.getPrograms': {
    summary: 'Answers the training programmes that the customer has bought.',
    requirements: ['S7-calls-cust-18'],
  },
  'programming.cancelProgram': {
    summary: "Ends a program's subscription with the interval that is paid, and says so by mail.",
    requirements: [],
  },
  'event.getAccount': {
    summary: "Answers the customer's registrations and profile for events.",
    requirements: ['S7-calls-cust-19'],
  },
  'event.updateAccount': { summary: "Changes the customer's profile for events.", requirements: ['S7-calls-cust-20'] },
  'event.getEvent': { summary: 'Answers one event with its divisions.', requirements: ['S7-calls-cust-21'] },
  'return.getReturnable': { summary: 'Answers what of an order may still be sent back.', requirements: [] },
  'return.createReturn': { summary: 'Issues a return authorization for items of an own order.', requirements: [] },
  'return.addPhoto': { summary: 'Takes a photo for a return of an own order.', requirements: [] },
  'return.getReturns': { summary: "Answers the customer's return authorizations in pages.", requirements: [] },
  'return.getReturn': { summary: "Answers one return authorization of the customer's own.", requirements: [] },
  'review.getReviews': { summary: 'Answers the published reviews of a product in pages.', requirements: [] },
  'review.addReview': {
    summary: 'Writes a review of a product, which is read by others once it is published.',
    requirements: [],
  },
  'review.addPhoto': { summary: 'Takes a photo for a review that a customer writes.', requirements: [] },
  'review.getOwnReviews': {
    summary: "Answers the customer's reviews, and what was bought and is not reviewed.",
    requirements: [],
  },
  'review.removeReview': { summary: "Removes one of the customer's reviews.", requirements: [] },
  'equippedGym.getGyms': {
    summary: 'Finds gyms that the store has equipped, by words and by country.',
    requirements: [],
  },
  'equippedGym.getGym': { summary: 'Answers one gym, with what it is equipped with.', requirements: [] },
  'review.voteHelpful': { summary: 'Says that a review was helpful, once for a customer.', requirements: [] },
  'gym.getGymCatalogue': {
    summary:
      'Answers the products that can be placed in a gym, with their measures, and the gyms that the store suggests.',
    requirements: [],
  },
  'gym.getGyms': { summary: "Answers the customer's gyms, the latest changed first.", requirements: [] },
  'gym.createGym': { summary: 'Saves a planned gym.', requirements: [] },
  'gym.getGym': { summary: "Answers one of the customer's gyms.", requirements: [] },
  'gym.updateGym': { summary: 'Saves a gym over the revision that it was opened at.', requirements: [] },
  'gym.removeGym': { summary: "Removes one of the customer's gyms.", requirements: [] },
  'gym.shareGym': { summary: 'Shares a gym by a link that cannot be guessed, or ends that.', requirements: [] },
  'gym.getSharedGym': { summary: 'Answers a shared gym by the key of its link, without its owner.', requirements: [] },
  'extraPayment.getExtraPayments': {
    summary: "Answers what is still to be paid for the customer's orders.",
    requirements: [],
  },
  'extraPayment.getExtraPayment': { summary: 'Answers one payment that is still to be made.', requirements: [] },
  'extraPayment.openExtraPayment': {
    summary: "Lets the session pay what is still to be paid, by the key of its mail's link, for a day.",
    requirements: [],
  },
  'extraPayment.payExtraPayment': { summary: 'Pays what is still to be paid for an order.', requirements: [] },
  'chat.getChat': { summary: "Answers the session's latest live chat.", requirements: [] },
  'chat.write': {
    summary: 'Writes to staff in live chat, and begins a chat where none is open.',
    requirements: [],
  },
  'analytics.report': {
    summary: 'Keeps what a shopper allows of what they do: each event once, and each purchase once.',
    requirements: ['S7-integ-03'],
  },
  'push.addDevice': { summary: 'Registers a device of the app for messages.', requirements: [] },
  'push.removeDevice': { summary: 'Ends the messages to a device of the app.', requirements: [] },
  'editorial.getTags': {
    summary: 'Answers the tags of the articles, as WordPress does.',
    requirements: ['S7-calls-index-01'],
  },
  'editorial.getCategories': {
    summary: 'Answers the categories of the articles, as WordPress does.',
    requirements: [],
  },
  'editorial.getPosts': {
    summary: 'Answers articles, the latest first or the best hits of a search, as WordPress does.',
    requirements: ['S7-calls-index-03', 'S7-calls-index-05'],
  },
  'flag.getConfig': { summary: 'Answers what is switched on for the shopper.', requirements: ['S7-integ-09'] },
  'flag.watch': {
    summary: 'Streams what is switched on for the shopper, as it changes.',
    requirements: ['S7-integ-09'],
  },
};
