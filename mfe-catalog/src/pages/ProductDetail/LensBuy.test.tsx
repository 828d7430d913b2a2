import type { Fragments } from '@sightline/shared-lib/contracts';
import { screen } from '@testing-library/react';

import { aShop, request } from '../../testing/productShop';
import { loaded, renderPage } from '../../testing/renderPage';
import { wireContent, wireItem, wireProduct, wireStock } from '../../testing/wire';
import { productDetailPage } from './ProductDetail';

const ADDRESS = '/contact-lenses/lacrima-30-0no4001s-01';
const PACK = '6000000000017';

const lens = (codes: Readonly<Record<string, string | readonly string[]>> = {}) => ({
  ...wireProduct({
    codes: {
      PRODUCT_TYPE: 'Contact Lenses',
      CL_BASE_CURVE: '8.6',
      CL_POWER: ['-1.00', '-0.75'],
      CL_ADDITION: ['LO', 'HI'],
      CL_DOMINANCE: ['D', 'N'],
      MODEL_NAME: 'Norvane 30',
      ...codes,
    },
  }),
  items: [wireItem(PACK, '', 0, { PACK_SIZE: '6', LENS_WIDTH: '', CL_ANNUAL_BOXES: '2' })],
});

/** Keeps what the form was given. */
function aLender() {
  const given: Fragments['prescription.contactLenses'][] = [];
  const Lent = (props: Fragments['prescription.contactLenses']) => {
    given.push(props);
    return <p>The form for each eye</p>;
  };
  return { given, fragmentFakes: { 'prescription.contactLenses': Lent } };
}

const shop = (product: object, fragmentFakes = {}, pieces: number | null = 40) =>
  aShop(product, {
    fragmentFakes,
    routes: {
      'GET /store/{storeId}/inventoryavailability/byPartNumber/{keys}': wireStock(
        pieces === null ? {} : { [PACK]: pieces },
      ),
    },
  });

const services = (text: string) => [{ id: text, type: 'TeaserGrid', fields: { items: [{ title: 'Returns', text }] } }];

describe('words on delivery and returns', () => {
  it.each([
    [{ 'services-contact-lenses': services('Unopened boxes') }, { PRODUCT_TYPE: 'Contact Lenses' }, ['Unopened boxes']],
    [{}, { PRODUCT_TYPE: 'Contact Lenses' }, ['Frames']],
    [{ 'services-contact-lenses': services('Unopened boxes') }, { PRODUCT_TYPE: 'Sun' }, ['Frames']],
    [{ 'services-other': services('30 days') }, { PRODUCT_TYPE: 'Accessories' }, ['30 days']],
    [{ 'services-other': services('30 days') }, { PRODUCT_TYPE: 'Electronics', GOODS_KIND: 'battery' }, ['30 days']],
    [
      { 'services-hearing': services('Your audiogram') },
      { PRODUCT_TYPE: 'Electronics', GOODS_KIND: 'hearing-device' },
      ['Your audiogram'],
    ],
    [{ 'services-hearing': services('Your audiogram') }, { PRODUCT_TYPE: 'Electronics' }, ['Frames']],
  ])('fit the kind of goods: %j beside those of frames, for %j [PDP-04] [CMS-01]', async (own, codes, words) => {
    const content = wireContent({ services: services('Frames'), ...own });
    const product = wireProduct({ codes });
    const fakes = aShop(product, { routes: { 'GET /live/{store}/{lang}/{country}/pdp/content': content } });
    const { data } = await loaded(productDetailPage, request(), fakes);
    expect(data?.services.map(({ text }) => text)).toEqual(words);
  });
});

describe('buying contact lenses', () => {
  it('borrows the form for each eye and gives it what the lens is made in [PDP-04] [RX-20]', async () => {
    const { given, fragmentFakes } = aLender();
    await renderPage(
      productDetailPage,
      request('', ADDRESS),
      shop(lens({ CL_ANNUAL_SUPPLY_BADGES: 'TRUE' }), fragmentFakes),
    );
    expect(await screen.findByText('The form for each eye')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Add to bag/ })).not.toBeInTheDocument();
    expect(given.at(-1)).toMatchObject({
      partNumber: PACK,
      name: 'Norvane 30',
      annualBoxes: 2,
      price: { currency: 'USD' },
      choices: {
        offered: { power: ['-1.00', '-0.75'], baseCurve: ['8.6'], addition: ['LO', 'HI'] },
        asksDominance: true,
      },
    });
    expect(Object.keys(given.at(-1)?.choices.words ?? {})).toEqual(['LO', 'HI']);
  });

  it('tells the form how long a box lasts an eye, and how many there are [RX-20] [PDP-05]', async () => {
    const { given, fragmentFakes } = aLender();
    await renderPage(
      productDetailPage,
      request('', ADDRESS),
      shop(lens({ REPLACEMENT: 'biweekly' }), fragmentFakes, 7),
    );
    await screen.findByText('The form for each eye');
    expect(given.at(-1)).toMatchObject({ boxDays: 84, boxesLeft: 7 });
  });

  it('says nothing of days or boxes left where nobody knows them [RX-20]', async () => {
    const { given, fragmentFakes } = aLender();
    await renderPage(productDetailPage, request('', ADDRESS), shop(lens(), fragmentFakes, null));
    await screen.findByText('The form for each eye');
    expect(given.at(-1)).not.toHaveProperty('boxDays');
    expect(given.at(-1)).not.toHaveProperty('boxesLeft');
  });

  it('says nothing of a year where the catalogue offers none [RX-20]', async () => {
    const { given, fragmentFakes } = aLender();
    await renderPage(productDetailPage, request('', ADDRESS), shop(lens(), fragmentFakes));
    await screen.findByText('The form for each eye');
    expect(given.at(-1)).not.toHaveProperty('annualBoxes');
  });

  it('leads to the guide when nobody lends the form [PDP-04]', async () => {
    await renderPage(productDetailPage, request('', ADDRESS), shop(lens()));
    expect(screen.getByRole('link', { name: 'Enter your values' })).toHaveAttribute('href', '/c/prescription-guide');
  });

  it('draws a box of lenses, on no line, where there is no picture [PDP-01] [PDP-04]', async () => {
    const { fragmentFakes } = aLender();
    await renderPage(productDetailPage, request('', ADDRESS), shop({ ...lens(), attachments: [] }, fragmentFakes));
    const drawn = document.querySelector('.pictures .missing svg');
    expect(drawn).toHaveAttribute('data-outline', 'lens-box');
    expect(drawn?.closest('[data-place]')).not.toHaveAttribute('data-line');
  });

  it('asks for no values while there is nothing to buy [PDP-05]', async () => {
    const { given, fragmentFakes } = aLender();
    await renderPage(productDetailPage, request('', ADDRESS), shop(lens(), fragmentFakes, 0));
    expect(screen.getByRole('link', { name: 'Tell me when it is back' })).toBeInTheDocument();
    expect(given).toEqual([]);
  });
});
