import { aSite } from '@sightline/shared-lib/testing';
import type { ContentComponent, ContentPage } from '@sightline/shared-lib/domain/content';

import { chromeContentOf } from './chromeContentOf';

const links = [
  { label: 'Find a store', href: '/store-locator' },
  { label: 'Eye test', href: '/appointment?service=eye-test' },
  { label: 'Help', href: '/c/support/faq' },
];

const component = (id: string, type: string) => {
  const fields = { title: 'Services', text: '', links, categoryIds: ['', '10501'], others: {} };
  return { id, type, fields } as unknown as ContentComponent;
};
const page = (placement: string, ...components: ContentComponent[]) =>
  ({ placements: { [placement]: components } }) as unknown as ContentPage;

const header = page('header', component('header.utility', 'Menu'));
const footer = page('footer', component('footer.services', 'FooterColumn'), component('footer.legal', 'LegalStrip'));
const labels = (list: readonly { readonly label: string }[] | undefined) => list?.map(({ label }) => label);

describe('content of header and footer', () => {
  it('leads to the stores where the site has them [SITE-11]', () => {
    const chrome = chromeContentOf(header, footer, { config: aSite().config });
    expect(labels(chrome.utilityLinks)).toEqual(['Find a store', 'Eye test', 'Help']);
    expect(labels(chrome.footer.columns[0]?.links)).toEqual(['Find a store', 'Eye test', 'Help']);
  });

  it('says which sections are categories, so that they open their menu [SITE-11] [CMS-01]', () => {
    const sections = page('header', component('header.sections', 'Menu'));
    const chrome = chromeContentOf(sections, footer, { config: aSite().config });
    expect(chrome.sections.map(({ categoryId }) => categoryId)).toEqual(['', '10501', '']);
  });

  it('leads nowhere near them when the store locator is off [STOR-06] [SITE-06]', () => {
    const { config } = aSite({ config: { isStoreLocatorEnabled: false } });
    const chrome = chromeContentOf(header, footer, { config });
    expect(labels(chrome.utilityLinks)).toEqual(['Help']);
    expect(labels(chrome.footer.columns[0]?.links)).toEqual(['Help']);
    expect(labels(chrome.footer.legal)).toEqual(['Help']);
  });
});
