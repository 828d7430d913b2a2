import { LANGUAGES } from '@sightline/shared-lib/contracts';
import { fakeClient, fakeConsent, fakeServices } from '@sightline/shared-lib/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { landingPage } from '../../pages/Landing/Landing';
import { aRequest, renderPage } from '../../testing/renderPage';
import { wireContent } from '../../testing/wire';

const PAGE = 'GET /live/{store}/{lang}/{country}/page/content';
const request = aRequest('landing', '/c/cookie-policy', { params: { page: 'cookie-policy' } });

function open(consent = fakeConsent()) {
  const main = [{ id: 'head', type: 'Teaser', fields: { title: 'Cookies' } }];
  const services = fakeServices({ client: fakeClient({ [PAGE]: wireContent({ main }) }), consent });
  return renderPage(landingPage, request, services);
}

const box = (name: string) => screen.getByRole('checkbox', { name });

describe('consent centre', () => {
  it('asks for each kind apart and ticks none of them for the shopper [ANA-01] [CMS-04]', async () => {
    await open();
    expect(box('Necessary')).toBeDisabled();
    expect(box('Necessary')).toBeChecked();
    for (const name of ['Preferences', 'Statistics', 'Marketing']) expect(box(name)).not.toBeChecked();
    expect(screen.getByText(/You have not chosen yet/)).toBeInTheDocument();
  });

  it('keeps exactly what was chosen, by keyboard too [ANA-01]', async () => {
    const user = userEvent.setup();
    const { services } = await open();
    box('Statistics').focus();
    await user.keyboard(' ');
    expect(services.consent.choice).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save my choice' }));
    expect(services.consent.choice).toEqual({ preferences: false, analytics: true, marketing: false });
    expect(screen.getByRole('status')).toHaveTextContent('Saved.');
    expect(screen.getByText(/kept for six months/)).toBeInTheDocument();
  });

  it('takes consent back at any time [ANA-01]', async () => {
    const user = userEvent.setup();
    const { services } = await open(fakeConsent('preferences', 'analytics', 'marketing'));
    expect(box('Marketing')).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Only necessary' }));
    expect(services.consent.choice).toEqual({ preferences: false, analytics: false, marketing: false });
    expect(box('Marketing')).not.toBeChecked();
  });

  it('stands on no other page [ANA-01]', async () => {
    const services = fakeServices({ client: fakeClient({ [PAGE]: wireContent({ main: [] }) }) });
    await renderPage(landingPage, aRequest('landing', '/c/about'), services);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it.each(LANGUAGES)('speaks %s [SITE-09]', (language) => {
    const words = jest.requireActual<Record<string, string>>(`../../i18n/later/${language}.json`);
    for (const name of ['Necessary', 'Preferences', 'Analytics', 'Marketing', 'Save', 'Withdraw', 'Asked', 'Kept'])
      expect(words[`Consent.${name}`]).toBeTruthy();
  });
});
