import { useTranslation } from '@sightline/shared-lib/runtime';
import { Stack } from '@sightline/shared-lib/ui';
import { useState } from 'react';

import { MeasureField } from './MeasureField';
import { readMeasure } from './ownFit';
import type { OwnFit } from './ownFit';

interface FaceWidthProps {
  readonly initial: OwnFit | null;
  readonly onChange: (fit: OwnFit | null) => void;
}

/** The width of the face from temple to temple. */
export function FaceWidth({ initial, onChange }: FaceWidthProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(initial?.way === 'face' ? String(initial.width) : '');
  const type = (next: string) => {
    setText(next);
    const width = readMeasure(next, 'width');
    onChange(width === null ? null : { way: 'face', width });
  };
  return (
    <Stack>
      <p className="soft">{t('Size.Mirror')}</p>
      <MeasureField
        measure="width"
        label={t('Size.Face')}
        help={t('Size.FaceHelp')}
        example="138"
        text={text}
        onText={type}
      />
    </Stack>
  );
}
