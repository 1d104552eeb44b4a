export { type AccountMenuEntry, accountMenuOf } from './account-menu.ts';
export { mostFormBytes } from './form-size.ts';
export { type KnownEntity, knownEntityAt, type PathStores } from './known-path.ts';
export { linkWithLanguage } from './language-link.ts';
export { acceptsAppMessages, type Device } from './native-app.ts';
export { loginPath, pathOnSite, safeReturnPath, wishlistPath, zeusBuilderPath } from './paths.ts';
