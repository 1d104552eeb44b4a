/** A view of a block by the visitor. */
export interface BlockView {
  readonly name: string;
  readonly index: number;
}

export interface WatchBlocksOptions {
  readonly onView: (view: BlockView, element: Element) => void;
  /** Creates an intersection observer. Default: the browser's. */
  readonly createObserver?: (
    onEntries: (entries: readonly Pick<IntersectionObserverEntry, 'isIntersecting' | 'target'>[]) => void,
  ) => Pick<IntersectionObserver, 'observe' | 'unobserve' | 'disconnect'>;
}

/** A block counts as viewed when half of it, or half of the window's height, is visible. */
const seenShare = 0.5;

const browserObserver: NonNullable<WatchBlocksOptions['createObserver']> = (onEntries) =>
  new IntersectionObserver(
    (entries) =>
      onEntries(
        entries.map(({ isIntersecting, intersectionRatio, intersectionRect, rootBounds, target }) => ({
          target,
          isIntersecting:
            isIntersecting &&
            (intersectionRatio >= seenShare || intersectionRect.height >= (rootBounds?.height ?? 0) * seenShare),
        })),
      ),
    { threshold: [0, 0.1, 0.25, seenShare] },
  );

const viewOf = (element: Element): BlockView => ({
  name: element.getAttribute('data-track') ?? '',
  index: Number(element.getAttribute('data-track-index')),
});

/**
 * Reports each tracked block below an element once: when it becomes visible if it is tracked by visibility, otherwise
 * immediately.
 * @returns a function that stops watching
 */
export const watchBlocks = (
  root: ParentNode,
  { onView, createObserver = browserObserver }: WatchBlocksOptions,
): (() => void) => {
  const observer = createObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      onView(viewOf(target), target);
    }
  });
  for (const element of root.querySelectorAll('[data-track]')) {
    if (element.getAttribute('data-track-when') === 'visible') observer.observe(element);
    else onView(viewOf(element), element);
  }
  return () => observer.disconnect();
};
