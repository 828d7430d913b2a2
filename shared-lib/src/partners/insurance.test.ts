/** @jest-environment jsdom */

import type { InsuranceIntegration } from '../contracts';

import {
  closeInsuranceWidget,
  insuranceDate,
  loadInsurer,
  openInsuranceDrawer,
  renderInsuranceWidget,
  tellInsurer,
} from './insurance';

afterEach(() => {
  delete window.insuranceIntegration;
  jest.restoreAllMocks();
});

describe('the insurer', () => {
  it('is told only while it is there [INS-01]', () => {
    expect(tellInsurer('orderComplete', { orderId: '1' })).toBe(false);
    const orderComplete = jest.fn();
    window.insuranceIntegration = { orderComplete } as unknown as InsuranceIntegration;
    expect(tellInsurer('orderComplete', { orderId: '1' })).toBe(true);
    expect(orderComplete).toHaveBeenCalledWith({ orderId: '1' });
    expect(tellInsurer('login')).toBe(false);
  });

  it('cannot stop the shop by failing [INS-01]', () => {
    const said = jest.spyOn(console, 'error').mockReturnValue(undefined);
    const login = () => {
      throw new Error('broken');
    };
    window.insuranceIntegration = { login } as unknown as InsuranceIntegration;
    expect(tellInsurer('login')).toBe(true);
    expect(said).toHaveBeenCalled();
  });

  it('is asked for its widget by events of the document [INS-01]', () => {
    const heard: [string, unknown][] = [];
    const listen = (event: Event) => void heard.push([event.type, (event as CustomEvent).detail]);
    const types = ['dbWidgetRender', 'dbWidgetClose', 'dbDrawerOpen'];
    for (const type of types) document.addEventListener(type, listen);
    openInsuranceDrawer();
    renderInsuranceWidget('benefits', { container: 'plan', locale: 'en-US' });
    closeInsuranceWidget('benefits');
    for (const type of types) document.removeEventListener(type, listen);
    expect(heard).toEqual([
      ['dbDrawerOpen', null],
      ['dbWidgetRender', { widget: 'benefits', config: { container: 'plan', locale: 'en-US' } }],
      ['dbWidgetClose', { widget: 'benefits' }],
    ]);
  });

  it('is waited for thirty seconds and no longer [INS-02]', async () => {
    jest.useFakeTimers();
    let ended = '';
    loadInsurer('https://insurer.example/late.js').catch((error: Error) => (ended = error.message));
    await jest.advanceTimersByTimeAsync(29_999);
    expect(ended).toBe('');
    await jest.advanceTimersByTimeAsync(1);
    expect(ended).toContain('did not come in time');
    jest.useRealTimers();
  });

  it('gets days as MM/DD/YYYY [INS-02]', () => {
    expect(insuranceDate(new Date('2026-03-09T23:00:00Z'))).toBe('03/09/2026');
  });
});
