/** Path of the native app's screens within a site (S2-appscreens-01, READINGS A38). */
export const appScreensPath = '/app';

/** Whether a path within a site is a screen of the native app. */
export const isAppScreen = (pathname: string): boolean => `${pathname}/`.startsWith(`${appScreensPath}/`);
