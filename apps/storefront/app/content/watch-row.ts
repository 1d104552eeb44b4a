import { type BlockViewDetail, blockViewEvent } from './block-view-event.ts';

/** Distance below the window at which a row starts to load. */
const margin = '200px';

export interface RowListeners {
  /** Called once, when the row is in or near the window. */
  readonly onNear: () => void;
  /** A view of the row's block, which would otherwise be reported before the row has products. */
  readonly onView: (view: BlockViewDetail) => void;
}

/** Observes a row of products that has not been loaded. @returns a cleanup function */
export const watchRow = (element: HTMLElement, { onNear, onView }: RowListeners): (() => void) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  const frame = element.closest('[data-track]');
  const keepView = (event: Event) => {
    event.preventDefault();
    onView((event as CustomEvent<BlockViewDetail>).detail);
  };
  frame?.addEventListener(blockViewEvent, keepView);
  return () => {
    observer.disconnect();
    frame?.removeEventListener(blockViewEvent, keepView);
  };
};
