import { Fragment, useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { useReading } from '@sightline/shared-lib/store';
import { ButtonLink, EmptyState, Skeleton } from '@sightline/shared-lib/ui';

import { Failed } from '../../account/parts/Failed';
import { sharedWishes } from '../../account/reading/accountApi';
import { WishTiles } from './WishTiles';

/** The visitor's own heart for an article of somebody's list. */
function HeartOfOthers(article: { readonly partNumber: string; readonly name: string }) {
  return <Fragment name="account.wishlistHeart" props={article} fallback={null} />;
}

/** What somebody saved, for whoever has the link: articles, and nothing of whose they are (ACC-05). */
export function SharedList({ listKey }: { readonly listKey: string }) {
  const { navigation } = useServices();
  const { t } = useTranslation();
  const { reading, again } = useReading(sharedWishes, { key: listKey }, { isPublic: true });
  if (reading.state === 'loading') return <Skeleton fills="tile" slowText={t('Wishlist.Shared.Slow')} />;
  if (reading.state === 'failed') return <Failed what={t('Wishlist.Shared.Failed')} onAgain={again} />;
  if (!reading.value?.length)
    return (
      <EmptyState
        title={t(reading.value ? 'Wishlist.Shared.Empty' : 'Wishlist.Shared.Closed')}
        actions={<ButtonLink href={navigation.localise('/sunglasses')}>{t('Account.Browse')}</ButtonLink>}
      />
    );
  return (
    <WishTiles
      partNumbers={reading.value}
      href={navigation.href({ page: 'wishlist', query: { list: listKey } })}
      Heart={HeartOfOthers}
    />
  );
}
