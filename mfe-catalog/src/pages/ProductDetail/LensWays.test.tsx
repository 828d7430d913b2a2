import { ServicesProvider, TranslationProvider } from '@sightline/shared-lib/runtime';
import { aSite } from '@sightline/shared-lib/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

import { loaded, renderPage } from '../../testing/renderPage';
import { aShop, commandsOf, request } from '../../testing/productShop';
import { wireProduct } from '../../testing/wire';
import { wordsOf } from '../../testing/words';
import { productDetailPage } from './ProductDetail';

const LENSES = 'GET /store/{storeId}/rox/lensesData';
const lens = (RxLensId: string, rxType: string, price: number) => ({
  RxLensId,
  rxType,
  rxPrice: price,
  rxDiscountedPrice: price,
  currency: 'USD',
  roxableServices: [],
});
const routes = {
  [LENSES]: {
    lenses: [lens('L-1', 'NonPrescription', 60), lens('L-2', 'Progressive', 245), lens('L-3', 'SingleVision', 95)],
    addOns: [],
  },
};
const roxable = wireProduct({ codes: { ROXABLE: 'True' } });

afterEach(() => window.history.replaceState(null, '', '/'));

describe('a frame that takes prescription lenses', () => {
  it('is bought alone unless the shopper chooses otherwise, and asks for no price of lenses before [PDP-06]', async () => {
    const services = aShop(roxable, { routes });
    await renderPage(productDetailPage, request(), services);
    expect(screen.getByRole('radio', { name: 'As shown, non-prescription Included' })).toBeChecked();
    expect(screen.getByRole('button', { name: /Add to bag/ })).toBeInTheDocument();
    expect(services.client.callsTo(LENSES)).toHaveLength(0);
  });

  it('says what lenses cost soon after the first sign of a shopper [PDP-06]', async () => {
    const services = aShop(roxable, { routes });
    await renderPage(productDetailPage, request(), services);
    fireEvent.scroll(window);
    expect(await screen.findByText('from $95.00')).toBeInTheDocument();
    expect(services.client.callsTo(LENSES)).toHaveLength(1);
    expect(screen.getByRole('radio', { name: 'As shown, non-prescription Included' })).toBeChecked();
  });

  it('leads to the configurator with the price of the cheapest lenses that have a prescription [PDP-06] [RX-10]', async () => {
    const user = userEvent.setup();
    const opening: (() => void)[] = [];
    const configure = ({ onOpened }: { readonly onOpened?: () => void }) => {
      if (onOpened) opening.push(onOpened);
      return new Promise<null>(() => undefined);
    };
    const services = aShop(roxable, { routes, commandFakes: { 'lenses.configure': configure } });
    await renderPage(productDetailPage, request(), services);
    await user.click(screen.getByRole('radio', { name: /^With my prescription/ }));
    expect(await screen.findByText('from $95.00')).toBeInTheDocument();
    expect(services.client.callsTo(LENSES)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /Add to bag/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Choose lenses' }));
    expect(commandsOf(services)).toMatchObject([['lenses.configure', { partNumber: '2900000000018' }]]);
    // Its line moves until the configurator lies over it, and no longer.
    expect(screen.getByRole('button', { name: /^Choose lenses/ })).toHaveAttribute('aria-busy', 'true');
    act(() => opening.forEach((opened) => opened()));
    expect(screen.getByRole('button', { name: 'Choose lenses' })).not.toHaveAttribute('aria-busy');
  });

  it.each(['before the page was taken over', 'before its own code was there'])(
    'keeps what was chosen %s, and sells no frame alone then [PDP-06]',
    async (when) => {
      const services = aShop(roxable, { routes });
      const { data } = await loaded(productDetailPage, request(), services);
      const page = (environment: 'server' | 'browser') => (
        <ServicesProvider services={{ ...services, environment }}>
          <TranslationProvider t={wordsOf(services)} locale="en-us">
            <productDetailPage.Page data={data} request={request()} />
          </TranslationProvider>
        </ServicesProvider>
      );
      const place = document.body.appendChild(document.createElement('div'));
      place.innerHTML = renderToString(page('server'));
      const lenses = () => screen.getByRole('radio', { name: /^With my prescription/ });
      const choose = () => {
        lenses().click();
        // On a phone without a pointer the focus may be anywhere by then.
        lenses().blur();
      };
      const isEarly = when === 'before the page was taken over';
      if (isEarly) choose();
      const root = await act(async () => hydrateRoot(place, page('browser')));
      if (!isEarly) act(choose);
      expect(screen.queryByRole('button', { name: /Add to bag/ })).not.toBeInTheDocument();
      expect(await screen.findByRole('button', { name: 'Choose lenses' })).toBeInTheDocument();
      expect(lenses()).toBeChecked();
      act(() => root.unmount());
      place.remove();
    },
  );

  it('says when the configurator does not open [PDP-06]', async () => {
    const user = userEvent.setup();
    await renderPage(productDetailPage, request(), aShop(roxable, { routes }));
    await user.click(screen.getByRole('radio', { name: /^With my prescription/ }));
    await user.click(screen.getByRole('button', { name: 'Choose lenses' }));
    expect(await screen.findByText(/The choice of lenses is not loading/)).toBeInTheDocument();
  });

  it('opens the configurator for who arrives with its address [RX-10]', async () => {
    window.history.replaceState(null, '', '#lenses/treatment');
    const services = aShop(roxable, { routes, commandFakes: { 'lenses.configure': () => null } });
    await act(() => renderPage(productDetailPage, request(), services));
    await waitFor(() => expect(commandsOf(services)).toEqual([['lenses.configure', { partNumber: '2900000000018' }]]));
    // Left by the browser's way back, it is there again by its way forward.
    window.history.pushState(null, '', window.location.pathname);
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(commandsOf(services)).toHaveLength(1);
    window.history.replaceState(null, '', '#lenses/use');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(commandsOf(services)).toHaveLength(2);
  });

  it('has no such choice where the store makes no lenses, or the frame takes none [PDP-06]', async () => {
    const site = aSite({ config: { ...aSite().config, addPrescriptionLenses: false } });
    const first = await renderPage(productDetailPage, request(), aShop(roxable, { routes, site }));
    expect(screen.queryByRole('radio', { name: /^With my prescription/ })).not.toBeInTheDocument();
    first.unmount();
    await renderPage(productDetailPage, request(), aShop(wireProduct({ codes: { ROXABLE: 'False' } }), { routes }));
    expect(screen.queryByRole('radio', { name: /^With my prescription/ })).not.toBeInTheDocument();
  });
});
