import type { Currency } from '@ironcart/core/money';
import type { Locale, TimeZone } from '@ironcart/core/site';
import { type ComponentProps, type ComponentType, createContext, type ReactNode, useContext, useMemo } from 'react';
import { defaultImageUrl, type ImageUrl } from '../primitives/image-url.ts';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { readonly href: string };
export type FormProps = ComponentProps<'form'>;

/** The views' dependencies on the application. */
export interface Ui {
  /** The link component; receives a site path without the site's base path, or an absolute URL. */
  readonly Link: ComponentType<LinkProps>;
  /** The form component; a plain `<form>` by default. */
  readonly Form: ComponentType<FormProps>;
  readonly imageUrl: ImageUrl;
  /** URL of the icon sprite, which must be on the page's own origin: `@ironcart/react-ui/icons.svg`. */
  readonly iconsUrl: string;
  readonly currency: Currency;
  readonly locale: Locale;
  /** The time zone of the site's days. */
  readonly timeZone: TimeZone;
  /** The store's name, shown by the wordmark. */
  readonly siteName: string;
  /** A picture that replaces the name. Default: the name as text. */
  readonly wordmark: { readonly src: string } | undefined;
  /** A mark before the name, in the text's colour. */
  readonly mark: { readonly viewBox: string; readonly path: string } | undefined;
  /** The placeholder of the search box. */
  readonly searchHint: string | undefined;
}

const PlainLink = (props: LinkProps) => <a {...props}>{props.children}</a>;
const PlainForm = (props: FormProps) => <form {...props} />;

const plainUi: Ui = {
  Link: PlainLink,
  Form: PlainForm,
  imageUrl: defaultImageUrl,
  iconsUrl: '/assets/icons.svg',
  currency: 'USD',
  locale: 'en_US',
  timeZone: 'UTC',
  siteName: 'Store',
  wordmark: undefined,
  mark: undefined,
  searchHint: undefined,
};

const UiContext = createContext<Ui>(plainUi);

export interface UiProviderProps extends Partial<Ui> {
  readonly children: ReactNode;
}

/** Provides navigation, forms, pictures and the site's money format to the views; defaults are plain HTML. */
export const UiProvider = ({ children, ...given }: UiProviderProps) => {
  const outer = useContext(UiContext);
  const merged: Ui = { ...outer, ...given };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it changes with its values, which are always as many.
  const ui = useMemo(() => merged, Object.values(merged));
  return <UiContext value={ui}>{children}</UiContext>;
};

export const useUi = (): Ui => useContext(UiContext);
