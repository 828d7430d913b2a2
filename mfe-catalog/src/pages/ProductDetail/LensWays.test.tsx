import { ServicesProvider, TranslationProvider } from '@sightline/shared-lib/runtime';
import { aSignedInUser, aSite, anAnonymousUser, failWith, fakeIntersections } from '@sightline/shared-lib/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

import { loaded, renderPage } from '../../testing/renderPage';
import { aShop, commandsOf, request } from '../../testing/productShop';
import { LENSES_CALL as LENSES, wireLenses, wirePrices, wireProduct } from '../../testing/wire';
import { wordsOf } from '../../testing/words';
import { productDetailPage } from './ProductDetail';

const routes = { [LENSES]: wireLenses() };
const roxable = wireProduct({ codes: { ROXABLE: 'True' } });

const eyeglasses = wireProduct({
  codes: { PRODUCT_TYPE: 'Optical', LENS_COLOR: 'Demo', LENS_COLOR_FACET: 'Clear', ROXABLE: 'True' },
});

const MOMENTS = ['before the page was taken over', 'before its own code was there'] as const;

/** The page as the server draws it, without any script until it is taken over. */
async function drawn(services: ReturnType<typeof aShop>) {
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
  return {
    /** Taken over by the script, where a shopper does something before that, or before the code of the part. */
    async takenOver(when: (typeof MOMENTS)[number], early: () => void) {
      const isEarly = when === 'before the page was taken over';
      if (isEarly) early();
      const root = await act(async () => hydrateRoot(place, page('browser')));
      leave = () => act(() => root.unmount());
      if (!isEarly) await act(async () => early());
    },
  };
}

function choose(way: string): void {
  const radio = screen.getByRole('radio', { name: new RegExp(`^${way}`) });
  radio.click();
  // On a phone without a pointer the focus may be anywhere by then.
  radio.blur();
  // jsdom keeps the style that it worked out until the document changes, and a radio that is chosen is no change to it.
  document.body.toggleAttribute('data-changed');
}

