import { create } from 'storybook/theming';

/**
 * Colours and type of Storybook's own interface: the light palette of tokens.css, which Storybook's bundler for the
 * interface cannot read (theme/shell-theme.test.ts compares them).
 */
export const shellTheme = create({
  base: 'light',
  brandTitle: 'Ironcart design review',
  brandUrl: './?path=/docs/start-here--docs',
  brandTarget: '_self',
  fontBase: '"Source Sans 3 Variable", system-ui, sans-serif',
  colorPrimary: '#15171a',
  colorSecondary: '#53575c',
  appBg: '#e9e6e0',
  appContentBg: '#fdfcfa',
  appPreviewBg: '#f5f3ef',
  appBorderColor: '#cfccc5',
  appBorderRadius: 2,
  textColor: '#15171a',
  textMutedColor: '#53575c',
  barBg: '#fdfcfa',
  barTextColor: '#53575c',
  barHoverColor: '#15171a',
  barSelectedColor: '#15171a',
  inputBg: '#fdfcfa',
  inputBorder: '#7d8186',
  inputBorderRadius: 2,
});
