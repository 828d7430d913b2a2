import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, TextField } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import { LONGEST_TERM } from '../../catalogue/links/searchPath';

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: 8px;
  max-width: 640px;
  margin-block: 20px;
  & > button {
    min-height: 48px;
  }
`;

/** The search as a plain form; it works without script. */
export function SearchForm({ term }: { readonly term: string }) {
  const { navigation } = useServices();
  const { t } = useTranslation();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- React does not know the element everywhere
    <Root key={term} role="search" method="get" action={navigation.href({ page: 'search' })}>
      <TextField
        label={t('Search.Label')}
        name="q"
        type="search"
        defaultValue={term}
        example={t('Search.Example')}
        autoComplete="off"
        maxLength={LONGEST_TERM}
      />
      <Button type="submit" icon="search">
        {t('Search.Submit')}
      </Button>
    </Root>
  );
}
