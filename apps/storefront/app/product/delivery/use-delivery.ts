import { type RefObject, useEffect, useRef, useState } from 'react';
import { useHref } from 'react-router';
import { postPartForm } from '../../data/fetch-route-data.ts';
import { deliveryUrl } from './delivery-url.ts';
import type { AskedDelivery } from './quote-delivery.ts';

/** Debounce of a changed selection before its delivery cost is requested, in milliseconds. */
const debounceMs = 500;

const post = postPartForm('delivery');

/** The fields of both forms: the product's selection and the place. */
const fieldsOf = (place: HTMLFormElement): URLSearchParams => {
  const choice = place.closest('#buy')?.querySelector('form');
  const fields = [...(choice ? new FormData(choice) : []), ...new FormData(place)];
  return new URLSearchParams(fields.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
};

const unanswered = (body: URLSearchParams): AskedDelivery => ({
  answer: { kind: 'refused', at: 'postcode', message: 'The carriers did not answer. Try again in a moment.' },
  sent: {
    countryId: body.get('country') ?? '',
    postcode: body.get('postcode') ?? '',
    region: body.get('region') ?? '',
  },
  regions: [],
});

/**
 * Requests the delivery cost of the selected product: immediately for a known place, when the form is submitted, and
 * again whenever the selection changes after that.
 * @param place an element that contains the form
 */
export const useDelivery = (productId: number, place: RefObject<HTMLElement | null>, isPlaceKnown: boolean) => {
  const [asked, setAsked] = useState<AskedDelivery>();
  const [isBusy, setBusy] = useState(false);
  const last = useRef({ text: '', abort: new AbortController() });
  const action = useHref(deliveryUrl(productId));

  const ask = async (cause: 'opening' | 'press' | 'change') => {
    const form = place.current?.querySelector('form');
    if (!form) return;
    const body = fieldsOf(form);
    if (cause === 'change' && body.toString() === last.current.text) return;
    last.current.abort.abort();
    const abort = new AbortController();
    last.current = { text: body.toString(), abort };
    setBusy(true);
    const request = new Request(new URL(action, window.location.origin), {
      method: 'POST',
      body,
      signal: abort.signal,
    });
    const answer = await post({ request }).then(
      (given) => given as AskedDelivery,
      () => unanswered(body),
    );
    if (abort.signal.aborted) return;
    setBusy(false);
    setAsked(answer);
    // Only after a press is the invalid field focused and read out; otherwise the shopper is busy elsewhere.
    if (cause === 'press') requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });

  useEffect(() => {
    const panel = place.current?.closest('#buy');
    let timer: number | undefined;
    const askAgain = (event: Event) => {
      if (last.current.text === '' || (event.target instanceof Node && place.current?.contains(event.target))) return;
      window.clearTimeout(timer);
      timer = window.setTimeout(() => void latest.current('change'), debounceMs);
    };
    for (const type of ['input', 'change', 'click']) panel?.addEventListener(type, askAgain);
    if (isPlaceKnown) void latest.current('opening');
    return () => {
      for (const type of ['input', 'change', 'click']) panel?.removeEventListener(type, askAgain);
      window.clearTimeout(timer);
      last.current.abort.abort();
    };
  }, [place, isPlaceKnown]);

  return { asked, isBusy, ask: () => void ask('press') };
};
