// Runs alone: a sign of a shopper that another file gave would be one for this file too.
import { act, fireEvent, render, waitFor } from '@testing-library/react';
import { ServicesProvider } from '@sightline/shared-lib/runtime';

import { aShop } from '../testing/shop';
import { WEB_ID_KEY } from './fraudToken';
import { storeOf } from './store';
import { useFraudCheck } from './useFraudCheck';

function Checked() {
  useFraudCheck();
  return null;
}

const frame = () => document.querySelector<HTMLIFrameElement>('iframe[name="fraud-check"]');
const say = (origin: string, token: unknown) =>
  act(() => {
    window.dispatchEvent(
      new MessageEvent('message', {
        origin,
        data: { channel: 'sightline-fraud', type: 'token', token },
        source: frame()?.contentWindow ?? null,
      }),
    );
  });

describe('the fraud check', () => {
  it('waits for a shopper, takes a token from its own origin only, keeps the web id, and asks once [PAY-10] [SITE-15]', async () => {
    const { services } = aShop();
    const { fraudCheck } = storeOf(services);
    const page = (
      <ServicesProvider services={services}>
        <Checked />
      </ServicesProvider>
    );
    const first = render(page);
    expect(frame()).toBeNull();
    fireEvent.pointerDown(document.body);
    await waitFor(() => expect(frame()).not.toBeNull());
    expect(frame()?.src).toBe('http://localhost:3102/fraud/collect?origin=http%3A%2F%2Flocalhost');
    say('https://evil.example', 'ftr_evil');
    expect(fraudCheck()).toEqual({});
    say('http://localhost:3102', 'ftr_1');
    expect(fraudCheck()).toEqual({ fraudToken: 'ftr_1' });
    expect(services.storage.get(WEB_ID_KEY)).toBe('ftr_1');
    expect(frame()).toBeNull();
    first.unmount();
    render(page);
    expect(frame()).toBeNull();
  });
});
