import { addons } from 'storybook/manager-api';
import { shellTheme } from './shell-theme.ts';

addons.setConfig({ theme: shellTheme });
