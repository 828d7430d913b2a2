import type { Fragments } from '@sightline/shared-lib/contracts';
import { useTranslation, useUser } from '@sightline/shared-lib/runtime';

/** Who is signed in, in a few words; nothing for everybody else. */
export function Greeting(_props: Fragments['account.greeting']) {
  const { t } = useTranslation();
  const user = useUser();
  if (!user?.userLoggedIn) return null;
  const name = user.details?.firstName;
  return <span>{name ? t('Account.Greeting', { name }) : t('Account.GreetingPlain')}</span>;
}
