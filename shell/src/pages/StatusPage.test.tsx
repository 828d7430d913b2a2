import { ServicesProvider, TranslationProvider, createTranslator } from '@sightline/shared-lib/runtime';
import { aSite, fakeServices, quiet } from '@sightline/shared-lib/testing';
import type { PageRequest } from '@sightline/shared-lib/contracts';
import { act, cleanup, render, screen } from '@testing-library/react';

import en from '../i18n/en.json';

import { statusPage } from './StatusPage';

const request = { path: '/courtesy-page', url: '/courtesy-page', params: {}, query: {} };

/** What another remote lends for going on. */
const fragmentFakes = {
  'search.startAgain': ({ sections }: { readonly sections?: boolean }) => (
    <p>{sections ? 'Sections and frames' : 'Frames'}</p>
  ),
};

async function show(
  kind: 'courtesy' | 'not-found' | 'internal-error',
  asked: Partial<PageRequest> = {},
  lent: object = fragmentFakes,
) {
  const site = aSite({ config: { servicePhone: '1 800 555 0142' } });
  await act(async () => {
    render(
      <ServicesProvider services={fakeServices({ site, fragmentFakes: lent })}>
        <TranslationProvider t={createTranslator('en', 'shell', en)} locale="en-us">
          <statusPage.Page data={{ kind }} request={{ ...request, kind, ...asked }} />
        </TranslationProvider>
      </ServicesProvider>,
    );
  });
}

it('names the telephone that is answered while the shop is closed, and offers no search then [SITE-14]', async () => {
  await show('courtesy');
  expect(screen.getByText('Help: 1 800 555 0142')).toBeInTheDocument();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});

it('leads on from an address that leads nowhere, by places where what is in demand does not come [ROUTE-08]', async () => {
  await show('not-found', {}, {});
  expect(screen.getByRole('link', { name: 'Eyeglasses' })).toHaveAttribute('href', '/eyeglasses');
  cleanup();
  await show('not-found');
  expect(await screen.findByText('Sections and frames')).toBeInTheDocument();
});

it('asks for nothing more where a page has failed [ROUTE-08]', async () => {
  await show('internal-error');
  await quiet();
  expect(screen.queryByText('Sections and frames')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Eyeglasses' })).toBeInTheDocument();
});

it('offers a search where an address leads nowhere [ROUTE-08]', async () => {
  await show('not-found');
  expect(screen.getByRole('searchbox')).toBeInTheDocument();
  expect(screen.queryByText(/Help:/)).not.toBeInTheDocument();
});

it('leads back to the page that did not load, and nowhere from its own address [ROUTE-08]', async () => {
  await show('internal-error', { url: '/sunglasses?page=2', params: { failed: 'true' } });
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/sunglasses?page=2');
  cleanup();
  await show('internal-error');
  expect(screen.queryByRole('link', { name: 'Try again' })).not.toBeInTheDocument();
});
