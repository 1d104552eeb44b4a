/** Whether a path within a site is an event page, which hides the shop's header (S2-cond-22). */
export const isEventPage = (pathname: string): boolean => /^\/(events|invitational)(\/|$)/.test(pathname);
