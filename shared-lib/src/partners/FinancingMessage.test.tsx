// Runs alone: a sign of a shopper is remembered by the module that waits for it.
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { money } from '../domain/money';
import { createTranslator, ServicesProvider, TranslationProvider } from '../runtime';
import { aConfiguration, aFinancing as account, aSite, fakeServices } from '../testing';
import { FinancingMessage } from './FinancingMessage';

/** A total that a press raises by a dollar. */
function Growing() {
  const [minor, setMinor] = useState(54_999);
  return (
    <>
      <FinancingMessage grandTotal={money(minor, 'USD')} />
      <button onClick={() => setMinor(minor + 100)}>more</button>
    </>
  );
}

function show(financing = account) {
  const services = fakeServices({ site: { ...aSite(), config: { ...aConfiguration(), financing } } });
  return render(
    <ServicesProvider services={services}>
      <TranslationProvider t={createTranslator('en', 'financing', {})} locale="en-us">
        <Growing />
      </TranslationProvider>
    </ServicesProvider>,
  );
}

const placement = () => document.querySelector('klarna-placement');

afterEach(() => {
  delete window.KlarnaOnsiteService;
});

describe('the financing message', () => {
  it('hands total and locale to the partner and, once somebody is there, loads its script with the account [FIN-01]', async () => {
    show();
    expect(placement()).toHaveAttribute('data-purchase-amount', '54999');
    expect(placement()).toHaveAttribute('data-locale', 'en-US');
    expect(placement()?.parentElement).toHaveStyle({ marginTop: '8px' });
    const script = () => document.head.querySelector(`script[src="${account.scriptUrl}"]`);
    expect(script()).toBeNull();
    window.dispatchEvent(new Event('pointermove'));
    await waitFor(() => expect(script()).toHaveAttribute('data-client-id', 'shop-1'));
    expect(script()).toHaveAttribute('data-environment', 'sandbox');
  });

  it('asks the partner to refresh when, and only when, the total has changed [FIN-01]', async () => {
    show();
    expect(window.KlarnaOnsiteService).toBeUndefined();
    await userEvent.click(screen.getByRole('button', { name: 'more' }));
    expect(window.KlarnaOnsiteService).toEqual([{ eventName: 'refresh-placements' }]);
    expect(placement()).toHaveAttribute('data-purchase-amount', '55099');
  });

  it('asks the partner to draw a place that is new where its script is already, once [FIN-01]', () => {
    const push = jest.fn();
    window.KlarnaOnsiteService = { push };
    show().unmount();
    expect(push).toHaveBeenCalledTimes(1);
    show();
    expect(push).toHaveBeenCalledTimes(2);
    expect(push).toHaveBeenLastCalledWith({ eventName: 'refresh-placements' });
  });

  it.each(['clientId', 'environment', 'scriptUrl'])('stays away without %s [FIN-01]', (missing) => {
    show({ ...account, [missing]: '' });
    expect(placement()).toBeNull();
  });
});
