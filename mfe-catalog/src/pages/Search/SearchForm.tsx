import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { SearchRow, TextField } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import { LONGEST_TERM } from '../../catalogue/links/searchPath';

const Root = styled.form`
  max-width: 640px;
  margin-block: 20px;
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
