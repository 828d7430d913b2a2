import { readSitemap } from '@sightline/shared-lib/api/content';
import type { LoadResult, LoadServices, PageModule, PageProps, PageRequest } from '@sightline/shared-lib/contracts';
import { CATALOGUE_SEGMENTS } from '@sightline/shared-lib/domain/routing';
import { isOffered } from '@sightline/shared-lib/domain/site';
import type { SitemapGroup } from '@sightline/shared-lib/domain/content';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Heading, Page } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import { pageTitle } from '../../features/content/seoHead';

const Title = styled.div`
  padding-block: 24px 32px;
`;

/** Groups follow each other down and then across: beside a long one there is no hole below a short one. */
const Groups = styled.div`
  columns: 3 240px;
  column-gap: 24px;
`;

const Group = styled.section`
  padding-bottom: 32px;
  break-inside: avoid;
  & li > a {
    display: block;
    padding-block: 10px;
  }
  & li > a:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

type SitemapData = readonly SitemapGroup[];

/** Product pages are for the XML site map: thousands of links help no reader. */
function isForReaders(href: string): boolean {
  const [, first = '', second] = href.split('/');
  return first === 'brands' || second === undefined || !(CATALOGUE_SEGMENTS as readonly string[]).includes(first);
}

async function load(request: PageRequest, { client, site, t }: LoadServices): Promise<LoadResult<SitemapData>> {
  const groups = await readSitemap(client, { store: site.brand, lang: site.language, country: site.country });
  return {
    outcome: 'page',
    status: 200,
    cache: 'content',
    head: { title: pageTitle(t('Content.Sitemap')), canonicalPath: request.path },
    data: groups
      .map(({ label, links }) => ({
        label,
        links: links.filter(({ href }) => isForReaders(href) && isOffered(href, site.config)),
      }))
      .filter(({ links }) => links.length > 0),
  };
}

function Sitemap({ data }: PageProps<SitemapData>) {
  const { navigation } = useServices();
  const { t } = useTranslation();
  return (
    <Page as="main" id="main" tabIndex={-1}>
      <Title>
        <Heading level={1}>{t('Content.Sitemap')}</Heading>
      </Title>
      <Groups>
        {data.map(({ label, links }) => (
          <Group key={label}>
            <Heading level={2} size="t1">
              {label}
            </Heading>
            <ul>
              {links.map(({ label: words, href }) => (
                <li key={href}>
                  <a href={navigation.localise(href)}>{words}</a>
                </li>
              ))}
            </ul>
          </Group>
        ))}
      </Groups>
    </Page>
  );
}

/** Every page of the site in groups (SEO-03). */
export const sitemapPage: PageModule<SitemapData> = { load, Page: Sitemap };
