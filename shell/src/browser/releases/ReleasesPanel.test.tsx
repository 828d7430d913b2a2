import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { ShellShop } from '../../testing/ShellShop';

import { PART, asksForOwners, partMark } from './partMark';
import { ReleasesPanel } from './ReleasesPanel';

const releases = {
  'mfe-catalog': {
    id: 'aa11',
    base: '/',
    entry: 'e.js',
    integrity: '',
    provides: { pages: ['home'], fragments: [], commands: ['search.open'] },
  },
  'mfe-cart-checkout': {
    id: 'bb22',
    base: '/',
    entry: 'e.js',
    integrity: '',
    provides: { pages: [], fragments: ['cart.badge'], commands: ['cart.add'] },
  },
} as const;

beforeAll(() => {
  // jsdom lays nothing out.
  Range.prototype.getBoundingClientRect = () => new DOMRect(10, 20, 300, 40);
});
afterEach(() => document.body.replaceChildren());

const CHOICES = [
  {
    remote: 'mfe-catalog',
    chosen: 'cc33',
    releases: [
      { id: 'cc33', version: '1.2.0', createdAt: '2026-11-02T10:00:00.000Z', author: 'Ada', live: false },
      { id: 'aa11', version: '1.1.0', createdAt: '2026-11-01T10:00:00.000Z', author: '', live: true },
    ],
  },
];
let offered: () => Promise<Partial<Response>>;
beforeEach(() => {
  offered = () => Promise.resolve({ ok: false });
  globalThis.fetch = (address) =>
    address === '/release-choices' ? (offered() as Promise<Response>) : Promise.reject(new Error(String(address)));
});

const frame = () => act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));

async function shown() {
  for (const id of ['sl-header', 'sl-page', 'sl-footer']) {
    const root = document.body.appendChild(document.createElement('div'));
    root.id = id;
  }
  const badge = document.createElement('div');
  badge.setAttribute(PART, partMark('cart.badge', 'mfe-cart-checkout'));
  document.getElementById('sl-header')?.append(badge);
  const page = () => ({ kind: 'home', owner: 'mfe-catalog' as const });
  render(
    <ShellShop>
      <ReleasesPanel releases={releases as never} page={page} />
    </ShellShop>,
  );
  await frame();
  return screen.getByRole('complementary', { name: 'Releases of this page' });
}

describe('the panel of releases', () => {
  it('names team and release of page, fragments and commands, and draws them on the page [FED-07]', async () => {
    const panel = await shown();
    const rows = within(panel)
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(rows).toEqual([
      'PartTeamRelease',
      'headershell',
      'page homemfe-catalogaa11',
      'footershell',
      'fragment cart.badgemfe-cart-checkoutbb22',
    ]);
    expect(panel).toHaveTextContent('cart.add: mfe-cart-checkout bb22');
    const outline = screen.getByText('fragment cart.badge · mfe-cart-checkout bb22').parentElement;
    expect(outline).toHaveStyle({ left: '10px', top: '20px', width: '300px', height: '40px' });
  });

  it('follows the page as it changes, and goes when it is closed [FED-07]', async () => {
    const panel = await shown();
    document.querySelector(`[${PART}]`)?.remove();
    await frame();
    await frame();
    expect(within(panel).queryByText('fragment cart.badge')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(screen.queryByText(/^page home/)).toBeNull();
  });

  it('offers published releases where a signed link lets this browser choose, and keeps what it chose [FED-04]', async () => {
    offered = () => Promise.resolve({ ok: true, json: () => Promise.resolve(CHOICES) });
    const panel = await shown();
    const choice = await within(panel).findByRole('combobox', { name: 'mfe-catalog' });
    expect(choice).toHaveValue('cc33');
    const options = within(choice).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual([
      'what everybody gets',
      'cc33, 1.2.0, 2026-11-02, Ada',
      'aa11, 1.1.0, 2026-11-01, live',
    ]);
    await userEvent.selectOptions(choice, 'aa11');
    const form = choice.closest('form') as HTMLFormElement;
    expect([form.method, form.getAttribute('action')]).toEqual(['post', '/release-choices']);
    expect(Object.fromEntries(new FormData(form))).toEqual({ page: '/', 'mfe-catalog': 'aa11' });
    expect(within(panel).getByRole('link', { name: /^End it/ })).toHaveAttribute('href', '?releases=');
  });

  it.each([
    ['no link opened that', () => Promise.resolve({ ok: false })],
    ['the shell does not answer', () => Promise.reject(new Error('offline'))],
  ])('says how to get to choose where %s [FED-04]', async (_when, answer) => {
    offered = answer;
    const panel = await shown();
    expect(await within(panel).findByText('npm run release -- choose')).toBeVisible();
    expect(within(panel).queryByRole('combobox')).toBeNull();
  });

  it('is asked for by the bare word: with a value it is an override [FED-04]', () => {
    expect(['?releases', '?a=1&releases', '?releases&a=1'].map(asksForOwners)).toEqual([true, true, true]);
    expect(['', '?releases=', '?releases=x', '?a=releases'].map(asksForOwners)).toEqual([false, false, false, false]);
  });
});
