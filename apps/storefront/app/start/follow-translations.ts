/** The elements that a browser's translator shows instead of text nodes, by the text node. */
const shownInstead = new WeakMap<Node, Element>();

const isTranslation = (node: Node | null): node is Element => node?.nodeName === 'FONT';

/** Shows a text again after it was changed; the translator then translates it anew. */
const showChanged = ({ target }: MutationRecord): void => {
  shownInstead.get(target)?.replaceWith(target);
  shownInstead.delete(target);
};

/**
 * Keeps the page working while the browser translates it. A translator replaces text nodes by `<font>` elements, behind
 * React's back: removing such a text, or inserting something before it, would throw and take the whole page down, and a
 * changed text would not be seen. Call it before the page is hydrated.
 */
export const followTranslations = (): void => {
  const { TEXT_NODE: textNode, prototype } = Node;
  const changes = new MutationObserver((records) => records.forEach(showChanged));
  const follow = ({ addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord): void => {
    const [text] = removedNodes;
    const element = [...addedNodes, previousSibling, nextSibling].find(isTranslation);
    if (text?.nodeType !== textNode || text.parentNode !== null || element === undefined) return;
    shownInstead.set(text, element);
    changes.observe(text, { characterData: true });
  };
  new MutationObserver((records) => records.forEach(follow)).observe(document.body, { childList: true, subtree: true });

  const { removeChild, insertBefore } = prototype;
  prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode !== null || child.nodeType !== textNode) return removeChild.call(this, child) as Child;
    shownInstead.get(child)?.remove();
    return child;
  };
  prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null): Child {
    const isReplaced = before?.nodeType === textNode && before.parentNode === null;
    const place = isReplaced ? shownInstead.get(before) : before;
    return insertBefore.call(this, child, place?.parentNode === this || !isReplaced ? (place ?? null) : null) as Child;
  };
};
