import { failWith, fakeClient, fakeServices } from '@sightline/shared-lib/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderInShop } from '../../testing/renderPage';
import type { OfferedEntry } from './currentFacets';
import { FacetFinder } from './FacetFinder';

const BRANDS = ['Norvane', 'Halden', 'Kestrel Works', 'Ondine', ...Array.from({ length: 9 }, (_, at) => `Maker ${at}`)];
const FACET = 'POST /1/indexes/{indexName}/facets/{facet}/query';

const entryOf = (label: string): OfferedEntry => ({
  facetName: 'BRAND',
  label,
  value: label,
  count: 3,
  chosen: false,
});

async function show(answer: () => object, labels = BRANDS) {
  const services = fakeServices({ client: fakeClient({ [FACET]: answer }) });
  const picked: string[] = [];
  const onPick = ({ value }: OfferedEntry) => void picked.push(value);
  const facts = { title: 'Brand', facetName: 'BRAND', indexName: 'products_en-us_grouped', onPick };
  await renderInShop(<FacetFinder {...facts} entries={labels.map(entryOf)} />, services);
  return { services, picked, user: userEvent.setup() };
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('searching the values of a facet', () => {
  it('finds what the index finds, of what this list has, and chooses it [SRCH-02]', async () => {
    const facetHits = [
      { value: 'Kestrel Works', count: 40 },
      { value: 'Kestrel Home', count: 2 },
    ];
    const { services, picked, user } = await show(() => ({ facetHits }));
    await user.click(screen.getByRole('button', { name: 'Search: Brand' }));
    await user.type(await screen.findByRole('combobox', { name: 'Search: Brand' }), 'kestral');
    await waitFor(() => expect(options()).toEqual(['Kestrel Works']));
    expect(services.client.callsTo(FACET)).toHaveLength(1);
    expect(services.client.callsTo(FACET)[0]).toMatchObject({
      pathParams: { indexName: 'products_en-us_grouped', facet: 'attributes.BRAND' },
      body: { facetQuery: 'kestral' },
    });
    await user.click(screen.getByRole('option', { name: 'Kestrel Works' }));
    expect(picked).toEqual(['Kestrel Works']);
  });

  it('compares letters itself where the index does not answer [SRCH-02]', async () => {
    const { services, user } = await show(() => {
      throw failWith(500);
    });
    await user.click(screen.getByRole('button', { name: 'Search: Brand' }));
    await user.type(await screen.findByRole('combobox', { name: 'Search: Brand' }), 'ond');
    await waitFor(() => expect(services.client.callsTo(FACET)).toHaveLength(1));
    await waitFor(() => expect(options()).toEqual(['Ondine']));
  });

  it('is not there for a group that is read at a glance [SRCH-02]', async () => {
    await show(() => ({ facetHits: [] }), BRANDS.slice(0, 12));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
