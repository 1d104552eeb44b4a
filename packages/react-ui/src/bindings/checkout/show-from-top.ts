/**
 * Scrolls to the top of the page; if the element is still out of sight or far down, because the page has other content
 * above checkout or a part that scrolls, scrolls on to the element, with its scroll margin.
 */
export const showFromTop = (element: HTMLElement): void => {
  window.scrollTo({ top: 0 });
  const { top } = element.getBoundingClientRect();
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginBlockStart);
  if (top < margin || top > window.innerHeight / 2) element.scrollIntoView({ block: 'start' });
};
