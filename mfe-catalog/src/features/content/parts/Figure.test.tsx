import { fakeClient, fakeServices } from '@sightline/shared-lib/testing';
import { screen } from '@testing-library/react';

import { landingPage } from '../../../pages/Landing/Landing';
import { aRequest, renderPage } from '../../../testing/renderPage';
import { wireContent } from '../../../testing/wire';

const PAGE = 'GET /live/{store}/{lang}/{country}/page/content';

/** A guide with a drawing of that name. */
const guide = (figure: string) =>
  fakeServices({
    client: fakeClient({
      [PAGE]: wireContent({
        main: [
          { id: 'head', type: 'Teaser', fields: { title: 'Read your prescription' } },
          { id: 'figure', type: 'RichText', fields: { figure } },
          { id: 'words', type: 'RichText', fields: { title: 'Sphere', html: '<p>The main power.</p>' } },
        ],
      }),
    }),
  });

describe('drawings of guides', () => {
  it('stand beside the words that speak of them [CMS-04]', async () => {
    await renderPage(landingPage, aRequest('landing', '/c/guide'), guide('prescription'));
    for (const word of ['OD', 'OS', 'SPH', 'CYL', 'AXIS', 'ADD', 'PD']) expect(screen.getByText(word)).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Sphere' })).toBeVisible();
  });

  it('are left out where the shop does not know their name, and the words stand [CMS-05]', async () => {
    await renderPage(landingPage, aRequest('landing', '/c/guide'), guide('hologram'));
    expect(screen.getByRole('heading', { level: 2, name: 'Sphere' })).toBeVisible();
    expect(screen.queryByText('SPH')).not.toBeInTheDocument();
  });
});
