// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdEarlyActions } from './early-actions.ts';
import { partHydratedEvent } from './hydrated-event.ts';

const page = `
  <form method="post" id="buy"><button id="add" name="intent" value="add">Add</button></form>
  <form method="get" id="find"><input name="q" id="words" value=""><button id="go">Go</button></form>
  <button type="button" id="open">Open</button>
  <a href="#there" id="link">There</a> <a href="#foot" id="menu" aria-haspopup="dialog">Menu</a>
  <input type="radio" name="size" id="small" checked><input type="radio" name="size" id="large">
  <select id="sort"><option>a</option><option>b</option></select>`;

const element = <E extends HTMLElement>(id: string): E => document.getElementById(id) as E;

describe('user actions before the application is loaded', () => {
  let release: () => void;
  let sendForms: () => void;
  let giveUp: () => void;
  const heard = vi.fn((event: Event) => event.preventDefault());

  beforeEach(() => {
    document.body.innerHTML = page;
    heard.mockClear();
    ({ release, sendForms, giveUp } = holdEarlyActions());
  });
  afterEach(() => {
    release();
    giveUp();
    document.body.replaceChildren();
  });

  it('post a form once, with the pressed button', () => {
    element('buy').addEventListener('submit', heard);
    element('add').click();
    expect(heard).not.toHaveBeenCalled();
    release();
    release();
    expect(heard).toHaveBeenCalledOnce();
    expect(heard).toHaveBeenCalledWith(expect.objectContaining({ submitter: element('add') }));
  });

  it("queue a form with a missing option, without the browser's message", () => {
    element('buy').insertAdjacentHTML('afterbegin', '<input type="radio" name="size" required id="choice">');
    element('choice').addEventListener('invalid', heard);
    const before = vi.spyOn(Event.prototype, 'preventDefault');
    element('add').click();
    expect(before).toHaveBeenCalledOnce();
    expect(heard).not.toHaveBeenCalled();
    expect(element('add').dataset.held).toBe('');
    release();
    expect(heard).toHaveBeenCalledOnce();
    expect(element('add').dataset.held).toBeUndefined();
    before.mockRestore();
  });

  it('queue a button that has no native behaviour', () => {
    element('open').addEventListener('click', heard);
    element('open').click();
    expect(heard).not.toHaveBeenCalled();
    release();
    expect(heard).toHaveBeenCalledOnce();
  });

  it('mark a clicked button as busy immediately, only the last one, until it is handled', () => {
    element('open').click();
    expect(element('open').dataset.held).toBe('');
    element('add').click();
    expect(element('open').dataset.held).toBeUndefined();
    expect(element('open').hasAttribute('aria-busy')).toBe(false);
    expect(element('add').getAttribute('aria-busy')).toBe('true');
    element('buy').addEventListener('submit', heard);
    release();
    expect(element('add').dataset.held).toBeUndefined();
    expect(element('add').hasAttribute('aria-busy')).toBe(false);
  });

  it('queue a link that opens a dialog of its page, unless another tab is requested', () => {
    element('menu').addEventListener('click', heard);
    element('menu').click();
    expect(heard).not.toHaveBeenCalled();
    element('menu').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
    expect(heard).toHaveBeenCalledOnce();
    release();
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('replay only the last requested action', () => {
    element('open').addEventListener('click', heard);
    const submitted = vi.fn((event: Event) => event.preventDefault());
    element('buy').addEventListener('submit', submitted);
    element('open').click();
    element('add').click();
    release();
    expect(heard).not.toHaveBeenCalled();
    expect(submitted).toHaveBeenCalledOnce();
  });

  it('in a part of the page wait for its code, before and after the rest of the page', () => {
    const arrive = (block: Element) => {
      block.querySelector('template')?.remove();
      document.dispatchEvent(new Event(partHydratedEvent));
    };
    const late =
      '<div data-block="Tabs"><div data-block="Block"><button type="button" id="tab">B</button></div><template data-late></template></div>';
    document.body.insertAdjacentHTML('beforeend', late);
    element('tab').addEventListener('click', heard);
    element('tab').click();
    release();
    expect(heard).not.toHaveBeenCalled();
    expect(element('tab').dataset.held).toBe('');
    element('tab').click();
    arrive(element('tab').closest('[data-block=Tabs]') ?? document.body);
    expect(heard).toHaveBeenCalledOnce();
    element('tab').click();
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('are left to the browser once the application fails to load', () => {
    element('link').insertAdjacentHTML(
      'afterend',
      '<div data-block="Form"><form method="post" id="ask"></form><template data-late></template></div>',
    );
    element('ask').addEventListener('submit', heard);
    element<HTMLFormElement>('ask').requestSubmit();
    release();
    expect(heard).not.toHaveBeenCalled();
    giveUp();
    expect(heard).toHaveBeenCalledOnce();
  });

  it('keep a click that needs the application, however late it is, and submit forms meanwhile', () => {
    element('open').addEventListener('click', heard);
    element('open').click();
    sendForms();
    expect(heard).not.toHaveBeenCalled();
    expect(element('open').dataset.held).toBe('');
    const submitted = vi.fn((event: Event) => event.preventDefault());
    element('buy').addEventListener('submit', submitted);
    element('add').click();
    expect(submitted).toHaveBeenCalledOnce();
    release();
    expect(heard).toHaveBeenCalledOnce();
  });

  it('submit the queued form when the application is late', () => {
    element('buy').addEventListener('submit', heard);
    element('add').click();
    expect(heard).not.toHaveBeenCalled();
    sendForms();
    expect(heard).toHaveBeenCalledOnce();
    release();
    expect(heard).toHaveBeenCalledOnce();
  });

  it('apply every step of a quantity immediately, within its limits, and report the sum to later listeners', () => {
    const stepper =
      '<span><button type="button" id="fewer" data-step="down"></button><input type="number" id="qty" min="1" max="4" value="1"><button type="button" id="more" data-step="up"></button></span>';
    element('buy').insertAdjacentHTML('afterbegin', stepper);
    const quantity = element<HTMLInputElement>('qty');
    for (const id of ['more', 'more', 'more', 'more', 'fewer']) element(id).click();
    expect(quantity.value).toBe('3');
    expect(element('more').dataset.held).toBeUndefined();
    const seen: string[] = [];
    quantity.addEventListener('input', () => seen.push(quantity.value));
    element('more').addEventListener('click', heard);
    element('buy').addEventListener('submit', (event) => {
      event.preventDefault();
      seen.push(`posted ${quantity.value}`);
    });
    element('add').click();
    element('add').click();
    release();
    expect(seen).toEqual(['3', 'posted 3']);
    expect(heard).not.toHaveBeenCalled();
    element('more').click();
    expect(heard).toHaveBeenCalledOnce();
  });

  it('leave links and searches to the browser', () => {
    element('link').addEventListener('click', heard);
    element('find').addEventListener('submit', heard);
    element('link').click();
    element('go').click();
    expect(heard).toHaveBeenCalledTimes(2);
    release();
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('replay a selection for later listeners', () => {
    const large = element<HTMLInputElement>('large');
    large.click();
    const seen: boolean[] = [];
    large.addEventListener('change', () => seen.push(large.checked));
    const sort = element<HTMLSelectElement>('sort');
    sort.value = 'b';
    sort.dispatchEvent(new Event('input', { bubbles: true }));
    sort.addEventListener('change', heard);
    release();
    expect(seen).toEqual([true]);
    expect(large.checked).toBe(true);
    expect(heard).toHaveBeenCalledOnce();
  });

  it('replay a selection even if a view has reset it', () => {
    const large = element<HTMLInputElement>('large');
    large.click();
    element<HTMLInputElement>('small').checked = true;
    large.addEventListener('change', heard);
    release();
    expect(heard).toHaveBeenCalledOnce();
    expect(large.checked).toBe(true);
  });

  it('leave selected files in their field, which a script can only clear', () => {
    element('buy').insertAdjacentHTML('beforeend', '<input type="file" name="photos" id="photos">');
    const written = vi.fn();
    Object.defineProperty(element('photos'), 'value', { get: () => 'C:\\fakepath\\bar.jpg', set: written });
    element('photos').dispatchEvent(new Event('input', { bubbles: true }));
    release();
    expect(written).not.toHaveBeenCalled();
  });

  it('replay typed text', () => {
    const words = element<HTMLInputElement>('words');
    words.value = 'bar';
    words.dispatchEvent(new Event('input', { bubbles: true }));
    const seen: string[] = [];
    words.addEventListener('input', () => seen.push(words.value));
    words.addEventListener('focusout', heard);
    release();
    expect(seen).toEqual(['bar']);
    expect(heard).toHaveBeenCalledOnce();
  });
});
