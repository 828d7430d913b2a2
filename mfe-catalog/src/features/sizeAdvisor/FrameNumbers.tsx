import { useTranslation } from '@sightline/shared-lib/runtime';
import { FieldRow, LensSize, Stack } from '@sightline/shared-lib/ui';
import { useState } from 'react';

import { MeasureField } from './MeasureField';
import { readMeasure } from './ownFit';
import type { OwnFit } from './ownFit';

interface FrameNumbersProps {
  readonly initial: OwnFit | null;
  readonly onChange: (fit: OwnFit | null) => void;
}

const textOf = (value: number | null | undefined) => (value ? String(value) : '');

/** The numbers inside the temple of a pair that fits, and its width by ruler for who has one at hand. */
export function FrameNumbers({ initial, onChange }: FrameNumbersProps) {
  const { t } = useTranslation();
  const own = initial?.way === 'frame' ? initial : null;
  const [typed, setTyped] = useState({
    lens: textOf(own?.lens),
    bridge: textOf(own?.bridge),
    total: textOf(own?.total),
  });
  const type = (name: keyof typeof typed) => (text: string) => {
    const next = { ...typed, [name]: text };
    setTyped(next);
    const lens = readMeasure(next.lens, 'lens');
    const bridge = readMeasure(next.bridge, 'bridge');
    const total = readMeasure(next.total, 'total');
    const isTotalWrong = next.total.trim() !== '' && total === null;
    onChange(lens === null || bridge === null || isTotalWrong ? null : { way: 'frame', lens, bridge, total });
  };
  return (
    <Stack>
      <p className="soft">
        {t('Size.Temple')} <LensSize lens={52} bridge={18} temple={145} />
      </p>
      <FieldRow>
        <MeasureField
          measure="lens"
          label={t('Size.Lens')}
          help={t('Size.LensHelp')}
          example="52"
          text={typed.lens}
          onText={type('lens')}
        />
        <MeasureField
          measure="bridge"
          label={t('Size.Bridge')}
          help={t('Size.BridgeHelp')}
          example="18"
          text={typed.bridge}
          onText={type('bridge')}
        />
      </FieldRow>
      <MeasureField
        measure="total"
        label={t('Size.Total')}
        help={t('Size.TotalHelp')}
        optional
        text={typed.total}
        onText={type('total')}
      />
    </Stack>
  );
}
