import { Fragment, useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { ButtonLink, EmptyState, IconButton, Skeleton } from '@sightline/shared-lib/ui';
import { useEffect } from 'react';

import { Failed } from '../../account/parts/Failed';
import { useToggleWish, useWishes } from '../../account/saved/useWishes';
import { wishesOf } from '../../account/saved/wishes';
import { ShareList } from './ShareList';
import { WishTiles } from './WishTiles';

const NOTHING = {};

/** Takes a product back, with a way to undo it. */
function OwnHeart({ partNumber, name }: { readonly partNumber: string; readonly name: string }) {
  const { toasts } = useServices();
  const { t } = useTranslation();
  const toggle = useToggleWish();
  const remove = () => {
    toggle(partNumber, name);
    toasts.show({
      message: t('Wishlist.Removed', { name }),
      action: { label: t('Wishlist.Undo'), run: () => toggle(partNumber, name) },
    });
  };
  return <IconButton icon="heart" label={t('Wishlist.Remove', { name })} pressed onClick={remove} />;
}

/** Saved products as tiles, newest first, and the link that shows them to others (ACC-05). */
export function SavedFrames() {
  const services = useServices();
  const { navigation } = services;
  const { t } = useTranslation();
  const { state, partNumbers, shareKey } = useWishes();
  const wishes = wishesOf(services);
  // Another device may have changed the list since a heart was drawn.
  useEffect(() => void wishes.read(), [wishes]);
  if (state === 'failed') return <Failed what={t('Wishlist.Failed')} onAgain={() => void wishes.read()} />;
  if (state !== 'ready') return <Skeleton fills="tile" slowText={t('Wishlist.Slow')} />;
  if (partNumbers.length === 0)
    return (
      <>
        <EmptyState
          sign="panto"
          title={t('Wishlist.Empty')}
          actions={<ButtonLink href={navigation.localise('/sunglasses')}>{t('Account.Browse')}</ButtonLink>}
        >
          {t('Wishlist.EmptyText')}
        </EmptyState>
        {shareKey ? <ShareList /> : null}
        <Fragment name="search.startAgain" props={NOTHING} />
      </>
    );
  return (
    <>
      <WishTiles partNumbers={partNumbers} href={navigation.href({ page: 'wishlist' })} Heart={OwnHeart} />
      <ShareList />
    </>
  );
}
