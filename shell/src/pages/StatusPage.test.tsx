import { ServicesProvider, TranslationProvider, createTranslator } from '@sightline/shared-lib/runtime';
import { aSite, fakeServices } from '@sightline/shared-lib/testing';
import type { PageRequest } from '@sightline/shared-lib/contracts';
import { cleanup, render, screen } from '@testing-library/react';

import en from '../i18n/en.json';

import { statusPage } from './StatusPage';

const request = { path: '/courtesy-page', url: '/courtesy-page', params: {}, query: {} };

function show(kind: 'courtesy' | 'not-found' | 'internal-error', asked: Partial<PageRequest> = {}) {
  const site = aSite({ config: { servicePhone: '1 800 555 0142' } });
  render(
    <ServicesProvider services={fakeServices({ site })}>
      <TranslationProvider t={createTranslator('en', 'shell', en)} locale="en-us">
        <statusPage.Page data={{ kind }} request={{ ...request, kind, ...asked }} />
      </TranslationProvider>
    </ServicesProvider>,
  );
}

it('names the telephone that is answered while the shop is closed, and offers no search then [SITE-14]', () => {
  show('courtesy');
  expect(screen.getByText('Help: 1 800 555 0142')).toBeInTheDocument();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});

it('offers a search where an address leads nowhere [ROUTE-08]', () => {
  show('not-found');
  expect(screen.getByRole('searchbox')).toBeInTheDocument();
  expect(screen.queryByText(/Help:/)).not.toBeInTheDocument();
});

it('leads back to the page that did not load, and nowhere from its own address [ROUTE-08]', () => {
  show('internal-error', { url: '/sunglasses?page=2', params: { failed: 'true' } });
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/sunglasses?page=2');
  cleanup();
  show('internal-error');
  expect(screen.queryByRole('link', { name: 'Try again' })).not.toBeInTheDocument();
});
