/** Where the screens of the native app live within a site (S2-appscreens-01, READINGS A38). */
export const appScreensPath = '/app';

/** Whether a path within a site is a screen of the native app. */
export const isAppScreen = (pathname: string): boolean => `${pathname}/`.startsWith(`${appScreensPath}/`);
