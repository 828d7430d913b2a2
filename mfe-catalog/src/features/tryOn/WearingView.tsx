import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, ButtonLink, Row, Segmented } from '@sightline/shared-lib/ui';
import { useState, type ReactNode } from 'react';

import { DistanceOffer, Measures, ShapeAdvice } from './FaceFacts';
import type { TrialFrame } from '../../catalogue/tiles/trialFrame';
import type { TryOnTools } from './tryOnTools';
import type { TrialFace } from './useTryOn';
import { WornPicture } from './WornPicture';

interface WearingViewProps {
  readonly faces: readonly TrialFace[];
  /** What is worn, the latest last. */
  readonly shown: readonly TrialFrame[];
  readonly lift: number;
  /** Locale-less path of the listing that advice leads to. */
  readonly section: string;
  readonly tools: TryOnTools;
  readonly onOther: () => void;
  /** A link leads away from the page below. */
  readonly onLeave: () => void;
  /** What belongs to the frames rather than to the face. */
  readonly children: ReactNode;
}

/** One frame on a picture of a face, or up to four side by side, and what was measured on it. */
export function WearingView(props: WearingViewProps) {
  const { faces, shown, lift, section, tools, onOther, onLeave, children } = props;
  const { navigation, site } = useServices();
  const { t } = useTranslation();
  const [faceIndex, setFaceIndex] = useState(0);
  const face = faces[faceIndex] ?? faces[0];
  const last = shown.at(-1);
  if (!face || !last) return null;
  return (
    // A followed link leaves the dialog behind.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div className="trying" onClick={(event) => (event.target as Element).closest('a') && onLeave()}>
      <div className="stage" data-count={shown.length}>
        {shown.map((frame) => (
          <WornPicture key={frame.partNumber} face={face} frame={frame} lift={lift} draw={tools.drawWorn} />
        ))}
      </div>
      <div className="aside">
        {faces.length > 1 ? (
          <div className="facts">
            <p>{t('TryOn.Several', { count: faces.length })}</p>
            <Segmented
              wide
              label={t('TryOn.WhichFace')}
              name="face"
              value={String(faceIndex)}
              options={faces.map((_, index) => ({
                value: String(index),
                label: t('TryOn.FaceNumber', { number: index + 1 }),
              }))}
              onChange={(event) => setFaceIndex(Number(event.target.value))}
            />
          </div>
        ) : null}
        {children}
        <Row>
          <ButtonLink icon="arrow" href={navigation.localise(last.path)}>
            {t('TryOn.See', { name: last.name })}
          </ButtonLink>
          <Button variant="text" onClick={onOther}>
            {t('TryOn.Other')}
          </Button>
        </Row>
        <Measures face={face.geometry} frame={last} />
        {site.config.isFrameAdvisorEnabled ? <ShapeAdvice shape={face.shape} section={section} /> : null}
        <DistanceOffer face={face.geometry} />
        <p className="small soft">{t('TryOn.PrivateText')}</p>
      </div>
    </div>
  );
}
