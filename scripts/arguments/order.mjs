/** How `npm run order` is called. */
export const usage = `Usage:
  npm run order -- audit ORDER
  npm run order -- ask ORDER AMOUNT REASON
  npm run order -- pack ORDER
  npm run order -- cancel ORDER
  npm run order -- ship ORDER [--carrier NAME] [--tracking NUMBER] [--items SKU=PIECES,...]
  npm run order -- delivered ORDER [--tracking NUMBER]
  npm run order -- return RMA received
  npm run order -- return RMA refunded AMOUNT
  npm run order -- refunds
  npm run order -- refunded REFUND
  npm run order -- unsubscribe ORDER
  npm run order -- ticket CODE
  npm run order -- quotes
  npm run order -- quote QUOTE DAY PRICE [PRICE ...]

audit: prints the history of an order, of its stock and of its payments: time, cause and change, one per line.
ask: requests an extra payment for an order. AMOUNT is in the order's currency, as in 12.50; the shopper sees REASON.
pack: notes that an order is packed: its shopper can cancel it no more.
cancel: cancels an order that is not packed yet. Its goods go back to the stock, its money the way it was paid, its tickets for
events are not valid any more, and a mail says so.
ship: hands a package over to a carrier, with everything that waits unless --items names a part of it. In a demo
both may be left out: the sandbox carries it, under a made-up number. The shopper gets a mail, and another one when it is delivered.
delivered: notes that the packages of an order arrived, or the one that --tracking names: a carrier that the store does not
follow says nothing by itself. The shopper gets a mail, and the time for returns begins.
return: records that a return arrived, or gives AMOUNT back for it the way it was paid, and writes a mail.
refunds: prints the refunds that the payment provider does not pay back by itself: pay them back there.
refunded: notes that one of them is paid back.
unsubscribe: ends the subscriptions of an order with the period that is paid, and writes a mail. What was paid stays paid.
ticket: prints the event, division, holder and order of a ticket by the code that its holder shows, and whether it is valid:
the command's exit code is 0 then, and 3 if the ticket is cancelled or its event is over.
quotes: prints the requests for a quote that wait for prices, the oldest first, with their lines.
quote: prices one: a price of one piece for each of its lines, in their order, as in 120.00, good until the end of DAY, as in
2027-03-31. The customer gets a mail. A quote can be priced again until it is accepted.`;
