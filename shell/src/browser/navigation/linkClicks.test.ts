/** @jest-environment jsdom */

import { SHOP_ROUTES } from '@sightline/shared-lib/domain/routing';
import { fakeServices } from '@sightline/shared-lib/testing';

import { followForms, followLinks } from './linkClicks';

const PRODUCT = '/sunglasses/halden-ordora';

/** A page with two links to products and one to the account. */
function aPage() {
  document.body.innerHTML = `
    <a id="one" href="${PRODUCT}"><span>Ordora</span></a>
    <a id="two" href="/sunglasses/halden-vela">Vela</a>
    <a id="own" href="/account">Account</a>`;
  const at = (id: string) => document.getElementById(id)!;
  const over = (element: Element) => element.dispatchEvent(new Event('pointerover', { bubbles: true }));
  return { at, over };
}

describe('links that are about to be followed', () => {
  const prefetch = jest.fn<void, [string]>();
  const fetched = () => prefetch.mock.calls.map(([href]) => new URL(href).pathname);

  beforeAll(() => {
    followLinks({ ...fakeServices().navigation, prefetch }, SHOP_ROUTES);
  });
  beforeEach(() => {
    prefetch.mockClear();
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  it('are fetched once the pointer rests on them [ROUTE-06]', () => {
    const { at, over } = aPage();
    over(at('one'));
    jest.advanceTimersByTime(40);
    over(at('one').firstElementChild!);
    expect(fetched()).toEqual([]);
    jest.advanceTimersByTime(25);
    expect(fetched()).toEqual([PRODUCT]);
  });

  it('are left alone by a pointer that passes over them', () => {
    const { at, over } = aPage();
    over(at('one'));
    jest.advanceTimersByTime(40);
    over(document.body);
    jest.runAllTimers();
    expect(fetched()).toEqual([]);
  });

  it('leave a press to be answered first: the visit fetches what it needs', () => {
    const { at, over } = aPage();
    over(at('one'));
    at('one').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    jest.runAllTimers();
    expect(fetched()).toEqual([]);
  });

  it('are fetched when keys come to them, not when a mouse focuses what it presses', () => {
    const { at } = aPage();
    const matches = jest.spyOn(Element.prototype, 'matches').mockReturnValue(false);
    at('one').dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(fetched()).toEqual([]);
    matches.mockReturnValue(true);
    at('one').dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(fetched()).toEqual([PRODUCT]);
    expect(matches).toHaveBeenCalledWith(':focus-visible');
    matches.mockRestore();
  });

  it('are fetched at once under a finger, and personal ones never', () => {
    const { at } = aPage();
    for (const id of ['two', 'own']) at(id).dispatchEvent(new Event('touchstart', { bubbles: true }));
    jest.runAllTimers();
    expect(fetched()).toEqual(['/sunglasses/halden-vela']);
  });
});

describe('forms of the shop', () => {
  const navigate = jest.fn<Promise<void>, [string]>(() => Promise.resolve());
  beforeAll(() => followForms({ ...fakeServices().navigation, navigate }));
  beforeEach(() => {
    navigate.mockClear();
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  /** A form of the page, and what its code does with a press once it is there. */
  function aForm(enhanced: boolean) {
    document.body.innerHTML = `<form action="/compare" ${enhanced ? 'data-enhanced' : ''}><button name="p" value="7">Go</button></form>`;
    const button = document.querySelector('button')!;
    return { button, went: () => navigate.mock.calls.map(([href]) => new URL(href).pathname + new URL(href).search) };
  }

  it('become page changes [ROUTE-06]', () => {
    const { button, went } = aForm(false);
    button.click();
    expect(went()).toHaveLength(1);
  });

  it('are pressed again where their own code is about to answer, and go nowhere [ROUTE-06]', () => {
    const { button, went } = aForm(true);
    const answered = jest.fn((event: Event) => event.preventDefault());
    button.click();
    button.addEventListener('click', answered);
    jest.runAllTimers();
    expect(answered).toHaveBeenCalledTimes(1);
    expect(went()).toEqual([]);
  });

  it('work as plain forms where their own code cannot be had [FED-03]', () => {
    const { button, went } = aForm(true);
    button.click();
    expect(went()).toEqual([]);
    jest.runAllTimers();
    expect(went()).toHaveLength(1);
  });
});
