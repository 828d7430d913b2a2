// Runs alone: a first sign of somebody stays known to the module that waits for it.
import { aSignedInUser, fakeClient, fakeConsent, fakeServices } from '@sightline/shared-lib/testing';
import { EMPTY_LISTING } from '@sightline/shared-lib/domain/listing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderInShop } from '../../testing/renderPage';
import { sampleTile } from '../../testing/samples';
import { indexHandler } from '../../testing/wire';
import { createInsightsClient } from './insightsClient';
import { reportSearch } from './searchEvents';
import { originOf } from './searchOrigin';
import { useSearchInsights } from './useSearchInsights';

const found = { tiles: [sampleTile], queryId: 'q-1', index: 'products_en-us_grouped' };
const state = { ...EMPTY_LISTING, facets: { BRAND: ['Ondine & Fils'] } };

function List() {
  const { opened } = useSearchInsights(found, state);
  return (
    <button type="button" onClick={() => opened(sampleTile, 7)}>
      open
    </button>
  );
}

describe('search analytics', () => {
  it('waits for a shopper, then reports view, filters and click with the query and who it was [SRCH-03]', async () => {
    const user = userEvent.setup();
    const services = fakeServices({
      client: fakeClient(indexHandler(() => ({}))),
      user: aSignedInUser(),
      consent: fakeConsent('analytics'),
    });
    await renderInShop(<List />, services);
    expect(services.client.callsTo('POST /1/events')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'open' }));
    await waitFor(() => expect(services.client.callsTo('POST /1/events')).toHaveLength(3));
    const [view, filters, click] = services.client
      .callsTo('POST /1/events')
      .map(({ body }) => (body as { events: Record<string, unknown>[] }).events[0]);
    const whose = { queryID: 'q-1', index: 'products_en-us_grouped', authenticatedUserToken: '15006' };
    expect(view).toMatchObject({ ...whose, eventType: 'view', objectIDs: ['ordora'] });
    expect(filters).toMatchObject({ ...whose, eventType: 'view', filters: ['attributes.BRAND:Ondine%20%26%20Fils'] });
    expect(click).toMatchObject({ ...whose, eventType: 'click', objectIDs: ['ordora'], positions: [7] });
    expect(JSON.stringify([view, filters, click])).not.toContain('ann@example.com');
  });

  it('reports nothing before the shopper agreed to analytics, and nothing any more once that is withdrawn [SRCH-03] [ANA-01]', async () => {
    const services = fakeServices({ client: fakeClient(indexHandler(() => ({}))) });
    const facts = { eventType: 'view', eventName: 'Seen', index: 'i', objectIDs: ['a'] } as const;
    reportSearch(services, facts);
    services.consent.choose({ preferences: false, analytics: true, marketing: false });
    reportSearch(services, { ...facts, eventName: 'Seen with consent' });
    services.consent.choose({ preferences: true, analytics: false, marketing: true });
    reportSearch(services, facts);
    await waitFor(() => expect(services.client.callsTo('POST /1/events')).toHaveLength(1));
    expect(services.client.callsTo('POST /1/events')[0]?.body).toMatchObject({
      events: [{ eventName: 'Seen with consent' }],
    });
  });

  it('lets the insights client keep nothing on the device [SRCH-03] [ANA-01]', async () => {
    const services = fakeServices({ client: fakeClient(indexHandler(() => ({}))) });
    const event = { eventType: 'conversion', eventSubtype: 'addToCart', eventName: 'Added', index: 'i' } as const;
    const before = [document.cookie, Object.keys(localStorage)];
    await createInsightsClient(services.client).send({ ...event, userToken: 'anonymous-1', objectIDs: ['a'] });
    expect(services.client.callsTo('POST /1/events')).toHaveLength(1);
    expect([document.cookie, Object.keys(localStorage)]).toEqual(before);
  });

  it('keeps the query that led to a product until it is bought [SRCH-03]', async () => {
    const user = userEvent.setup();
    const services = fakeServices({ client: fakeClient(indexHandler(() => ({}))) });
    await renderInShop(<List />, services);
    await user.click(screen.getByRole('button', { name: 'open' }));
    expect(originOf(services.storage, 'ordora')).toEqual({
      objectId: 'ordora',
      queryId: 'q-1',
      index: 'products_en-us_grouped',
    });
    expect(originOf(services.storage, 'another')).toBeNull();
  });
});
