import type { InsuranceIntegration, InsuranceSyncListener } from '@sightline/shared-lib/contracts';
import { aCart, aConfiguration, anOrderLine, aSite, failWith, quiet } from '@sightline/shared-lib/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { renderRemote } from '../../testing/renderRemote';
import { aShop } from '../../testing/shop';

import { InsurancePanel } from './InsurancePanel';

const SCRIPT = 'https://insurer.example/integration.js';
const CLAIM = 'POST /store/{storeId}/cart/@self/insurance_claim';
const DROP = 'DELETE /store/{storeId}/cart/@self/insurance_claim';

/** The insurer's object with everything it was told. */
function insurer() {
  const told: string[] = [];
  const payloads: Record<string, unknown> = {};
  const listeners = new Set<InsuranceSyncListener>();
  const integration = new Proxy(
    {},
    {
      get: (_target, name: string) => (payload: unknown) => {
        told.push(name);
        payloads[name] = payload;
        if (name === 'addSyncListener') listeners.add(payload as InsuranceSyncListener);
        if (name === 'removeSyncListener') listeners.delete(payload as InsuranceSyncListener);
      },
    },
  ) as InsuranceIntegration;
  const grant = () => listeners.forEach((hear) => hear({ type: 'granted', claimToken: 'T-1' }));
  return { told, payloads, integration, grant };
}

function show(cart = aCart(), handlers = {}, config = { isInsuranceEnabled: true, insuranceScriptUrl: SCRIPT }) {
  const site = { ...aSite(), config: { ...aConfiguration(), ...config } };
  const { services } = aShop(null, { site, handlers: { [CLAIM]: {}, [DROP]: {}, ...handlers } });
  const view = renderRemote(<InsurancePanel cart={cart} />, services);
  return { services, view, user: userEvent.setup() };
}

/** Loads the script as the browser would: once for all tests of this file. */
const scriptArrives = () =>
  act(async () => void document.head.querySelector('script')?.dispatchEvent(new Event('load')));

afterEach(() => {
  delete window.insuranceIntegration;
});

