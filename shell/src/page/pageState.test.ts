import { aSite } from '@sightline/shared-lib/testing';

import { EMPTY_CHROME } from '../chrome/chromeContent';

import { embeddedState, wholeState, type PageState } from './pageState';

const state: PageState = {
  site: aSite(),
  request: { kind: 'home', path: '/', url: '/', params: {}, query: {} },
  owner: 'mfe-catalog',
  head: {
    title: 'Sightline',
    section: '/sunglasses',
    structuredData: [{ '@type': 'WebSite' }],
    heroImage: { src: '/pictures/a/front.webp' },
  },
  data: { parts: [] },
  rendered: true,
  releases: {
    'mfe-catalog': {
      id: '1a2b3c',
      provides: { pages: ['home'], fragments: [], commands: [] },
      base: '/releases/mfe-catalog/1a2b3c/',
      entry: 'browser/remoteEntry.js',
      integrity: 'sha384-x',
    },
  },
  chrome: EMPTY_CHROME,
  now: 1,
  status: 200,
};

describe('the state of a page', () => {
  it('comes back whole from the document and the shared part, without what the head shows already', () => {
    const embedded = JSON.parse(JSON.stringify(embeddedState(state, '/site/en-us.1.json'))) as ReturnType<
      typeof embeddedState
    >;
    const { site, chrome, releases } = state;
    const head = { title: 'Sightline', section: '/sunglasses' };
    expect(wholeState(embedded, { site, chrome, releases })).toEqual({ ...state, head });
  });

  it('leaves configuration and releases out of the document', () => {
    const text = JSON.stringify(embeddedState(state, '/site/en-us.1.json'));
    expect(text).not.toContain('shippingAddressFieldsList');
    expect(text).not.toContain('structuredData');
    expect(text).not.toContain('remoteEntry');
    expect(JSON.parse(text)).toMatchObject({ locale: 'en-us', siteAddress: '/site/en-us.1.json' });
  });
});
