import { useTranslation } from '@sightline/shared-lib/runtime';
import { TextField } from '@sightline/shared-lib/ui';
import { useState } from 'react';

import { LIMITS, readMeasure } from './ownFit';
import type { Measure } from './ownFit';

interface MeasureFieldProps {
  readonly measure: Measure;
  readonly label: string;
  readonly help?: string;
  readonly example?: string;
  readonly optional?: boolean;
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** Millimetres of one measure; a value that cannot be meant is named once the field is left. */
export function MeasureField({ measure, text, onText, ...words }: MeasureFieldProps) {
  const { t } = useTranslation();
  const [left, setLeft] = useState(false);
  const isWrong = left && text.trim() !== '' && readMeasure(text, measure) === null;
  return (
    <TextField
      {...words}
      format="decimal"
      suffix="mm"
      value={text}
      error={isWrong ? t('Size.Wrong', LIMITS[measure]) : undefined}
      onChange={(event) => onText(event.target.value)}
      onBlur={() => setLeft(true)}
    />
  );
}
