import { useTranslation } from '@sightline/shared-lib/runtime';
import { EmptyState, Heading, Page } from '@sightline/shared-lib/ui';

import { Sections } from '../../features/search/Sections';
import { SearchForm } from './SearchForm';

/** Before anything is searched for. */
export function SearchStart() {
  const { t } = useTranslation();
  return (
    <Page as="main" id="main" tabIndex={-1}>
      <Heading level={1}>{t('Search.Title')}</Heading>
      <SearchForm term="" />
      <EmptyState title={t('Search.OrSection')} actions={<Sections />} />
    </Page>
  );
}
