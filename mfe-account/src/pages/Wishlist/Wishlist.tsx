import type { PageProps } from '@sightline/shared-lib/contracts';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { Heading, Page, Stack } from '@sightline/shared-lib/ui';

import { SavedFrames } from '../../features/wishlist/SavedFrames';
import { SharedList } from '../../features/wishlist/SharedList';

export interface WishlistData {
  /** Opens somebody's list; empty for the visitor's own. */
  readonly listKey: string;
}

/** The wish list, for guests and registered shoppers alike, or one that somebody shares (ACC-05). */
export function Wishlist({ data: { listKey } }: PageProps<WishlistData>) {
  const { t } = useTranslation();
  return (
    <Page as="main" id="main" tabIndex={-1}>
      <Stack gap={6}>
        <Heading level={1}>{t(listKey ? 'Wishlist.Shared.Title' : 'Account.Title.Wishlist')}</Heading>
        {listKey ? <SharedList key={listKey} listKey={listKey} /> : <SavedFrames />}
      </Stack>
    </Page>
  );
}
