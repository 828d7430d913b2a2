import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { media, SearchRow, TextField } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import { LONGEST_TERM } from '../../catalogue/links/searchPath';

const Root = styled.form`
  /* 640 px at most, with a line to itself. */
  flex: none;
  width: min(100%, 640px);
  margin-block: 12px;
  margin-inline-end: max(0px, 100% - 640px);
  /* Count and order of what was found stand beside the field. */
  ${media.md} {
    grid-area: 2 / 1;
    margin-bottom: 2px;
    & ~ * {
      grid-row: 2;
    }
  }
`;

/** The search as a plain form; it works without script. */
export function SearchForm({ term }: { readonly term: string }) {
  const { navigation } = useServices();
  const { t } = useTranslation();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- React does not know the element everywhere
    <Root key={term} role="search" method="get" action={navigation.href({ page: 'search' })}>
      <SearchRow submit={t('Search.Submit')}>
        <TextField
          label={t('Search.Label')}
          name="q"
          type="search"
          defaultValue={term}
          example={t('Search.Example')}
          autoComplete="off"
          maxLength={LONGEST_TERM}
        />
      </SearchRow>
    </Root>
  );
}
