import { fakeClient, fakeServices } from '@sightline/shared-lib/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aRequest, loaded, renderPage } from '../../testing/renderPage';
import { wireItem, wireProduct } from '../../testing/wire';
import { comparePage } from './Compare';

const round = {
  ...wireProduct({ partNumber: 'A-01', codes: { WEIGHT: '26', POLARIZED: 'TRUE', RIM_TYPE: 'Full rim' } }),
  items: [wireItem('1', 'M', 136), wireItem('2', 'L', 142)],
};
const square = wireProduct({
  partNumber: 'B-01',
  codes: { MODEL_NAME: 'Quarto', FRAME_SHAPE: 'Square', FRAME_WIDTH: '139', ROXABLE: 'True', RIM_TYPE: 'Full rim' },
});

function aShop() {
  const known: Readonly<Record<string, object>> = { 'A-01': round, 'B-01': square };
  const client = fakeClient({
    'GET /api/v2/products': (call) => {
      const contents = [call.query?.['partNumber'] ?? []].flat().flatMap((one) => known[String(one)] ?? []);
      return { contents: contents.toReversed(), total: contents.length };
    },
  });
  return fakeServices({ client });
}

const request = (query = '') => aRequest('compare', `/compare${query}`);

const rowOf = (term: string) =>
  within(screen.getByRole('rowheader', { name: term }).closest('tr')!)
    .getAllByRole('cell')
    .map((cell) => cell.textContent?.replaceAll('\u00A0', ' '));

describe('a comparison', () => {
  it('puts products beside each other in the order of the address, fact by fact [PLP-07] [CAT-03]', async () => {
    await renderPage(comparePage, request('?p=A-01&p=B-01'), aShop());
    const [, first, second] = screen.getAllByRole('columnheader');
    expect(within(first!).getByRole('link', { name: 'Ordora' })).toHaveAttribute(
      'href',
      '/sunglasses/norvane-ordora-black-a-01',
    );
    expect(within(second!).getByRole('link', { name: 'Quarto' })).toBeInTheDocument();
    expect(rowOf('Total width')).toEqual(['136\u202Fmm', '139\u202Fmm']);
    expect(rowOf('Sizes')).toEqual(['M, L', 'M, L']);
    expect(rowOf('Weight')).toEqual(['26\u202Fg', '–not stated']);
    expect(rowOf('Prescription-ready')).toEqual(['No', 'Yes']);
    expect(rowOf('frame shape')).toEqual(['Round', 'Square']);
    expect(rowOf('polarized')).toEqual(['TRUE', '–not stated']);
  });

  it('has all prices in one row below the names, so that they begin on one line [PLP-07]', async () => {
    await renderPage(comparePage, request('?p=A-01&p=B-01'), aShop());
    const [names, offers] = screen.getAllByRole('row');
    expect(within(names!).queryByText(/\$/)).toBeNull();
    const cells = within(offers!).getAllByRole('cell');
    expect(cells).toHaveLength(2);
    for (const cell of cells) expect(cell).toHaveTextContent(/\$\d/);
  });

  it('leaves out what all share when asked [PLP-07]', async () => {
    const user = userEvent.setup();
    await renderPage(comparePage, request('?p=A-01&p=B-01'), aShop());
    expect(rowOf('rim type')).toEqual(['Full rim', 'Full rim']);
    await user.click(screen.getByRole('checkbox', { name: 'Only differences' }));
    expect(screen.queryByRole('rowheader', { name: 'rim type' })).not.toBeInTheDocument();
    expect(rowOf('frame shape')).toEqual(['Round', 'Square']);
  });

  it('takes a product out by its address, and out of what the device keeps [PLP-07]', async () => {
    const user = userEvent.setup();
    const services = aShop();
    services.storage.set('compare', ['A-01', 'B-01']);
    await renderPage(comparePage, request('?p=A-01&p=B-01'), services);
    const remove = screen.getByRole('link', { name: /^Remove ?: Norvane Ordora$/ });
    expect(remove).toHaveAttribute('href', '/compare?p=B-01');
    await user.click(remove);
    expect(services.visited).toEqual(['/compare?p=B-01']);
    expect(services.storage.get('compare')).toEqual(['B-01']);
  });

  it('stays out of search engines, and asks for four products at most [SEO-02] [CAT-10]', async () => {
    const services = aShop();
    const many = ['A-01', 'B-01', 'A-01', 'C-01', 'D-01', 'E-01', '<script>'];
    const { head, data } = await loaded(comparePage, request(`?${many.map((one) => `p=${one}`).join('&')}`), services);
    expect(head).toMatchObject({ robots: 'noindex,follow', canonicalPath: '/compare' });
    expect(services.client.callsTo('GET /api/v2/products')[0]?.query?.['partNumber']).toEqual([
      'A-01',
      'B-01',
      'C-01',
      'D-01',
    ]);
    expect(data).toMatchObject({ products: [{ partNumber: 'A-01' }, { partNumber: 'B-01' }], missing: 2 });
  });

  it('says how many are no longer sold, and shows the others [PLP-07]', async () => {
    await renderPage(comparePage, request('?p=A-01&p=GONE'), aShop());
    expect(screen.getByText('One product of this comparison is no longer sold here.')).toBeInTheDocument();
    expect(screen.getByText('Add a second one.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ordora' })).toBeInTheDocument();
  });

  it('opens what the device keeps when the address names nothing, and says how to begin when it keeps nothing [PLP-07]', async () => {
    const services = aShop();
    services.storage.set('compare', ['B-01', 'A-01']);
    const first = await renderPage(comparePage, request(), services);
    await waitFor(() => expect(services.visited).toEqual(['/compare?p=B-01&p=A-01']));
    first.unmount();
    const empty = aShop();
    await renderPage(comparePage, request(), empty);
    expect(screen.getByText('Nothing to compare yet.')).toBeInTheDocument();
    expect(empty.visited).toEqual([]);
    expect(empty.client.calls).toEqual([]);
  });
});
