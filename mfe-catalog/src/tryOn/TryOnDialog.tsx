import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, ButtonLink, IconButton, ProgressLine, Row, Segmented } from '@sightline/shared-lib/ui';
import { useEffect, useId, useRef, useState } from 'react';

import { CameraView } from './CameraView';
import { DistanceOffer, Measures, ShapeAdvice } from './FaceFacts';
import { FrameShelf } from './FrameShelf';
import { SourceChoice } from './SourceChoice';
import type { TrialFrame } from './trialFrame';
import { TryOnPanel } from './tryOnStyle';
import { browserTools } from './tryOnTools';
import type { TryOnTools } from './tryOnTools';
import { useTryOn } from './useTryOn';
import type { TrialFace } from './useTryOn';
import { WornPicture } from './WornPicture';

interface TryOnDialogProps {
  /** The frame to begin with, then what it may be compared with. */
  readonly frames: readonly TrialFrame[];
  /** Locale-less path of the listing that advice leads to. */
  readonly section: string;
  readonly onClose: () => void;
  readonly tools?: TryOnTools;
}

/** Frames on a face, over the whole screen: camera, photo or the studio head, one frame or up to four (ADV-02). */
export default function TryOnDialog({ frames, section, onClose, tools = browserTools }: TryOnDialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { state, fromFile, fromSample, startCamera, takePicture, reset } = useTryOn(tools);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const before = document.activeElement;
    if (!element.open) element.showModal();
    heading.current?.focus();
    return () => {
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  return (
    <TryOnPanel
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header>
        <h2 id={titleId} ref={heading} tabIndex={-1} className="t1">
          {t('TryOn.Title')}
        </h2>
        <IconButton icon="close" label={t('TryOn.Close')} onClick={onClose} />
      </header>
      {state.step === 'choose' ? (
        <SourceChoice
          trouble={state.trouble}
          onCamera={() => void startCamera()}
          onFile={(file) => void fromFile(file)}
          onSample={() => void fromSample()}
        />
      ) : state.step === 'camera' ? (
        <CameraView stream={state.stream} onTake={(video) => void takePicture(video)} onCancel={reset} />
      ) : state.step === 'working' ? (
        <output className="working">
          <p className="t2">{t('TryOn.Working')}</p>
          <ProgressLine label={t('TryOn.Working')} />
          <p className="small soft">{t('TryOn.WorkingText')}</p>
        </output>
      ) : (
        <Wearing
          faces={state.faces}
          isSample={state.isSample}
          frames={frames}
          section={section}
          tools={tools}
          onOther={reset}
          onLeave={onClose}
        />
      )}
    </TryOnPanel>
  );
}

/** Steps of the frame up and down the nose, mm. */
const LIFTS = [-4, -2, 0, 2, 4];

interface WearingProps extends Pick<TryOnDialogProps, 'frames' | 'section'> {
  readonly faces: readonly TrialFace[];
  readonly isSample: boolean;
  readonly tools: TryOnTools;
  readonly onOther: () => void;
  /** A link leads away from the page below. */
  readonly onLeave: () => void;
}

function Wearing({ faces, isSample, frames, section, tools, onOther, onLeave }: WearingProps) {
  const { navigation, site } = useServices();
  const { t } = useTranslation();
  const [worn, setWorn] = useState<readonly string[]>(() => frames.slice(0, 1).map(({ partNumber }) => partNumber));
  const [faceIndex, setFaceIndex] = useState(0);
  const [seat, setSeat] = useState(2);
  const face = faces[faceIndex] ?? faces[0];
  const shown = worn.flatMap((one) => frames.find(({ partNumber }) => partNumber === one) ?? []);
  const last = shown.at(-1) ?? frames[0];
  if (!face || !last) return null;
  return (
    // A followed link leaves the dialog behind.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div className="wearing" onClick={(event) => (event.target as Element).closest('a') && onLeave()}>
      <div className="stage" data-count={shown.length}>
        {shown.map((frame) => (
          <WornPicture key={frame.partNumber} face={face} frame={frame} lift={LIFTS[seat] ?? 0} draw={tools.drawWorn} />
        ))}
      </div>
      <div className="aside">
        {faces.length > 1 ? (
          <div className="facts">
            <p>{t('TryOn.Several', { count: faces.length })}</p>
            <Segmented
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
        <FrameShelf frames={frames} worn={worn} onChange={setWorn} />
        <Row>
          <Button variant="outlined" size="small" onClick={() => setSeat(Math.min(LIFTS.length - 1, seat + 1))}>
            {t('TryOn.Higher')}
          </Button>
          <Button variant="outlined" size="small" onClick={() => setSeat(Math.max(0, seat - 1))}>
            {t('TryOn.Lower')}
          </Button>
          <Button variant="text" onClick={onOther}>
            {t('TryOn.Other')}
          </Button>
        </Row>
        <ButtonLink icon="arrow" wide href={navigation.localise(last.path)}>
          {t('TryOn.See', { name: last.name })}
        </ButtonLink>
        <Measures face={face.geometry} frame={last} />
        {site.config.isFrameAdvisorEnabled ? <ShapeAdvice shape={face.shape} section={section} /> : null}
        {isSample ? null : <DistanceOffer face={face.geometry} />}
        <p className="small soft">{t(isSample ? 'TryOn.SampleNote' : 'TryOn.PrivateText')}</p>
      </div>
    </div>
  );
}
