import { BUST_WIDTHS } from '@sightline/shared-lib/domain/product';
import type { Bust } from '@sightline/shared-lib/domain/product';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, ButtonLink, FileDrop, Note, Picture, Row, screenFrom } from '@sightline/shared-lib/ui';
import { useState, type CSSProperties, type ReactNode } from 'react';

import { BUST_RATIO, bustAddress } from '../../catalogue/busts/bustAddress';
import { BustChoice } from '../../catalogue/busts/BustChoice';
import { useBust } from '../../catalogue/busts/useBust';
import { pictureSource } from '../../catalogue/pictures/pictureSource';
import type { TrialFrame } from '../../catalogue/tiles/trialFrame';
import { frontOf } from './frontOf';
import { TroubleNote } from './TroubleNote';
import type { Trouble } from './useTryOn';
import { wornName } from './wornName';

/** Of the front view, which tiles show in this width: most often it is here already. */
const FRONT_WIDTHS = [400] as const;
const FRONT_RATIO = 42;

/** One frame on the bust, both at one scale. Until it is drawn the frame alone stands in its place and the line runs; what does not arrive says so. */
function OnBust({ frame, bust }: { readonly frame: TrialFrame; readonly bust: Bust }) {
  const { t } = useTranslation();
  const src = bustAddress(frame.picture, bust);
  const [here, setHere] = useState('');
  const [lost, setLost] = useState('');
  const alt = t('TryOn.OnBust', {
    name: wornName(frame),
    face: BUST_WIDTHS[bust.width],
    mm: Math.round(frame.mm),
  });
  return (
    <figure
      className="worn"
      aria-busy={src !== here && src !== lost}
      onLoadCapture={({ target }) => (target as HTMLImageElement).alt === alt && setHere(src)}
    >
      <div className="place">
        <Picture
          {...pictureSource({ src, mm: 0, ratio: BUST_RATIO }, alt)}
          sizes={STAGE_SIZES}
          className="on-bust"
          eager
          onError={() => setLost(src)}
        />
        {here ? null : (
          <span className="front" style={{ '--wide': frame.mm } as CSSProperties}>
            <Picture {...pictureSource({ src: frontOf(frame), mm: 0, ratio: FRONT_RATIO }, '', FRONT_WIDTHS)} eager />
          </span>
        )}
      </div>
      <figcaption className="small">
        {lost === src ? (
          <span className="failed">{t('TryOn.PictureFailed')}</span>
        ) : (
          <>
            <span className="strong">{frame.name}</span> {frame.colour}
          </>
        )}
      </figcaption>
    </figure>
  );
}

/** A bust is as high as the stage; its picture is half as wide again as it is shown on small screens. */
const STAGE_SIZES = `${screenFrom.md} 560px, 80vw`;

interface BustViewProps {
  /** What is worn, the latest last. */
  readonly shown: readonly TrialFrame[];
  readonly trouble?: Trouble | undefined;
  readonly onCamera: () => void;
  readonly onFile: (file: File) => void;
  /** A link leads away from the page below. */
  readonly onLeave: () => void;
  /** What belongs to the frames. */
  readonly children: ReactNode;
}

/** Where try-on begins: the frames on a display bust at once, and from there to a face of one's own, by camera or by photo. */
export function BustView({ shown, trouble, onCamera, onFile, onLeave, children }: BustViewProps) {
  const { navigation } = useServices();
  const { t } = useTranslation();
  const [bust, setBust] = useBust();
  const last = shown.at(-1);
  return (
    // A followed link leaves the dialog behind.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div className="trying" onClick={(event) => (event.target as Element).closest('a') && onLeave()}>
      <div className="stage" data-count={shown.length}>
        {shown.map((frame) => (
          <OnBust key={frame.partNumber} frame={frame} bust={bust} />
        ))}
      </div>
      <div className="aside">
        {trouble ? <TroubleNote why={trouble} /> : null}
        <div className="way">
          <p className="t2">{t('TryOn.Camera.Title')}</p>
          <p className="soft">{t('TryOn.Camera.Text')}</p>
          <Row>
            <Button icon="arrow" onClick={onCamera}>
              {t('TryOn.Camera.Open')}
            </Button>
          </Row>
        </div>
        <div className="busts">
          <BustChoice bust={bust} onChange={setBust} />
        </div>
        {children}
        {last ? (
          <Row>
            <ButtonLink variant="outlined" icon="arrow" href={navigation.localise(last.path)}>
              {t('TryOn.See', { name: last.name })}
            </ButtonLink>
          </Row>
        ) : null}
        <FileDrop
          title={t('TryOn.Photo.Title')}
          hint={t('TryOn.Photo.Hint')}
          choose={t('TryOn.Photo.Choose')}
          accept="image/*"
          onAdd={([file]) => file && onFile(file)}
        />
        <Note title={t('TryOn.Private')}>{t('TryOn.PrivateText')}</Note>
        <p className="small soft">{t('TryOn.BustNote')}</p>
      </div>
    </div>
  );
}
