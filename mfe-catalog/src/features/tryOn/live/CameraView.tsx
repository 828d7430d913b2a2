import type { TextKey } from '@sightline/shared-lib/contracts';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, Row } from '@sightline/shared-lib/ui';
import { useRef, useState, type ReactNode } from 'react';

import type { FaceFinder } from '../faceFinder';
import type { TrialFrame } from '../../../catalogue/tiles/trialFrame';
import type { TryOnTools } from '../tryOnTools';
import { wornName } from '../wornName';
import type { Advice } from './advice';
import { useCameraPicture } from './useCameraPicture';
import { useLiveMirror } from './useLiveMirror';

const ADVICE: Readonly<Record<Advice, TextKey>> = {
  starting: 'TryOn.Working',
  'no-face': 'TryOn.Live.NoFace',
  dark: 'TryOn.Live.Dark',
  far: 'TryOn.Live.Far',
  moving: 'TryOn.Live.Moving',
  worn: 'TryOn.Live.Worn',
};

/** Live, or one picture: because the device asks for calm, is too slow, or live looking failed. */
type Mode = 'live' | 'calm' | 'slow' | 'failed';

const STILL: Readonly<Record<Exclude<Mode, 'live'>, TextKey>> = {
  calm: 'TryOn.Live.Calm',
  slow: 'TryOn.Live.Slow',
  failed: 'TryOn.Live.Slow',
};

interface CameraViewProps {
  readonly stream: MediaStream;
  readonly tools: TryOnTools;
  readonly getFinder: () => Promise<FaceFinder>;
  readonly frame: TrialFrame;
  readonly lift: number;
  /** `faceWidth` in mm where the live view knows it. */
  readonly onTake: (video: HTMLVideoElement, faceWidth?: number) => void;
  readonly onCancel: () => void;
  readonly onLost: () => void;
  /** What belongs to the frame rather than to the camera. */
  readonly children: ReactNode;
}

/** Pixels across the glass that frames are drawn on. */
const GLASS = 800;

/** The camera as a mirror: the frame follows the face, or waits for a picture taken by hand. */
export function CameraView({ stream, tools, getFinder, frame, lift, children, ...events }: CameraViewProps) {
  const { onTake, onCancel, onLost } = events;
  const { reportFailure } = useServices();
  const { t } = useTranslation();
  const video = useCameraPicture({ stream, tools, onLost });
  const glass = useRef<HTMLCanvasElement>(null);
  const [ready, setReady] = useState(false);
  const [mode, setMode] = useState<Mode>(() => (tools.wantsCalm() ? 'calm' : 'live'));
  // Who asks for the live view all the same gets it, however slow.
  const [asked, setAsked] = useState(false);
  const isLive = mode === 'live';
  const { advice, faceWidth } = useLiveMirror({
    tools,
    getFinder,
    video,
    glass,
    frame,
    lift,
    isOn: ready && isLive,
    onSlow: () => asked || setMode('slow'),
    onFailure: (error) => {
      reportFailure(error);
      setMode('failed');
    },
  });
  const isWorn = isLive && (advice === 'worn' || advice === 'moving' || advice === 'far');
  return (
    <div className="trying">
      <div className="stage" data-count="1">
        <div className="mirror" data-live={isLive ? advice : 'still'}>
          {/* Nothing is said: the picture is the shopper. */}
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
          <video
            ref={video}
            muted
            playsInline
            autoPlay
            aria-label={t('TryOn.Camera.Picture')}
            onLoadedData={() => setReady(true)}
          />
          <canvas
            ref={glass}
            width={GLASS}
            height={(GLASS * 5) / 4}
            {...(isWorn
              ? { role: 'img', 'aria-label': t('TryOn.Worn', { name: wornName(frame), mm: Math.round(frame.mm) }) }
              : { 'aria-hidden': true })}
          />
          {isWorn ? null : (
            <svg viewBox="0 0 80 100" aria-hidden="true">
              <ellipse cx="40" cy="49" rx="22" ry="30" />
              <path d="M0 44H80" />
            </svg>
          )}
        </div>
      </div>
      <div className="aside">
        <output className="advice">
          <p className="strong">{t(isLive ? ADVICE[advice] : STILL[mode])}</p>
        </output>
        <p className="small soft">{t(isLive ? 'TryOn.Live.Hint' : 'TryOn.Camera.Hint')}</p>
        <Row>
          <Button
            unavailable={ready ? undefined : t('TryOn.Camera.Starting')}
            onClick={() => video.current && onTake(video.current, faceWidth())}
          >
            {t('TryOn.Camera.Take')}
          </Button>
          {isLive ? null : (
            <Button
              variant="outlined"
              onClick={() => {
                setAsked(true);
                setMode('live');
              }}
            >
              {t('TryOn.Live.Show')}
            </Button>
          )}
          <Button variant="text" onClick={onCancel}>
            {t('TryOn.Camera.Cancel')}
          </Button>
        </Row>
        {children}
        <p className="small soft">{t('TryOn.PrivateText')}</p>
      </div>
    </div>
  );
}
