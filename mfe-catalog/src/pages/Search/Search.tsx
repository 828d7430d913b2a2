import type { PageModule, PageProps } from '@sightline/shared-lib/contracts';
import { CATALOGUE_SEGMENTS } from '@sightline/shared-lib/domain';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { ButtonLink, EmptyState, Heading, media, Page, TextLink } from '@sightline/shared-lib/ui';
import { useEffect } from 'react';
import { styled } from 'styled-components';

import { pageLoad } from '../../allWords';
import { Listing } from '../../listing/Listing';
import { Marked } from '../../search/Marked';
import { rememberSearch } from '../../search/recentSearches';
import { searchPath } from '../../search/searchPath';
import type { SearchData } from './load';
import { SearchForm } from './SearchForm';

/** Field and pages share the first lines, so that the products begin high on the screen. */
const Top = styled.div`
  display: grid;
  gap: 0 48px;
  ${media.md} {
    grid-template-columns: minmax(0, 520px) minmax(0, 1fr);
    align-items: start;
  }
`;

/** Pages beside products; without products there is room for all. */
const PAGES_BESIDE = 2;

const Reading = styled.section`
  display: grid;
  gap: 8px;
  margin-block: 20px 32px;
  & > ul {
    display: grid;
    gap: 12px 32px;
    grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  }
`;

const Phrases = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 20px;
  margin-block: 16px;
  & > h2 {
    flex-basis: 100%;
    color: var(--ink-2);
  }
`;

/** Searches that lead somewhere. */
function Instead({ title, phrases }: { readonly title: string; readonly phrases: readonly string[] }) {
  const { navigation } = useServices();
  if (phrases.length === 0) return null;
  return (
    <Phrases>
      <Heading level={2} size="small">
        {title}
      </Heading>
      {phrases.map((phrase) => (
        <TextLink key={phrase} href={navigation.localise(searchPath(phrase))}>
          {phrase}
        </TextLink>
      ))}
    </Phrases>
  );
}

/** Where to start when words lead nowhere. */
function Sections() {
  const { navigation } = useServices();
  const { t } = useTranslation();
  return CATALOGUE_SEGMENTS.filter((segment) => segment !== 'brands').map((segment) => (
    <ButtonLink key={segment} variant="outlined" size="small" href={navigation.localise(`/${segment}`)}>
      {t(`Section.${segment}`)}
    </ButtonLink>
  ));
}

function Search({ data }: PageProps<SearchData>) {
  const { navigation, storage } = useServices();
  const { t } = useTranslation();
  const { term, listing, contents, other } = data;
  useEffect(() => rememberSearch(storage, term), [storage, term]);
  if (!listing) {
    return (
      <Page as="main" id="main" tabIndex={-1}>
        <Heading level={1}>{t('Search.Title')}</Heading>
        <SearchForm term="" />
        <EmptyState title={t('Search.In')} actions={<Sections />} />
      </Page>
    );
  }
  return (
    <Listing
      data={listing}
      nothing={
        <EmptyState title={t('Search.None', { term })} actions={<Sections />}>
          {t('Search.NoneHelp')}
          <Instead title={t('Search.Instead')} phrases={other?.instead ?? []} />
          <Instead title={t('Search.Popular')} phrases={other?.popular ?? []} />
        </EmptyState>
      }
    >
      <Top>
        <SearchForm term={term} />
        {contents.length > 0 ? (
          <Reading>
            <Heading level={2} size="t2">
              {t('Search.Read')}
            </Heading>
            <ul>
              {(listing.answer.total > 0 ? contents.slice(0, PAGES_BESIDE) : contents).map(
                ({ id, title, url, text }) => (
                  <li key={id}>
                    <TextLink href={navigation.localise(url)}>
                      <Marked parts={title} />
                    </TextLink>
                    <p className="small soft">
                      <Marked parts={text} />
                    </p>
                  </li>
                ),
              )}
            </ul>
          </Reading>
        ) : null}
      </Top>
    </Listing>
  );
}

/** Results of a search. */
export const searchPage: PageModule<SearchData> = {
  load: pageLoad(() => import('./load').then((file) => file.load)),
  Page: Search,
};
