import type { Page } from 'playwright-core';

/**
 * Pairs of texts and controls of a page that overlap, each as 'text × text'. Elements fixed to the window may cover the
 * content that scrolls below them, and a control may be within another one's frame, as in a field's button.
 */
export const overlappingText = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    interface Drawn {
      readonly element: Element;
      readonly text: string;
      readonly box: DOMRect;
      readonly pin: Element | undefined;
    }

    const ancestorsOf = (element: Element | null): readonly Element[] =>
      element === null ? [] : [element, ...ancestorsOf(element.parentElement)];

    const isShown = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      ancestorsOf(element).every((each) => {
        const { clipPath, clip } = getComputedStyle(each);
        return clipPath === 'none' && clip === 'auto';
      });

    /** The ancestor that keeps an element in view while the page scrolls below it. */
    const pinOf = (element: Element): Element | undefined =>
      ancestorsOf(element).find((each) => ['fixed', 'sticky'].includes(getComputedStyle(each).position));

    const drawn: Drawn[] = [];
    const add = (element: Element, text: string, boxes: Iterable<DOMRect>): void => {
      if (!isShown(element)) return;
      for (const box of boxes) {
        if (box.width > 2 && box.height > 2) drawn.push({ element, text, box, pin: pinOf(element) });
      }
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const text = node.textContent?.trim() ?? '';
      if (text === '' || node.parentElement === null || node.parentElement.matches('option, script, style')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      add(node.parentElement, text, range.getClientRects());
    }
    for (const control of document.querySelectorAll('select')) {
      add(control, control.selectedOptions[0]?.text ?? '', [control.getBoundingClientRect()]);
    }

    const overlap = (one: DOMRect, other: DOMRect): boolean =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 3 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4;
    const pairs = drawn.flatMap((one, at) =>
      drawn
        .slice(at + 1)
        .filter(
          (other) =>
            one.pin === other.pin &&
            !one.element.contains(other.element) &&
            !other.element.contains(one.element) &&
            overlap(one.box, other.box),
        )
        .map((other) => `${one.text.slice(0, 40)} × ${other.text.slice(0, 40)}`),
    );
    return [...new Set(pairs)];
  });
