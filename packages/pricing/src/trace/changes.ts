/** An entry of a changed list: the current item and its previous value. */
export type Change<Item, Edit = Item> =
  | { readonly kind: 'kept'; readonly at: number }
  | { readonly kind: 'changed'; readonly at: number; readonly to: Edit }
  | { readonly kind: 'added'; readonly to: Item }
  | { readonly kind: 'removed'; readonly at: number };

/**
 * Compares two lists: returns the changes in the order of the second list, then the removed items. Items are paired by
 * their keys; items with equal keys by their order.
 * @param editOf returns the change within a pair; undefined if there is none
 */
export const changesOf = <Item, Edit>(
  before: readonly Item[],
  after: readonly Item[],
  keyOf: (item: Item) => string,
  editOf: (before: Item, after: Item) => Edit | undefined,
): readonly Change<Item, Edit>[] => {
  const placesByKey = new Map<string, number[]>();
  before.forEach((item, at) => {
    const places = placesByKey.get(keyOf(item));
    if (places) places.push(at);
    else placesByKey.set(keyOf(item), [at]);
  });
  const used = new Map<string, number>();
  const changes = after.map((item): Change<Item, Edit> => {
    const key = keyOf(item);
    const turn = used.get(key) ?? 0;
    const at = placesByKey.get(key)?.[turn];
    const was = at === undefined ? undefined : before[at];
    if (at === undefined || was === undefined) return { kind: 'added', to: item };
    used.set(key, turn + 1);
    const to = editOf(was, item);
    return to === undefined ? { kind: 'kept', at } : { kind: 'changed', at, to };
  });
  const removed = [...placesByKey].flatMap(([key, places]) => places.slice(used.get(key) ?? 0));
  return [
    ...changes,
    ...removed.toSorted((left, right) => left - right).map((at) => ({ kind: 'removed', at }) as const),
  ];
};

/** Applies changes to the list before them; returns the list after them. */
export const applyChanges = <Item, Edit>(
  before: readonly Item[],
  changes: readonly Change<Item, Edit>[],
  edited: (before: Item, edit: Edit) => Item,
): readonly Item[] =>
  changes.flatMap((change): readonly Item[] => {
    if (change.kind === 'added') return [change.to];
    const was = before[change.at];
    if (change.kind === 'removed' || was === undefined) return [];
    return [change.kind === 'kept' ? was : edited(was, change.to)];
  });
