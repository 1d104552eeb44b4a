import { formatMoney } from '@ironcart/core/money';
import type { ConfigurableAxis, ProductOf } from '@ironcart/core/product';
import { picturesOfPartialChoice } from '@ironcart/core/product-look';
import { type AxisChoice, chosenChildId } from '@ironcart/core/product-page';
import type { OptionPickerProps } from '@ironcart/react-ui';
import { valueNotes, valuePictures } from '../option-looks.ts';
import { axisChoiceIn, chosenChildOf, unavailableValues } from '../product-choice.ts';
import { withArticle } from '../with-article.ts';
import { plainPage, type TypePage } from './type-page.ts';

type Configurable = ProductOf<'configurable'>;

/** Picker data of a configurable's values. */
export type AxisPicker = Required<Pick<OptionPickerProps, 'unavailable' | 'notes' | 'pictures'>> & {
  readonly axes: readonly ConfigurableAxis[];
};

/** The values that the form selects on the axes, by attribute. */
const axisChoice = ({ axes }: Configurable, form: FormData): AxisChoice =>
  Object.fromEntries(
    axes.flatMap(({ attribute }) => {
      const value = form.get(attribute);
      return typeof value === 'string' && value !== '' ? [[attribute, value]] : [];
    }),
  );

/** Page logic of a configurable: its selected child is shown and sold. */
export const configurablePage: TypePage<'configurable', AxisPicker> = {
  ...plainPage,
  choose: (product, parameters) => {
    const child = chosenChildOf(product, axisChoiceIn(product, parameters));
    return { sold: child ?? product, isOpen: child === undefined };
  },
  show: (product, { parameters, prices, isOpen, setting: { site } }) => {
    const choice = axisChoiceIn(product, parameters);
    const pictures = isOpen ? picturesOfPartialChoice(product, choice) : undefined;
    return {
      ...(pictures ? { pictures } : {}),
      picker: {
        axes: product.axes,
        unavailable: unavailableValues(product, choice),
        notes: valueNotes(product, choice, prices, (amount) => formatMoney(amount, site.currency, site.locale)),
        pictures: valuePictures(product),
      },
    };
  },
  itemsFromForm: (product, form, item) => {
    const childId = chosenChildId(product, axisChoice(product, form));
    if (childId === undefined) {
      const labels = product.axes.map(({ label }) => withArticle(label)).join(' and ');
      return { ok: false, code: 'choose_options', message: `Choose ${labels} that can be had together.` };
    }
    const redeemed = item.metadata?.redeem ? { redeem: true } : {};
    return { ok: true, items: [{ ...item, children: [{ productId: childId, qty: 1, metadata: redeemed }] }] };
  },
};
