import type { TextKey } from '@sightline/shared-lib/contracts';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Note, TextLink } from '@sightline/shared-lib/ui';

/** Locale-less way to the stores that test hearing. */
export const HEARING_STORES = '/store-locator?service=hearing';

/** Why there is no sound, and where hearing is tested without it. */
export type Silence = 'missing' | 'blocked' | 'mono' | 'unheard';

const TEXTS: Readonly<Record<Silence, readonly [title: TextKey, text: TextKey]>> = {
  missing: ['Hearing.Silence.Missing', 'Hearing.Silence.MissingText'],
  blocked: ['Hearing.Silence.Blocked', 'Hearing.Silence.BlockedText'],
  mono: ['Hearing.Silence.Mono', 'Hearing.Silence.MonoText'],
  unheard: ['Hearing.Silence.Unheard', 'Hearing.Silence.UnheardText'],
};

/** A designed answer to a browser without sound, blocked sound, both sides at once, or nothing heard. */
export function SilenceNote({ why }: { readonly why: Silence }) {
  const { navigation, site } = useServices();
  const { t } = useTranslation();
  const [title, text] = TEXTS[why];
  return (
    <Note
      tone="warn"
      live="status"
      title={t(title)}
      action={
        site.config.isStoreLocatorEnabled ? (
          <TextLink href={navigation.localise(HEARING_STORES)}>{t('Hearing.Stores')}</TextLink>
        ) : null
      }
    >
      {t(text)}
    </Note>
  );
}
