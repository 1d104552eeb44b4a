import type { Currency, Locale } from '@ironcart/core';
import { type ComponentProps, type ComponentType, createContext, type ReactNode, useContext, useMemo } from 'react';
import { defaultImageUrl, type ImageUrl } from '../primitives/image-url.ts';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { readonly href: string };
export type FormProps = ComponentProps<'form'>;

/** What the views need from the application around them. */
export interface Ui {
  /** Navigates; gets a site path without the site's base path, or an absolute address. */
  readonly Link: ComponentType<LinkProps>;
  /** Submits; a plain `<form>` until the application brings its router's. */
  readonly Form: ComponentType<FormProps>;
  readonly imageUrl: ImageUrl;
  /** Address of the icon sprite, on the page's own origin: `@ironcart/react-ui/icons.svg`. */
  readonly iconsUrl: string;
  readonly currency: Currency;
  readonly locale: Locale;
  /** The store's name, as the wordmark shows it. */
  readonly siteName: string;
  /** A picture in the name's place; left out: the name in letters. */
  readonly wordmark: { readonly src: string } | undefined;
  /** A drawing before the name, in the colour of the text. */
  readonly mark: { readonly viewBox: string; readonly path: string } | undefined;
  /** In the empty search box. */
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
  siteName: 'Store',
  wordmark: undefined,
  mark: undefined,
  searchHint: undefined,
};

const UiContext = createContext<Ui>(plainUi);

export interface UiProviderProps extends Partial<Ui> {
  readonly children: ReactNode;
}

/** Injects navigation, forms, pictures and the site's money format; whatever is left out is plain HTML. */
export const UiProvider = ({ children, ...given }: UiProviderProps) => {
  const outer = useContext(UiContext);
  const { Link, Form, imageUrl, iconsUrl, currency, locale, siteName, wordmark, mark, searchHint } = {
    ...outer,
    ...given,
  };
  const ui = useMemo(
    () => ({ Link, Form, imageUrl, iconsUrl, currency, locale, siteName, wordmark, mark, searchHint }),
    [Link, Form, imageUrl, iconsUrl, currency, locale, siteName, wordmark, mark, searchHint],
  );
  return <UiContext value={ui}>{children}</UiContext>;
};

export const useUi = (): Ui => useContext(UiContext);