describe('vision insurance in the bag', () => {
  it('opens the insurer’s widget, redeems what it grants and tells it so [INS-01] [INS-02]', async () => {
    const partner = insurer();
    const rendered: string[] = [];
    const listen = (event: Event) => void rendered.push(event.type);
    for (const type of ['dbDrawerOpen', 'dbWidgetRender', 'dbWidgetClose']) document.addEventListener(type, listen);
    const { services, user } = show();
    await user.click(screen.getByRole('button', { name: 'Use your benefits' }));
    window.insuranceIntegration = partner.integration;
    await scriptArrives();
    expect(await screen.findByRole('button', { name: 'Close' })).toBeInTheDocument();
    expect(partner.told).toEqual(
      expect.arrayContaining(['serviceStatusCheck', 'benefitPlanRequest', 'productQuoteRequest', 'addSyncListener']),
    );
    const [line] = aCart().lines;
    expect(partner.payloads).toMatchObject({
      serviceStatusCheck: { storeId: services.site.storeId },
      benefitPlanRequest: { orderId: aCart().orderId, serviceDate: expect.stringMatching(/^\d{2}\/\d{2}\/\d{4}$/) },
      productQuoteRequest: { partNumber: line?.partNumber, price: '146.40', currency: 'USD' },
    });
    act(() => partner.grant());
    await waitFor(() => expect(services.client.callsTo(CLAIM)[0]?.body).toMatchObject({ claimToken: 'T-1' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument());
    expect(partner.told).toEqual(expect.arrayContaining(['addInsuranceBenefits', 'removeSyncListener']));
    expect(rendered).toEqual(['dbDrawerOpen', 'dbWidgetRender', 'dbWidgetClose']);
    for (const type of ['dbDrawerOpen', 'dbWidgetRender', 'dbWidgetClose']) document.removeEventListener(type, listen);
  });

  it('says so when the platform does not take the grant [INS-02]', async () => {
    const partner = insurer();
    window.insuranceIntegration = partner.integration;
    const { user } = show(aCart(), {
      [CLAIM]: () => {
        throw failWith(400, 'ERR_INSURANCE_CLAIM_UNKNOWN');
      },
    });
    await user.click(screen.getByRole('button', { name: 'Use your benefits' }));
    await screen.findByRole('button', { name: 'Close' });
    act(() => partner.grant());
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be used');
    expect(partner.told).not.toContain('addInsuranceBenefits');
  });

  it('shows who pays what, and takes the benefits off again [INS-02]', async () => {
    const partner = insurer();
    window.insuranceIntegration = partner.integration;
    const line = anOrderLine({
      name: 'Ordora',
      extendedAttributes: { insuranceCoveredAmount: '95.00', insuranceCopay: '25.00' },
    });
    const { services, user } = show(
      aCart({ lines: [line], extendedAttributes: { CLAIM_APPLIED: 'true', insurerName: 'Clearwater Vision' } }),
    );
    expect(screen.getByText('Clearwater Vision pays its part')).toBeInTheDocument();
    expect(screen.getByText('Ordora: the plan pays $95.00, you pay $25.00')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove the benefits' }));
    await waitFor(() => expect(partner.told).toContain('removeInsuranceBenefits'));
    expect(services.client.callsTo(DROP)).toHaveLength(1);
  });

  it('says that a grant waits for something that it pays for, and does not ask for another one [INS-02]', () => {
    show(aCart({ extendedAttributes: { CLAIM_APPLIED: 'false', insurerName: 'Clearwater Vision' } }));
    expect(screen.getByText(/^Clearwater Vision pays for nothing in this bag/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove the benefits' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Use your benefits' })).toBeNull();
  });

  it('says what the shop took off a thing before its plan paid, so that the amounts make its price [INS-02]', () => {
    const amounts = { insurancePlainDiscount: '-12.00', insuranceCoveredAmount: '95.00', insuranceCopay: '25.00' };
    const line = anOrderLine({ name: 'Ordora', extendedAttributes: amounts });
    show(aCart({ lines: [line], extendedAttributes: { CLAIM_APPLIED: 'true', insurerName: 'Clearwater Vision' } }));
    expect(screen.getByText('Ordora: $12.00 off, the plan pays $95.00, you pay $25.00')).toBeInTheDocument();
  });

  it('stays open with the focus in it when the bag has benefits, and when it has them no more [INS-02] [SITE-10]', async () => {
    const granted = aCart({ extendedAttributes: { CLAIM_APPLIED: 'true', insurerName: 'Clearwater Vision' } });
    function Bag() {
      const [cart, setCart] = useState(aCart());
      return (
        <>
          <input aria-label="Elsewhere" />
          {cart === granted ? null : <button onClick={() => setCart(granted)}>Granted</button>}
          {cart === granted ? <button onClick={() => setCart(aCart())}>Dropped</button> : null}
          <InsurancePanel cart={cart} />
        </>
      );
    }
    const site = { ...aSite(), config: { ...aConfiguration(), isInsuranceEnabled: true, insuranceScriptUrl: SCRIPT } };
    renderRemote(<Bag />, aShop(null, { site }).services);
    for (const name of ['Granted', 'Dropped']) {
      await userEvent.click(screen.getByRole('button', { name }));
      const section = screen.getByRole('region', { name: 'Vision insurance' });
      expect(section.closest('details')).toHaveAttribute('open');
      expect(section).toHaveFocus();
    }
    const elsewhere = screen.getByRole('textbox', { name: 'Elsewhere' });
    elsewhere.focus();
    fireEvent.click(screen.getByRole('button', { name: 'Granted' }));
    expect(await screen.findByRole('button', { name: 'Remove the benefits' })).toBeInTheDocument();
    expect(elsewhere).toHaveFocus();
  });

  it('stays away where the store has no insurer [SITE-06]', async () => {
    show(aCart(), {}, { isInsuranceEnabled: false, insuranceScriptUrl: SCRIPT });
    await quiet();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
