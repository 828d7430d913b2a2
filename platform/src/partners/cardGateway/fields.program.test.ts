/** @jest-environment jsdom */
import { cardRules } from '@sightline/shared-lib/domain/payment';

import { fieldsProgram } from './fields.program';

let opened = 0;
const names = ['number', 'expiry', 'code', 'firstName', 'lastName'];

type Message = { channel: string; type: string; [key: string]: unknown };

/** The page as the server draws it, cut down to what the program touches. */
function open(
  answer: { status: number; body: object } | 'offline' = {
    status: 201,
    body: { token: 'tok_1', card: { brand: 'VISA' } },
  },
) {
  document.body.innerHTML = `${names.map((name) => `<input id="card-${name}"><p id="card-${name}-error"></p>`).join('')}<span id="card-brand"></span><p id="card-code-hint"></p>`;
  const sent: { message: Message; origin: string }[] = [];
  // Programs of earlier tests still listen; each one listens to a shop of its own.
  opened += 1;
  const shop = `https://shop${opened}.example`;
  const requests: { url: string; body: Record<string, unknown> }[] = [];
  const parent = { postMessage: (message: Message, origin: string) => sent.push({ message, origin }) };
  Object.defineProperty(window, 'parent', { value: parent, configurable: true });
  Object.defineProperty(window, 'fetch', {
    configurable: true,
    value: async (url: string, init: { body: string }) => {
      requests.push({ url, body: JSON.parse(init.body) });
      if (answer === 'offline') throw new TypeError('offline');
      return { ok: answer.status < 300, json: async () => answer.body };
    },
  });
  fieldsProgram(
    {
      parentOrigin: shop,
      texts: {
        'number.invalid': 'Check the card number.',
        'expiry.past': 'Expired.',
        'code.invalid': 'Check the code.',
        'lastName.invalid': 'One name.',
        'hint.3': '3 digits',
        'hint.4': '4 digits',
      },
    },
    cardRules(),
  );
  const field = (name: string) => document.getElementById(`card-${name}`) as HTMLInputElement;
  const type = (name: string, value: string) => {
    field(name).value = value;
    field(name).dispatchEvent(new Event('input'));
    field(name).dispatchEvent(new Event('blur'));
  };
  const say = (data: object, origin = shop) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: parent as unknown as Window }));
  const fill = () => {
    type('number', '4111111111111111');
    type('expiry', '12/49');
    type('code', '123');
    type('firstName', 'Ann');
    type('lastName', 'Doe');
  };
  const last = (kind: string) => sent.map(({ message }) => message).findLast((message) => message.type === kind);
  return { shop, sent, requests, field, type, say, fill, last };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('the hosted card fields in the browser [PAY-02]', () => {
  it('speak to the shop origin only and announce themselves', () => {
    const page = open();
    expect(page.sent[0]).toEqual({
      origin: page.shop,
      message: { channel: 'sightline-card', type: 'ready', height: expect.any(Number) },
    });
    page.fill();
    expect(page.sent.every(({ origin }) => origin === page.shop)).toBe(true);
  });

  it('report validity and brand while typing, group digits, and show an error only after the field was left', () => {
    const page = open();
    page.field('number').value = '41';
    page.field('number').dispatchEvent(new Event('input'));
    expect(document.getElementById('card-number-error')?.textContent).toBe('');
    expect(page.last('validity')).toMatchObject({
      complete: false,
      brand: 'VISA',
      fields: { number: 'invalid', firstName: 'empty' },
    });
    page.type('number', '4111111111111112');
    expect(document.getElementById('card-number-error')?.textContent).toBe('Check the card number.');
    expect(page.field('number').getAttribute('aria-invalid')).toBe('true');
    page.type('number', '378282246310005');
    expect(page.field('number').value).toBe('3782 822463 10005');
    expect(document.getElementById('card-code-hint')?.textContent).toBe('4 digits');
    page.type('expiry', '1249');
    expect(page.field('expiry').value).toBe('12/49');
    page.type('code', '1234');
    page.type('firstName', 'Ann');
    page.type('lastName', 'Ann Doe');
    expect(page.last('validity')).toMatchObject({ complete: false, fields: { lastName: 'invalid' } });
    expect(document.getElementById('card-lastName-error')?.textContent).toBe('One name.');
    page.type('lastName', 'Doe');
    expect(page.last('validity')).toMatchObject({ complete: true, brand: 'AMEX' });
  });

  it('never send card data to the shop', async () => {
    const page = open();
    page.fill();
    page.say({ channel: 'sightline-card', type: 'tokenise', requestId: 'r-1' });
    await settled();
    expect(page.last('token')).toEqual({
      channel: 'sightline-card',
      type: 'token',
      requestId: 'r-1',
      token: 'tok_1',
      card: { brand: 'VISA' },
    });
    const text = JSON.stringify(page.sent);
    expect(text).not.toMatch(/4111|"123"|12\/49|Ann/);
    expect(page.requests).toEqual([
      {
        url: '/tokens',
        body: {
          number: '4111111111111111',
          expiry: '12/49',
          securityCode: '123',
          firstName: 'Ann',
          lastName: 'Doe',
          reusable: false,
        },
      },
    ]);
  });

  it('ignore other origins, other sources and other channels', async () => {
    const page = open();
    page.fill();
    const request = { channel: 'sightline-card', type: 'tokenise', requestId: 'r-1' };
    page.say(request, 'https://evil.example');
    page.say({ ...request, channel: 'other' });
    window.dispatchEvent(new MessageEvent('message', { data: request, origin: page.shop }));
    await settled();
    expect(page.requests).toEqual([]);
  });

  it('show every error and focus the first wrong field when asked for a token too early', () => {
    const page = open();
    page.type('number', '4111111111111111');
    page.type('expiry', '01/20');
    page.say({ channel: 'sightline-card', type: 'tokenise', requestId: 'r-2' });
    expect(page.last('error')).toMatchObject({
      requestId: 'r-2',
      reason: 'invalid',
      problems: { expiry: 'past', code: 'empty', firstName: 'empty', lastName: 'empty' },
    });
    expect(document.activeElement?.id).toBe('card-expiry');
    expect(document.getElementById('card-expiry-error')?.textContent).toBe('Expired.');
    expect(page.requests).toEqual([]);
  });

  it('tell the shop when the gateway cannot be reached or refuses', async () => {
    const offline = open('offline');
    offline.fill();
    offline.say({ channel: 'sightline-card', type: 'tokenise', requestId: 'r-3' });
    await settled();
    expect(offline.last('error')).toMatchObject({ requestId: 'r-3', reason: 'unavailable' });
  });

  it('follow focus, theme and reset', () => {
    const page = open();
    page.fill();
    page.say({ channel: 'sightline-card', type: 'theme', theme: 'dark' });
    expect(document.documentElement.dataset['theme']).toBe('dark');
    page.say({ channel: 'sightline-card', type: 'focus', field: 'code' });
    expect(document.activeElement?.id).toBe('card-code');
    page.say({ channel: 'sightline-card', type: 'reset' });
    expect(names.map((name) => page.field(name).value)).toEqual(['', '', '', '', '']);
    page.field('lastName').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
    expect(page.last('submit')).toBeDefined();
  });

  it('run from their text alone, as the page sends them', () => {
    const { shop } = open();
    const before = document.getElementById('card-code-hint')?.textContent;
    document.querySelector('#card-code-hint')!.textContent = '';
    const settings = JSON.stringify({ parentOrigin: shop, texts: { 'hint.3': '3 digits' } });
    // The same words the page is made of; anything they borrowed from this module would be missing here.
    window.eval(`(${fieldsProgram.toString()})(${settings},(${cardRules.toString()})());`);
    expect(document.getElementById('card-code-hint')?.textContent).toBe(before);
  });
});
