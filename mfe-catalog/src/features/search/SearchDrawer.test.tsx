import { aSite, fakeClient, fakeConsent, fakeServices } from '@sightline/shared-lib/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderInShop } from '../../testing/renderPage';
import { indexHandler, queriesOf, wireHit } from '../../testing/wire';
import { openSearch } from './openSearch';
import { SearchDrawer } from './SearchDrawer';

const answers: Parameters<typeof indexHandler>[0] = ({ indexName, query = '' }) => {
  if (indexName.endsWith('query_suggestions'))
    return {
      hits: [
        { objectID: 'a', query: `${query}ized`, _highlightResult: { query: { value: `<em>${query}</em>ized` } } },
        {
          objectID: 'b',
          query: `${query} aviator`,
          _highlightResult: { query: { value: `<em>${query}</em> aviator` } },
        },
      ],
    };
  if (indexName.startsWith('cms_')) return { hits: [{ objectID: 'p', title: 'What lenses do', url: '/c/lenses' }] };
  return { hits: [wireHit()], total: 121, facets: { 'attributes.LX_CANONICAL_CATEGORY': { sunglasses: 121 } } };
};

function aShop(answer = answers, consent = fakeConsent()) {
  return fakeServices({ client: fakeClient(indexHandler(answer)), consent });
}

/** A shop whose answers to one term come when the test says so. */
function aShopThatWaits(term: string) {
  const waiting: (() => void)[] = [];
  const services = aShop();
  const send = services.client.send.bind(services.client);
  const client = {
    ...services.client,
    send: async (call: Parameters<typeof send>[0]) => {
      if (JSON.stringify(call.body).includes(`"query":"${term}"`)) await new Promise<void>((go) => waiting.push(go));
      return send({ ...call, signal: undefined });
    },
  };
  return { services: { ...services, client }, waiting };
}

/** An option by its words, whose match stands in an element of its own. */
const option = (words: string) =>
  screen.findByText((_, element) => element?.getAttribute('role') === 'option' && element.textContent === words);

async function open(services = aShop(), initialTerm?: string) {
  const onClose = jest.fn();
  await renderInShop(<SearchDrawer initialTerm={initialTerm} onClose={onClose} />, services);
  return { services, onClose, field: screen.getByRole('combobox', { name: 'What are you looking for?' }) };
}

// The shell follows links; here they stay where they are.
const stay = (event: Event) => event.preventDefault();
beforeEach(() => document.addEventListener('click', stay));
afterEach(() => document.removeEventListener('click', stay));

