import { useTranslation } from '@sightline/shared-lib/runtime';
import { Icon, screenFrom } from '@sightline/shared-lib/ui';
import { useState } from 'react';

import { Audiogram } from './Audiogram';
import type { HearingResult } from './hearingResult';

/** The audiogram while it grows: to be folded away, and folded from the start where it would push the button off the screen. */
export function SoFar({
  levels,
  now,
}: {
  readonly levels: HearingResult['levels'];
  readonly now: Parameters<typeof Audiogram>[0]['now'];
}) {
  const { t } = useTranslation();
  const [open] = useState(() => typeof matchMedia === 'function' && matchMedia(screenFrom.md).matches);
  return (
    <details open={open}>
      <summary>
        {t('Hearing.Audiogram.SoFar')}
        <Icon name="chevronDown" size={16} />
      </summary>
      <Audiogram levels={levels} now={now} />
    </details>
  );
}
