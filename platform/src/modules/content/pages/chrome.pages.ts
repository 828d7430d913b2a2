import { hasWithdrawalForm } from '@sightline/shared-lib/domain/return';

import { hasImprint } from '../../storeConfig';
import type { PageContext, PageDraft } from '../content.draft';
import { seoOf } from '../content.draft';
import { categoryIds, categoryPath, pagePaths, sections, shopPaths } from '../content.paths';

/** Header of every page: promise, utility links, sections, search words. */
export function headerPage({ words: { chrome } }: PageContext): PageDraft {
  const { utility } = chrome;
  return {
    id: 'header',
    type: 'Header',
    path: '',
    seo: seoOf('Sightline', '', '/'),
    placements: {
      header: [
        { id: 'header.promise', type: 'RichText', fields: { text: chrome.promise } },
        {
          id: 'header.utility',
          type: 'Menu',
          fields: {
            links: [
              { label: utility.stores, href: shopPaths.stores },
              { label: utility.eyeTest, href: shopPaths.booking },
              { label: utility.insurance, href: pagePaths.insurance },
              { label: utility.help, href: pagePaths.faq },
            ],
          },
        },
        {
          id: 'header.sections',
          type: 'Menu',
          fields: {
            links: sections.map((name) => ({ label: chrome.sections[name], href: categoryPath(name) })),
            categoryIds: sections.map((name) => categoryIds[name]),
          },
        },
        { id: 'header.search', type: 'Link', fields: { cta: { label: chrome.search, href: shopPaths.search } } },
      ],
    },
  };
}

/** Footer of every page: letter, three columns, last line. */
export function footerPage({ words: { chrome }, site, locale }: PageContext, consentHtml: string): PageDraft {
  const { footer, newsletter, legal } = chrome;
  const { consent: _, ...letter } = newsletter;
  const shop = sections.filter((name) => name !== 'accessories');
  return {
    id: 'footer',
    type: 'Footer',
    path: '',
    seo: seoOf('Sightline', '', '/'),
    placements: {
      footer: [
        { id: 'footer.newsletter', type: 'NewsletterForm', fields: { ...letter, html: consentHtml } },
        {
          id: 'footer.shop',
          type: 'FooterColumn',
          fields: {
            title: footer.shop,
            links: shop.map((name) => ({ label: chrome.sections[name], href: categoryPath(name) })),
          },
        },
        {
          id: 'footer.services',
          type: 'FooterColumn',
          fields: {
            title: footer.services,
            links: [
              { label: chrome.utility.stores, href: shopPaths.stores },
              { label: chrome.utility.eyeTest, href: shopPaths.booking },
              { label: footer.hearingTest, href: pagePaths['hearing-test'] },
              { label: chrome.utility.insurance, href: pagePaths.insurance },
              { label: footer.sizeAdvisor, href: pagePaths['size-guide'] },
            ],
          },
        },
        {
          id: 'footer.help',
          type: 'FooterColumn',
          fields: {
            title: footer.help,
            links: [
              { label: footer.delivery, href: pagePaths['delivery-and-returns'] },
              { label: footer.trackOrder, href: shopPaths.orders },
              ...(hasWithdrawalForm(locale.country) ? [{ label: footer.withdrawal, href: pagePaths.withdrawal }] : []),
              { label: footer.prescriptionGuide, href: pagePaths['prescription-guide'] },
              { label: footer.contact, href: pagePaths['contact-us'] },
              { label: footer.accessibility, href: pagePaths.accessibility },
            ],
          },
        },
        {
          id: 'footer.legal',
          type: 'LegalStrip',
          fields: {
            text: legal.copyright,
            links: [
              { label: legal.privacy, href: pagePaths.privacy },
              { label: legal.cookies, href: pagePaths['cookie-policy'] },
              { label: legal.terms, href: pagePaths.terms },
              ...(hasImprint(locale.country) ? [{ label: legal.imprint, href: pagePaths.imprint }] : []),
              { label: legal.sitemap, href: shopPaths.sitemap },
            ],
            site,
          },
        },
      ],
    },
  };
}