describe('the search drawer', () => {
  it('focuses its field and offers phrases, categories, pages and products [SRCH-01]', async () => {
    const user = userEvent.setup();
    const { field } = await open();
    expect(field).toHaveFocus();
    await user.type(field, 'polar');
    expect(await option('polarized')).toBeInTheDocument();
    const category = within(screen.getByRole('group', { name: 'In' })).getByRole('option');
    expect(category).toHaveTextContent('Sunglasses121');
    expect(within(screen.getByRole('group', { name: 'Read' })).getByText('What lenses do')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: /Ordora/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All 121 results' })).toHaveAttribute('href', '/search?q=polar');
    expect(screen.getByText('2 suggestions, 121 products')).toBeInTheDocument();
  });

  it('tells of one product as of one [SRCH-01]', async () => {
    const user = userEvent.setup();
    const { field } = await open(aShop((request) => ({ ...answers(request), total: 1 })));
    await user.type(field, 'polar');
    expect(await screen.findByText('2 suggestions, 1 product')).toBeInTheDocument();
  });

  it('reads a reduction and a price out of the words, as chips that lead to the results without them [SRCH-05]', async () => {
    const { services } = await open(aShop(), 'round sunglasses on sale under $100');
    const chips = within(await screen.findByRole('list', { name: 'Chosen filters' })).getAllByRole('link');
    expect(chips.map((chip) => [chip.textContent, chip.getAttribute('href')])).toEqual([
      ['ReducedRemove Reduced', '/search?q=round+sunglasses&max=100'],
      ['up to $100Remove up to $100', '/search?q=round+sunglasses&REDUCED=true'],
    ]);
    const goods = queriesOf(services.client.calls).find(({ facetFilters }) => facetFilters);
    expect(goods).toMatchObject({
      query: 'round sunglasses',
      facetFilters: [['reduced.guest:true']],
      numericFilters: ['sort.price.guest<=100'],
    });
    const phrases = queriesOf(services.client.calls).filter(({ indexName }) => indexName.endsWith('_suggestions'));
    expect(phrases.at(-1)?.query).toBe('round sunglasses on sale under $100');
  });

  it('begins with the words that the list behind it was searched by [SRCH-01]', async () => {
    window.history.replaceState(null, '', '/search?q=round+gold&page=2');
    const { field } = await open();
    window.history.replaceState(null, '', '/');
    expect(field).toHaveValue('round gold');
  });

  it('suggests no page that leads to stores where there are none [STOR-06]', async () => {
    const services = aShop((request) =>
      request.indexName.startsWith('cms_')
        ? {
            hits: [
              { objectID: 'v', title: 'Book an eye test', url: '/c/book-eye-test' },
              { objectID: 'p', title: 'What lenses do', url: '/c/lenses' },
            ],
          }
        : answers(request),
    );
    const { field } = await open({ ...services, site: aSite({ config: { isStoreLocatorEnabled: false } }) });
    fireEvent.change(field, { target: { value: 'polar' } });
    await option('What lenses do');
    expect(within(screen.getByRole('group', { name: 'Read' })).getAllByRole('option')).toHaveLength(1);
  });

  it('asks once typing pauses, not at every key [SRCH-01]', async () => {
    const { services, field } = await open();
    // One after the other without a turn of the event loop: a burst, however slow the machine is.
    for (const value of ['p', 'po', 'pol', 'pola', 'polar']) fireEvent.change(field, { target: { value } });
    await option('polarized');
    const terms = queriesOf(services.client.calls).map(({ query }) => query);
    expect(new Set(terms)).toEqual(new Set(['', 'polar']));
  });

  it('offers known phrases with the keystroke, before the index has answered [SRCH-01]', async () => {
    const known = ['round sunglasses', 'black sunglasses', 'round frames'];
    const services = aShop(({ indexName, query = '' }) => {
      if (query !== '') throw new Error('down');
      return indexName.endsWith('query_suggestions') ? { hits: known.map((one) => ({ query: one })) } : {};
    });
    const { field } = await open(services);
    await option('round frames');
    fireEvent.change(field, { target: { value: 'rou' } });
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'round sunglasses',
      'round frames',
    ]);
    expect(screen.getAllByRole('option')[0]?.querySelector('b')).toHaveTextContent('rou');
    expect(await screen.findByText('Suggestions are not loading. You can still search.')).toBeInTheDocument();
    expect(screen.getAllByRole('option')).toHaveLength(2);
  });

  it('never lets an older answer replace a newer one [SRCH-01]', async () => {
    const user = userEvent.setup();
    const { services, waiting } = aShopThatWaits('pol');
    const { field } = await open(services);
    await user.type(field, 'pol');
    await waitFor(() => expect(waiting.length).toBeGreaterThan(0));
    await user.type(field, 'ar');
    expect(await option('polarized')).toBeInTheDocument();
    await act(async () => waiting.forEach((go) => go()));
    expect(screen.getAllByRole('option')[1]).toHaveTextContent('polar aviator');
  });

  it('dims goods of earlier words only where the next answer is late [SRCH-01]', async () => {
    const { services, waiting } = aShopThatWaits('pol');
    const { field } = await open(services);
    fireEvent.change(field, { target: { value: 'po' } });
    await option('poized');
    fireEvent.change(field, { target: { value: 'pol' } });
    const goods = screen.getByRole('list', { name: 'Products' });
    expect(goods).not.toHaveAttribute('aria-busy');
    await waitFor(() => expect(goods).toHaveAttribute('aria-busy', 'true'));
    await act(async () => waiting.forEach((go) => go()));
    await waitFor(() => expect(goods).not.toHaveAttribute('aria-busy'));
  });

  it('points with the arrow keys and opens with Enter [SRCH-01] [SITE-15]', async () => {
    const user = userEvent.setup();
    const { services, field, onClose } = await open();
    await user.type(field, 'polar');
    await option('polarized');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const pointed = screen.getByRole('option', { selected: true });
    expect(pointed).toHaveTextContent('polar aviator');
    expect(field).toHaveAttribute('aria-activedescendant', pointed.id);
    await user.keyboard('{Enter}');
    expect(services.visited).toEqual(['/search?q=polar+aviator']);
    expect(onClose).toHaveBeenCalled();
    expect(services.storage.get('search.recent')).toEqual(['polar aviator']);
  });

  it('goes to all results on Enter with nothing chosen [SRCH-01]', async () => {
    const user = userEvent.setup();
    const { services, field } = await open();
    await user.type(field, 'gold{Enter}');
    expect(services.visited).toEqual(['/search?q=gold']);
    expect(field.closest('form')).toHaveAttribute('action', '/search');
  });

  it('offers what was searched before, and forgets it when asked [SRCH-01]', async () => {
    const user = userEvent.setup();
    const services = aShop();
    services.storage.set('search.recent', ['round gold']);
    await open(services);
    expect(await screen.findByRole('group', { name: 'Often searched' })).toBeInTheDocument();
    expect(await option('round gold')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear history' }));
    expect(screen.queryByText('round gold')).not.toBeInTheDocument();
    expect(services.storage.get('search.recent')).toBeNull();
  });

  it('still searches when suggestions fail [SRCH-01]', async () => {
    const user = userEvent.setup();
    const { services, field } = await open(fakeServices({ client: fakeClient() }));
    await user.type(field, 'gold');
    expect(await screen.findByText('Suggestions are not loading. You can still search.')).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(services.visited).toEqual(['/search?q=gold']);
  });

  it('says offline when nothing answers without a connection [SRCH-01]', async () => {
    const onLine = jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    const { field } = await open(fakeServices({ client: fakeClient() }));
    fireEvent.change(field, { target: { value: 'gold' } });
    expect(await screen.findByText('You are offline. Search works again once you are connected.')).toBeInTheDocument();
    onLine.mockRestore();
  });

  it('says so when nothing matches, and where to start instead [SRCH-01]', async () => {
    await open(
      aShop(() => ({ total: 0 })),
      'xyzzy',
    );
    expect(await screen.findByText('No products match “xyzzy”.')).toBeInTheDocument();
    expect(screen.queryByText(/0 products/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Eyeglasses' })).toHaveAttribute('href', '/eyeglasses');
  });

  it('reports what was seen and opened, with the query it belongs to [SRCH-03]', async () => {
    const user = userEvent.setup();
    const { services } = await open(aShop(answers, fakeConsent('analytics')), 'polar');
    await user.click(await screen.findByRole('link', { name: /Ordora/ }));
    await waitFor(() => expect(services.client.callsTo('POST /1/events')).toHaveLength(2));
    const [view, click] = services.client
      .callsTo('POST /1/events')
      .map(({ body }) => (body as { events: Record<string, unknown>[] }).events[0]);
    expect(view).toMatchObject({ eventType: 'view', queryID: 'query-polar-0', objectIDs: ['0NO4001S-01_10801'] });
    expect(click).toMatchObject({ eventType: 'click', queryID: 'query-polar-0', positions: [1] });
    expect(String(click?.['userToken'])).toMatch(/^anonymous-/);
    expect(click?.['authenticatedUserToken']).toBeUndefined();
  });

  it('is nowhere in a store without search [SRCH-04]', async () => {
    const site = aSite({ config: { isProductSearchEnabled: false } });
    const services = fakeServices({ site });
    await renderInShop(<SearchDrawer onClose={() => undefined} />, services);
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    await openSearch({}, services);
    expect(services.openOverlays).toEqual([]);
  });

  it('opens over the page by command, with a term, and closes again [SRCH-01]', async () => {
    const services = fakeServices();
    await openSearch({ term: 'round' }, services);
    const [overlay] = services.openOverlays;
    expect(overlay).toMatchObject({ name: 'search.drawer', props: { initialTerm: 'round' } });
    (overlay!.props as { onClose: () => void }).onClose();
    expect(services.openOverlays).toEqual([]);
  });
});
