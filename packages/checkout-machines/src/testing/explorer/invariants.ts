import { isPlaced, type OrderStatus } from '@ironcart/core/order';
import type { ModelOrder, ModelStore } from '../model/model-store.ts';

const nextStatuses: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  new: ['payment_pending', 'published', 'payment_complete', 'payment_error'],
  payment_pending: ['published', 'payment_complete', 'payment_error'],
  published: [],
  payment_complete: [],
  payment_error: [],
};

const placedOrders = (store: ModelStore): readonly ModelOrder[] =>
  store.orders().filter(({ order }) => isPlaced(order.status));

const capturedFor = (store: ModelStore, orderId: string): number =>
  store.provider.transactions
    .filter((transaction) => transaction.orderId === orderId && transaction.state === 'captured')
    .reduce((total, { amount }) => total + amount, 0);

const onePlacedOrderPerList = (store: ModelStore): readonly string[] => {
  const lists = placedOrders(store).map(({ order }) => order.listId);
  return lists
    .filter((listId, at) => lists.indexOf(listId) !== at)
    .map((listId) => `I1 ${listId} is placed more than once`);
};

const paidInFull = (store: ModelStore): readonly string[] =>
  placedOrders(store).flatMap(({ order: { orderId, payment, totals } }) => {
    const captured = capturedFor(store, orderId);
    return [
      ...(captured === payment.amount ? [] : [`I2 ${orderId} costs ${payment.amount}, and ${captured} is captured`]),
      ...(captured + totals.giftcards === totals.grandTotalIncludingTax
        ? []
        : [`I2 ${orderId} is not paid to its grand total`]),
    ];
  });

const stockIsKept = (store: ModelStore): readonly string[] => {
  const { initial, now } = store.stock();
  const taken = store
    .orders()
    .filter(({ order }) => order.status !== 'payment_error')
    .reduce((total, { order }) => order.items.reduce((sum, { qty }) => sum + qty, total), 0);
  return [
    ...(now < 0 ? [`I3 the stock is ${now}`] : []),
    ...(now + taken === initial ? [] : [`I3 ${taken} of ${initial} are taken, and ${now} are left`]),
  ];
};

const giftCardsAreKept = (store: ModelStore): readonly string[] => {
  const { initial, now } = store.balances();
  return Object.entries(initial).flatMap(([code, balance]) => {
    const left = now[code] ?? 0;
    const spent = store
      .orders()
      .filter(({ order }) => order.status !== 'payment_error')
      .flatMap(({ order }) => order.giftcards.filter((card) => card.code === code))
      .reduce((total, { amount }) => total + amount, 0);
    return [
      ...(left < 0 ? [`I4 the balance of a gift card is ${left}`] : []),
      ...(left + spent === balance ? [] : [`I4 a gift card of ${balance} paid ${spent} and has ${left}`]),
    ];
  });
};

const totalsAddUp = (store: ModelStore): readonly string[] =>
  placedOrders(store).flatMap(({ order: { orderId, items, totals: t } }) => {
    const isRight =
      items.every(({ qty, price, rowTotal }) => qty * price === rowTotal) &&
      items.reduce((total, { rowTotal }) => total + rowTotal, 0) === t.subtotal &&
      t.itemTax + t.shippingTax === t.tax &&
      t.subtotal - t.discount + t.shipping + t.tariff === t.grandTotalExcludingTax &&
      t.grandTotalExcludingTax + t.tax === t.grandTotalIncludingTax;
    return isRight ? [] : [`I6 the totals of ${orderId} do not add up`];
  });

const statusMovesForward = (store: ModelStore): readonly string[] =>
  store.orders().flatMap(({ order: { orderId }, history }) =>
    history.flatMap((status, at) => {
      const before = history[at - 1];
      return before === undefined || nextStatuses[before].includes(status)
        ? []
        : [`I7 ${orderId} went from ${before} to ${status}`];
    }),
  );

/** Current violations of I1 to I4, I6 and I7, which hold at all times. */
export const brokenInvariants = (store: ModelStore): readonly string[] =>
  [onePlacedOrderPerList, paidInFull, stockIsKept, giftCardsAreKept, totalsAddUp, statusMovesForward].flatMap(
    (broken) => broken(store),
  );

/** I5, after the store has received all messages: each capture has a placed order or is voided. */
export const strandedCaptures = (store: ModelStore): readonly string[] =>
  store.provider.transactions
    .filter(({ state, orderId }) => {
      const order = store.orders().find((each) => each.order.orderId === orderId)?.order;
      return state === 'captured' && (order === undefined || !isPlaced(order.status));
    })
    .map(({ id, amount }) => `I5 ${id} captured ${amount} for no placed order`);
