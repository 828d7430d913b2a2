import { useTranslation } from '@sightline/shared-lib/runtime';
import { ButtonLink } from '@sightline/shared-lib/ui';

import type { SuccessMessage } from './successMessage';

/** What has been done, and the way on. */
export function SuccessStep({ message, way }: { readonly message: SuccessMessage; readonly way: string }) {
  const { t } = useTranslation();
  const [email = ''] = message.messageParameters;
  return (
    <>
      <p className="step-lead soft">{t(message.key, { email })}</p>
      <div>
        <ButtonLink icon="arrow" href={message.link}>
          {way}
        </ButtonLink>
      </div>
    </>
  );
}
