import { shareWishlist, unshareWishlist, type Wishlist } from '@sightline/shared-lib/api/wishlist';
import { useServices, useTranslation, useUser } from '@sightline/shared-lib/runtime';
import { Button, Row, Stack, TextLink } from '@sightline/shared-lib/ui';
import { useState } from 'react';

import { useWishes } from '../../account/saved/useWishes';
import { wishesOf } from '../../account/saved/wishes';

/** A link that shows the list to whoever has it, for registered shoppers, and its end (ACC-05). */
export function ShareList() {
  const services = useServices();
  const { client, navigation, reportFailure, toasts } = services;
  const { t } = useTranslation();
  const { shareKey } = useWishes();
  const [busy, setBusy] = useState(false);
  if (!useUser()?.userLoggedIn) return null;
  const hrefOf = (list: string) => navigation.href({ page: 'wishlist', query: { list } });

  const change = async (work: () => Promise<Wishlist>): Promise<string> => {
    setBusy(true);
    try {
      const list = await work();
      wishesOf(services).take(list);
      return list.shareKey;
    } catch (error) {
      reportFailure(error);
      toasts.show({ tone: 'bad', message: t('Wishlist.Share.Failed') });
      return '';
    } finally {
      setBusy(false);
    }
  };
  const copy = (key: string) =>
    // A browser that gives no clipboard still shows the link.
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(new URL(hrefOf(key), window.location.href).href))
      .then(() => toasts.show({ message: t('Wishlist.Share.Copied') }))
      .catch(() => undefined);
  const share = async () => {
    const key = await change(() => shareWishlist(client, { skipErrorMessage: true }));
    if (key) await copy(key);
  };
  const end = async () => {
    await change(() => unshareWishlist(client, { skipErrorMessage: true }));
  };

  return (
    <Stack gap={3}>
      <p className="soft">{t(shareKey ? 'Wishlist.Share.Open' : 'Wishlist.Share.Text')}</p>
      {shareKey ? (
        <Row>
          <TextLink href={hrefOf(shareKey)}>{t('Wishlist.Share.Link')}</TextLink>
          <Button variant="text" onClick={() => void copy(shareKey)}>
            {t('Wishlist.Share.Copy')}
          </Button>
          <Button variant="text" busy={busy} onClick={() => void end()}>
            {t('Wishlist.Share.End')}
          </Button>
        </Row>
      ) : (
        <div>
          <Button variant="outlined" busy={busy} onClick={() => void share()}>
            {t('Wishlist.Share.Begin')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
