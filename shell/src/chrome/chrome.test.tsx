import { anAnonymousUser, aSignedInUser, aSite, fakeClient, fakeServices } from '@sightline/shared-lib/testing';
import type { StoreConfiguration } from '@sightline/shared-lib/contracts';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { PageState } from '../page/pageState';
import { aPageState, aShellStore } from '../testing/aState';
import { ShellShop } from '../testing/ShellShop';

import { Footer } from './Footer';
import { Header } from './Header';
import { preloadChrome } from './lateChrome';

type Head = PageState['head'];

const MENU = {
  'GET /live/{store}/{lang}/{country}/page/mega-menu': {
    items: [{ id: 'sun', label: 'Sunglasses', href: '/sunglasses', categoryId: '', image: '', children: [] }],
  },
};

function show(part: 'header' | 'footer', overrides: Partial<PageState> = {}, user = anAnonymousUser()) {
  const state = aPageState(overrides);
  const store = aShellStore(state);
  const head = { set: (next: Head) => store.change({ head: next }) };
  const services = fakeServices({ site: state.site, client: fakeClient(MENU), user });
  const Part = part === 'header' ? Header : Footer;
  render(
    <ShellShop services={services}>
      <Part state={state} store={store} />
    </ShellShop>,
  );
  return { head, services };
}

const configured = (config: Partial<StoreConfiguration>) => ({ site: aSite({ config }) });

beforeAll(preloadChrome);

describe('header', () => {
  it('marks the section of the page, also when the page changes inside the document [SITE-11]', () => {
    const { head } = show('header', { head: { title: 'Sunglasses', section: '/sunglasses' } });
    // On small screens, as jsdom is one, the sections are drawn in the menu: they are found by their words.
    const sunglasses = screen.getByText('Sunglasses', { selector: 'button' });
    const hearing = screen.getByText('Hearing', { selector: 'a' });
    expect(sunglasses).toHaveAttribute('aria-current', 'page');
    act(() => head.set({ title: 'Hearing', section: '/hearing' }));
    expect(sunglasses).not.toHaveAttribute('aria-current');
    expect(hearing).toHaveAttribute('aria-current', 'page');
  });

  it('opens the menu of a section right after its button, in the order of reading [SITE-11]', async () => {
    show('header');
    const button = screen.getByText('Sunglasses', { selector: 'button' });
    await userEvent.setup({ pointerEventsCheck: 0 }).click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const all = await screen.findByText('All Sunglasses');
    expect(button.nextElementSibling).toContainElement(all);
  });

  it('has the telephone number of help at the end of short pages too [CHK-01] [SITE-10]', () => {
    show('footer', { head: { title: 'Payment', chrome: 'reduced' } });
    const help = screen.getByRole('link', { name: /^Help: \S/ });
    expect(help).toHaveAttribute('href', expect.stringMatching(/^tel:\+?\d+$/));
  });

  it('leads back to the bag where nobody should be led away, and where a page says otherwise, there [CHK-01]', () => {
    const { head } = show('header', { head: { title: 'Payment', chrome: 'reduced' } });
    expect(screen.getByRole('link', { name: 'Back to bag' })).toHaveAttribute('href', '/cart');
    expect(screen.queryByText('Sunglasses')).not.toBeInTheDocument();
    act(() => head.set({ title: 'Thanks', chrome: 'reduced', back: { path: '/', label: 'Continue shopping' } }));
    expect(screen.getByRole('link', { name: 'Continue shopping' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('link', { name: 'Back to bag' })).not.toBeInTheDocument();
  });

  it('leads a guest to sign-in and a shopper who is signed in to the account [ROUTE-07]', async () => {
    const user = userEvent.setup();
    const { services } = show('header');
    const account = () => screen.getByRole('link', { name: 'Account', hidden: true });
    expect(account()).toHaveAttribute('href', '/account');
    await user.click(account());
    expect(services.visited).toEqual(['/sign-in']);
    cleanup();
    show('header', {}, aSignedInUser());
    const isTaken: boolean[] = [];
    const look = (event: Event) => {
      isTaken.push(event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('click', look, { once: true });
    await user.click(account());
    expect(isTaken).toEqual([false]);
  });

  it('offers the search only where products can be searched [SITE-06]', () => {
    show('header', configured({ isProductSearchEnabled: false }));
    expect(screen.queryByRole('button', { name: 'Search' })).not.toBeInTheDocument();
  });
});

describe('footer', () => {
  it('shows letter, columns, legal links and the present country [SITE-11] [SITE-15]', () => {
    show('footer');
    expect(screen.getByRole('heading', { name: 'The newsletter' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/newsletter');
    expect(screen.getByRole('navigation', { name: 'Services' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Cookies' })).toHaveAttribute('href', '/c/cookie-policy');
    expect(screen.getByRole('button', { name: 'United States, English, USD' })).toBeInTheDocument();
  });

  it('is the legal line alone in checkout, and whole again after it [SITE-11] [CHK-01]', () => {
    const { head } = show('footer', { head: { title: 'Payment', chrome: 'reduced' } });
    expect(screen.getByRole('link', { name: 'Cookies' })).toBeInTheDocument();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    act(() => head.set({ title: 'Home' }));
    expect(screen.getByRole('navigation', { name: 'Services' })).toBeInTheDocument();
  });

  it('switches the appearance, and follows what is chosen elsewhere [SITE-10]', async () => {
    const user = userEvent.setup();
    const { services } = show('footer');
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(services.theme.mode).toBe('dark');
    act(() => services.theme.set('auto'));
    expect(screen.getByRole('radio', { name: 'Auto' })).toBeChecked();
  });

  it('opens the choice of country and language by keyboard [SITE-03]', async () => {
    const user = userEvent.setup();
    show('footer');
    screen.getByRole('button', { name: 'United States, English, USD' }).focus();
    await user.keyboard('{Enter}');
    // Another country shows another bag: nobody is to think that theirs is lost.
    expect(await screen.findByRole('dialog', { name: 'Country and language' })).toHaveTextContent('its own bag');
  });
});

describe('preview bar', () => {
  it('tells an editor the day that is shown, how to move it and how to leave [CMS-02] [SITE-15]', () => {
    show('header', { preview: { date: '2027-03-02' } });
    const bar = screen.getByRole('complementary', { name: 'Preview' });
    expect(bar).toHaveTextContent('Preview: content as of March 2, 2027. Shoppers do not see this.');
    expect(screen.getByLabelText('Show content as of')).toHaveValue('2027-03-02');
    expect(screen.getByRole('button', { name: 'End preview' })).toBeInTheDocument();
  });

  it('says when a link no longer holds, and shows a date that is none as now [CMS-02]', () => {
    show('header', { preview: { refused: true } });
    expect(screen.getByRole('complementary')).toHaveTextContent('no longer holds');
    expect(screen.queryByLabelText('Show content as of')).not.toBeInTheDocument();
  });

  it('is nothing to a shopper [CMS-02]', () => {
    show('header');
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });
});