let leave: () => void = () => undefined;
afterEach(() => {
  leave();
  leave = () => undefined;
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});

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

  it.each(MOMENTS)('keeps that lenses were chosen %s, and sells no frame alone then [PDP-06]', async (when) => {
    const page = await drawn(aShop(roxable, { routes }));
    await page.takenOver(when, () => choose('With my prescription'));
    expect(screen.queryByRole('button', { name: /Add to bag/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Choose lenses' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /^With my prescription/ })).toBeChecked();
  });

  it('shows the button of what is chosen before any script and without one [PDP-06]', async () => {
    await drawn(aShop(roxable, { routes }));
    expect(screen.getByRole('button', { name: /Add to bag/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Choose lenses' })).not.toBeInTheDocument();
    choose('With my prescription');
    expect(screen.getByRole('button', { name: 'Choose lenses' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Add to bag/ })).not.toBeInTheDocument();
  });

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

describe('eyeglasses', () => {
  const ways = () => screen.getAllByRole('radio', { name: /^(With my prescription|Frame only)/ });
  const chooses = { name: 'Choose lenses from $241.40' };

  it('are drawn to be bought with lenses, with the price of both, and the frame alone second [PDP-06]', async () => {
    const services = aShop(eyeglasses, { routes });
    await drawn(services);
    const [mine, alone] = ways();
    expect(mine).toHaveAccessibleName('With my prescription from $95.00');
    expect(mine).toBeChecked();
    expect(alone).toHaveAccessibleName('Frame only $146.40');
    expect(screen.getByRole('button', chooses)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Add to bag/ })).not.toBeInTheDocument();
    expect(services.client.callsTo(LENSES)).toHaveLength(1);
  });

  it('are sold alone without script to who chooses that, and lead to the guide of prescriptions else [PDP-04] [PDP-06]', async () => {
    await drawn(aShop(eyeglasses, { routes }));
    const guide = screen.getByRole('button', chooses).closest('form');
    expect(guide).toHaveAttribute('action', '/c/prescription-guide');
    expect(guide).toHaveAttribute('data-enhanced');
    choose('Frame only');
    const adds = screen.getByRole('button', { name: /Add to bag/ });
    expect(adds.closest('form')).toHaveFormValues({ partNumber: '2900000000018', quantity: '1', locale: 'en-us' });
    expect(screen.queryByRole('button', chooses)).not.toBeInTheDocument();
  });

  it.each(MOMENTS)('keep that the frame alone was chosen %s, and open no configurator then [PDP-06]', async (when) => {
    const services = aShop(eyeglasses, {
      routes,
      commandFakes: { 'cart.add': () => ({ ok: true, orderId: '1', orderItemIds: ['2'] }) },
    });
    const page = await drawn(services);
    await page.takenOver(when, () => choose('Frame only'));
    expect(screen.queryByRole('button', chooses)).not.toBeInTheDocument();
    expect(ways()[1]).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: /Add to bag/ }));
    expect(commandsOf(services)).toMatchObject([['cart.add', {}]]);
  });

  it('open the configurator by a press that comes before the code of its button [PDP-06] [RX-10]', async () => {
    const services = aShop(eyeglasses, { routes, commandFakes: { 'lenses.configure': () => null } });
    const page = await drawn(services);
    await page.takenOver('before its own code was there', () => screen.getByRole('button', chooses).click());
    await waitFor(() => expect(commandsOf(services)).toMatchObject([['lenses.configure', {}]]));
  });

  it('go back to lenses when these are chosen again [PDP-06]', async () => {
    const user = userEvent.setup();
    await renderPage(productDetailPage, request(), aShop(eyeglasses, { routes }));
    await user.click(ways()[1]!);
    expect(screen.getByRole('button', { name: /Add to bag/ })).toBeInTheDocument();
    await user.click(ways()[0]!);
    expect(screen.getByRole('button', chooses)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Add to bag/ })).not.toBeInTheDocument();
  });

  it('keep the way to lenses at hand on small screens, with what both cost [PDP-06]', async () => {
    const seen = fakeIntersections();
    await renderPage(productDetailPage, request(), aShop(eyeglasses, { routes }));
    await seen.report(false, -80);
    expect(screen.getAllByRole('button', { name: /^Choose lenses/ })).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /Add to bag/ })).not.toBeInTheDocument();
    expect(screen.getAllByText('from $241.40')).toHaveLength(2);
  });

  it('are still bought with lenses after a size that is sold out [PDP-05] [PDP-06]', async () => {
    const user = userEvent.setup();
    await renderPage(productDetailPage, request(), aShop(eyeglasses, { routes }));
    await user.click(screen.getByRole('link', { name: /^L Sold out/ }));
    expect(screen.queryAllByRole('radio', { name: /^With my prescription/ })).toEqual([]);
    act(() => void window.dispatchEvent(new Event('change')));
    await user.click(screen.getByRole('link', { name: /^M/ }));
    expect(ways()[0]).toBeChecked();
    expect(screen.getByRole('button', chooses)).toBeInTheDocument();
  });

  it('leave sunglasses as they are shown to who goes from one to the other [PDP-06]', async () => {
    const page = await renderPage(productDetailPage, request(), aShop(eyeglasses, { routes }));
    expect(ways()[0]).toBeChecked();
    const { data } = await loaded(productDetailPage, request(), aShop(roxable, { routes }));
    await page.show(<productDetailPage.Page data={data} request={request()} />);
    expect(screen.getByRole('radio', { name: 'As shown, non-prescription Included' })).toBeChecked();
    expect(screen.getByRole('button', { name: /Add to bag/ })).toBeInTheDocument();
  });

  it.each([
    ['everybody', anAnonymousUser(), '$241.40'],
    ['a member', aSignedInUser(), '$225.00'],
  ])('name the price with lenses of %s [PDP-06] [CAT-07]', async (_, user, together) => {
    const [guest] = wirePrices().US_FRAMES;
    const prices = { US_FRAMES: [guest, { ...guest, segment: 'RegisteredUsers', offerPrice: 130 }] };
    const items = eyeglasses.items.map((item) => ({ ...item, prices }));
    await renderPage(productDetailPage, request(), aShop({ ...eyeglasses, items }, { routes, user }));
    expect(screen.getByRole('button', { name: `Choose lenses from ${together}` })).toBeInTheDocument();
  });

  it('name no price of lenses while the platform names none, and lead to them all the same [PDP-06]', async () => {
    const fails = () => {
      throw failWith(500);
    };
    await renderPage(productDetailPage, request(), aShop(eyeglasses, { routes: { [LENSES]: fails } }));
    expect(screen.getByRole('radio', { name: 'With my prescription' })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Choose lenses' })).toBeInTheDocument();
  });
});
