import { useTranslation } from '@sightline/shared-lib/runtime';
import { TextLink } from '@sightline/shared-lib/ui';

interface NewHereProps {
  readonly href: string;
  readonly onFollow?: () => void;
}

/** The way to an account, and the reminder that none is needed. */
export function NewHere({ href, onFollow }: NewHereProps) {
  const { t } = useTranslation();
  const [before = '', after = ''] = t('SignIn.NewHere', { create: '\u0000' }).split('\u0000');
  return (
    <p className="soft">
      {before}
      <TextLink href={href} onClick={onFollow}>
        {t('SignIn.Create')}
      </TextLink>
      {after}
    </p>
  );
}
