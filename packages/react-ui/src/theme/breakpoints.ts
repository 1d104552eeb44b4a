/** The widths at which the layout changes, by the narrowest viewport of each, in CSS pixels (S2-breakpoints). */
export const breakpoints = { mobile: 0, tablet: 768, desktop: 1024, 'l-desktop': 1366, 'xl-desktop': 1920 } as const;

export type Breakpoint = keyof typeof breakpoints;

const widestFirst = (Object.keys(breakpoints) as Breakpoint[]).reverse();

/** The layout for a viewport width in CSS pixels. */
export const breakpointAt = (width: number): Breakpoint =>
  widestFirst.find((name) => width >= breakpoints[name]) ?? 'mobile';

/** The media query for a layout and all wider ones, as in '(min-width: 768px)'. */
export const mediaFrom = (name: Breakpoint): string => `(min-width: ${breakpoints[name]}px)`;
