import { fakeClient, fakeServices } from '@sightline/shared-lib/testing';
import { screen } from '@testing-library/react';

import { landingPage } from '../../../pages/Landing/Landing';
import { aRequest, renderPage } from '../../../testing/renderPage';
import { wireContent } from '../../../testing/wire';

const PAGE = 'GET /live/{store}/{lang}/{country}/page/content';

/** A guide with a drawing of that name. */
const guide = (figure: string, html = '<p>The main power.</p>') =>
  fakeServices({
    client: fakeClient({
      [PAGE]: wireContent({
        main: [
          { id: 'head', type: 'Teaser', fields: { title: 'Read your prescription' } },
          { id: 'figure', type: 'RichText', fields: { figure } },
          { id: 'words', type: 'RichText', fields: { title: 'Sphere', html } },
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

  it('may be the table of sizes, with the widths that the filters know [CMS-04] [ADV-01]', async () => {
    await renderPage(landingPage, aRequest('landing', '/c/guide'), guide('sizes'));
    const rows = screen.getAllByRole('row').map((row) => row.textContent?.replaceAll('\u2060', ''));
    expect(rows).toHaveLength(8);
    expect(rows).toContain('XXS≤\u00A0117\u202Fmm');
    expect(rows).toContain('M131–137\u202Fmm');
  });

  it('have measures beside them whose box is drawn and read as words', async () => {
    const words = '<p>52□18–145 means: lens, bridge, temple.</p>';
    await renderPage(landingPage, aRequest('landing', '/c/guide'), guide('measures', words));
    expect(screen.getByText('Lens 52 mm, bridge 18 mm, temple 145 mm')).toBeInTheDocument();
    expect(screen.queryByText(/□/)).not.toBeInTheDocument();
  });

  it('are left out where the shop does not know their name, and the words stand [CMS-05]', async () => {
    await renderPage(landingPage, aRequest('landing', '/c/guide'), guide('hologram'));
    expect(screen.getByRole('heading', { level: 2, name: 'Sphere' })).toBeVisible();
    expect(screen.queryByText('SPH')).not.toBeInTheDocument();
  });
});
