import { fakeClient, fakeServices } from '@sightline/shared-lib/testing';
import { screen } from '@testing-library/react';

import { renderInShop } from '../../testing/renderPage';
import { indexHandler, wireHit } from '../../testing/wire';
import { StartAgain } from './StartAgain';

const DEMAND = 'POST /1/indexes/*/recommendations';

const shopWith = (hits: readonly object[]) =>
  fakeServices({ client: fakeClient({ ...indexHandler(() => ({})), [DEMAND]: { results: [{ hits }] } }) });

describe('where to go on from a page that has nothing', () => {
  it('names the sections and shows frames that are in demand [ROUTE-08] [SRCH-02]', async () => {
    const services = shopWith([wireHit({ codes: { MODEL_NAME: 'Meridian' } })]);
    await renderInShop(<StartAgain sections />, services);
    expect(await screen.findByRole('list', { name: 'In demand now' })).toHaveTextContent('Meridian');
    expect(screen.getByRole('link', { name: 'Contact lenses' })).toHaveAttribute('href', '/contact-lenses');
    const filters = 'attributes.LX_CANONICAL_CATEGORY:"sunglasses" OR attributes.LX_CANONICAL_CATEGORY:"eyeglasses"';
    expect(services.client.callsTo(DEMAND)[0]?.body).toMatchObject({
      requests: [{ model: 'trending-items', queryParameters: { filters }, fallbackParameters: { filters } }],
    });
  });

  it('is the frames alone on a page that has its own ways on [ACC-05]', async () => {
    await renderInShop(<StartAgain />, shopWith([wireHit()]));
    expect(await screen.findByRole('list', { name: 'In demand now' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Contact lenses' })).not.toBeInTheDocument();
  });
});
