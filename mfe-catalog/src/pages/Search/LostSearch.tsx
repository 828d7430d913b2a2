import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { EmptyState, Heading, TextLink } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import { Rail } from '../../catalogue/tiles/Rail';
import { searchPath } from '../../catalogue/links/searchPath';
import { Sections } from '../../features/search/Sections';
import type { SearchData } from './searchData';

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

/** Help when words lead nowhere: other words, sections, and goods. */
export function LostSearch({ term, other, inDemand }: Pick<SearchData, 'term' | 'other' | 'inDemand'>) {
  const { t } = useTranslation();
  return (
    <>
      <EmptyState title={t('Search.None', { term })} actions={<Sections />}>
        {t('Search.NoneHelp')}
        <Instead title={t('Search.Instead')} phrases={other?.instead ?? []} />
        <Instead title={t('Search.Popular')} phrases={other?.popular ?? []} />
      </EmptyState>
      <Rail title={t('Search.InDemand')} tiles={inDemand} />
    </>
  );
}
