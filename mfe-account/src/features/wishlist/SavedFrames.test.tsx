import { failWith, fakeCommands, fakeServices, type FakeHandlers, quiet } from '@sightline/shared-lib/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderRemote } from '../../testing/renderRemote';
import { SavedFrames } from './SavedFrames';

const PRODUCTS = 'GET /api/v2/products';

async function show(saved: readonly string[], handlers: FakeHandlers = {}) {
  const services = fakeServices({
    handlers,
    commands: fakeCommands({ 'cart.add': () => ({ ok: false, message: 'It is sold out.', serverMessage: '' }) }),
  });
  services.storage.set('wishlist', saved);
  renderRemote(<SavedFrames />, services);
  return { services, user: userEvent.setup() };
}

describe('the wish list', () => {
  it('says that nothing is saved and where to begin [ACC-05]', async () => {
    const { services } = await show([]);
    expect(await screen.findByText('Nothing saved yet.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See eyewear' })).toHaveAttribute('href', '/sunglasses');
    await quiet();
    expect(services.client.calls).toHaveLength(0);
  });

  it('leads on to what is in demand while nothing is saved [ACC-05]', async () => {
    const services = fakeServices({ fragmentFakes: { 'search.startAgain': () => <p>Frames in demand</p> } });
    renderRemote(<SavedFrames />, services);
    expect(await screen.findByText('Frames in demand')).toBeInTheDocument();
  });

  it('asks the catalogue for fifty at a time [ACC-05, CAT-10]', async () => {
    const { services } = await show(Array.from({ length: 51 }, (_, index) => `A-${index}`));
    await screen.findByText(/51 more are no longer sold/);
    const asked = services.client.calls.map(({ query }) => query?.['partNumber']);
    expect(asked.map((list) => (Array.isArray(list) ? list.length : 0))).toEqual([50, 1]);
  });

  it('shows twenty at first, and twenty more when asked [ACC-05] [PLP-05]', async () => {
    const saved = Array.from({ length: 41 }, (_, index) => `A-${index}`);
    const contents = saved.map((partNumber) => ({ partNumber, name: `Frame ${partNumber}`, seo: { href: '/f' } }));
    const { user } = await show(saved, { [PRODUCTS]: { contents, total: 41 } });
    expect(await screen.findAllByRole('link', { name: /^Frame A-/ })).toHaveLength(20);
    await user.click(screen.getByRole('link', { name: /^Show 20 more/ }));
    expect(screen.getAllByRole('link', { name: /^Frame A-/ })).toHaveLength(40);
  });

  it('draws a saved box of lenses, and not a frame, where its picture is missing [ACC-05]', async () => {
    const attributes = [{ identifier: 'PRODUCT_TYPE', values: [{ identifier: 'Contact Lenses', value: 'Lenti' }] }];
    const product = { partNumber: 'A-01', name: 'Lacrima 30', seo: { href: '/contact-lenses/lacrima' }, attributes };
    await show(['A-01'], { [PRODUCTS]: { contents: [product], total: 1 } });
    await screen.findByRole('link', { name: 'Lacrima 30' });
    await waitFor(() => expect(document.querySelector('[data-outline]')).toHaveAttribute('data-outline', 'lens-box'));
  });

  it('says of what has no size what kind it is, as lists do [ACC-05]', async () => {
    const attributes = [{ identifier: 'GOODS_KIND', values: [{ identifier: 'Case', value: 'Hard case' }] }];
    const product = { partNumber: 'A-01', name: 'Folding Case', seo: { href: '/accessories/case' }, attributes };
    await show(['A-01'], { [PRODUCTS]: { contents: [product], total: 1 } });
    expect(await screen.findByText('Hard case')).toBeInTheDocument();
  });

  it('leads from a frame that takes lenses to choosing them, and from no other [ACC-05] [RX-10]', async () => {
    const roxable = [{ identifier: 'ROXABLE', values: [{ identifier: 'True', value: 'True' }] }];
    const frame = (partNumber: string, attributes: object[]) => ({
      partNumber,
      name: `Frame ${partNumber}`,
      seo: { href: '/f' },
      attributes,
      price: [{ usage: 'Offer', value: '164.00', currency: 'USD' }],
    });
    const contents = [frame('A-01', roxable), frame('A-02', [])];
    const { services, user } = await show(['A-01', 'A-02'], { [PRODUCTS]: { contents, total: 2 } });
    await user.click(await screen.findByRole('button', { name: 'Choose lenses: Frame A-01' }));
    expect(services.commands.runs).toMatchObject([['lenses.configure', { partNumber: 'A-01' }]]);
    expect(screen.queryByRole('button', { name: 'Choose lenses: Frame A-02' })).not.toBeInTheDocument();
  });

  it('puts what has one size into the bag as it is, without lenses too, and leads to the page of what has several [ACC-05]', async () => {
    const roxable = [{ identifier: 'ROXABLE', values: [{ identifier: 'True', value: 'True' }] }];
    const product = (partNumber: string, sizes: readonly string[], attributes: object[] = []) => ({
      partNumber,
      name: `Frame ${partNumber}`,
      seo: { href: '/f' },
      attributes,
      price: [{ usage: 'Offer', value: '164.00', currency: 'USD' }],
      items: sizes.map((size) => ({ partNumber: size, buyable: 'true' })),
    });
    const contents = [product('A', ['A-01'], roxable), product('B', ['B-01', 'B-02']), product('C', ['C-01'])];
    const { services, user } = await show(['A', 'B', 'C'], { [PRODUCTS]: { contents, total: 3 } });
    await user.click(await screen.findByRole('button', { name: 'Add to bag without lenses: Frame A' }));
    expect(services.commands.runs).toEqual([
      ['cart.add', { items: [{ partNumber: 'A-01', quantity: 1 }], preview: { name: 'Frame A' } }],
    ]);
    expect(services.shownToasts).toMatchObject([{ tone: 'bad', message: 'It is sold out.' }]);
    expect(screen.getByRole('button', { name: 'Add to bag: Frame C' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /: Frame B$/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Choose a size: Frame B' })).toHaveAttribute('href', '/f');
    // Without it several products come without their sizes.
    expect(services.client.callsTo(PRODUCTS)[0]?.query).toMatchObject({
      profileName: 'HCL_V2_findProductByPartNumber_Details',
    });
  });

  it('says of what is wholly sold out that it is, and leads to being told when it is back [ACC-05] [CAT-08]', async () => {
    const flag = (identifier: string, value: string) => ({ identifier, values: [{ identifier: value, value }] });
    const product = {
      partNumber: 'A',
      name: 'Frame A',
      seo: { href: '/f' },
      attributes: [flag('ROXABLE', 'True'), flag('LX_SOLDOUT', 'TRUE')],
      price: [{ usage: 'Offer', value: '164.00', currency: 'USD' }],
      items: ['A-01', 'A-02'].map((size) => ({ partNumber: size, buyable: 'true' })),
    };
    await show(['A'], { [PRODUCTS]: { contents: [product], total: 1 } });
    expect(await screen.findByText('Sold out')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Tell me when it is back: Frame A' })).toHaveAttribute('href', '/f');
    expect(screen.queryByRole('link', { name: /^Choose a size/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^(Choose lenses|Add to bag)/ })).not.toBeInTheDocument();
  });

  it('keeps what is saved when the catalogue does not answer, and tries again when asked [ACC-05] [SITE-15]', async () => {
    const { services, user } = await show(['A-01'], {
      [PRODUCTS]: () => {
        throw failWith(500);
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Nothing is lost/)).toBeInTheDocument();
    expect(services.client.calls).toHaveLength(2);
    expect(services.storage.get('wishlist')).toEqual(['A-01']);
  });
});
