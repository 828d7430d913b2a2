import { distanceByCard, type CardMarks } from '@sightline/shared-lib/domain/prescription';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { Button, Icon, Note, Row } from '@sightline/shared-lib/ui';
import { useEffect, useId, useRef, useState } from 'react';

import { firstMarks, type Photo } from './marks';
import { MAGNIFIED, MarkedPhoto } from './MarkedPhoto';
import { PADDING, Root } from './measureStyle';

interface CardMeasureProps {
  readonly onMeasured: (mm: number) => void;
  readonly onClose: () => void;
}

/** Size of a picture that was chosen, its pixels turned upright; null when the browser cannot read it. */
async function openPhoto(file: File): Promise<Photo | null> {
  const url = URL.createObjectURL(file);
  const picture = new Image();
  picture.src = url;
  try {
    await picture.decode();
    return { url, width: picture.naturalWidth, height: picture.naturalHeight };
  } catch {
    URL.revokeObjectURL(url);
    return null;
  }
}

/**
 * The pupillary distance from a photo with a bank card as ruler. The photo is opened, marked and measured in this page: no call
 * is made, nothing of it is kept (RX-13).
 */
export function CardMeasure({ onMeasured, onClose }: CardMeasureProps) {
  const { t, tag } = useTranslation();
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const [photo, setPhoto] = useState<Photo | null>(null);
  const [marks, setMarks] = useState<CardMarks | null>(null);
  const [step, setStep] = useState(1);
  const [failed, setFailed] = useState(false);
  useEffect(() => (photo ? () => URL.revokeObjectURL(photo.url) : undefined), [photo]);

  const choose = async (file: File | undefined) => {
    if (!file) return;
    const opened = await openPhoto(file);
    // What the eye sees under the glass is the smallest step it can tell.
    const shownWidth = (root.current?.clientWidth ?? 0) - PADDING;
    setStep(opened && shownWidth > 0 ? Math.max(1, opened.width / shownWidth / MAGNIFIED) : 1);
    setFailed(opened === null);
    setPhoto(opened);
    setMarks(opened && firstMarks(opened));
  };
  const found = marks && distanceByCard(marks, step);
  const shown = (mm: number) => mm.toLocaleString(tag);
  const words =
    found &&
    t(`Prescription.Measure.${found.state}`, {
      value: found.state === 'too-coarse' ? '' : shown(found.mm),
      accuracy: found.state === 'measured' ? shown(found.accuracy) : '',
    });
  return (
    <Root ref={root} aria-labelledby={`${id}-title`}>
      <h3 className="t2" id={`${id}-title`}>
        {t('Prescription.Measure.Title')}
      </h3>
      <p>{t('Prescription.Measure.How')}</p>
      <p className="small soft">{t('Prescription.Measure.Private')}</p>
      <label className="choose">
        <Icon name="upload" />
        {t('Prescription.Measure.Choose')}
        <input type="file" accept="image/*" onChange={(event) => void choose(event.target.files?.[0])} />
      </label>
      {failed ? (
        <Note tone="bad" live="alert">
          {t('Prescription.Measure.Failed')}
        </Note>
      ) : null}
      {photo && marks ? (
        <>
          <p>{t('Prescription.Measure.Mark')}</p>
          <MarkedPhoto photo={photo} marks={marks} step={step} onMarks={setMarks} />
          <output className="strong">{words}</output>
        </>
      ) : null}
      <Row>
        {found?.state === 'measured' ? (
          <Button onClick={() => onMeasured(found.mm)}>
            {t('Prescription.Measure.Use', { value: shown(found.mm) })}
          </Button>
        ) : null}
        <Button variant="text" onClick={onClose}>
          {t('Prescription.Measure.Close')}
        </Button>
      </Row>
    </Root>
  );
}
