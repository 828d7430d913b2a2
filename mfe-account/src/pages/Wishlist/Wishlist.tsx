import type { PageProps } from '@sightline/shared-lib/contracts';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { Heading, Page, Stack } from '@sightline/shared-lib/ui';

import { SavedFrames } from '../../features/wishlist/SavedFrames';

/** The wish list, for guests and registered shoppers alike (ACC-05). */
export function Wishlist(_props: PageProps<null>) {
  const { t } = useTranslation();
  return (
    <Page as="main" id="main" tabIndex={-1}>
      <Stack gap={6}>
        <Heading level={1}>{t('Account.Title.Wishlist')}</Heading>
        <SavedFrames />
      </Stack>
    </Page>
  );
}
