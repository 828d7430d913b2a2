import { useTranslation } from '@sightline/shared-lib/runtime';
import { Button, Row } from '@sightline/shared-lib/ui';
import { useEffect, useRef, useState } from 'react';

interface CameraViewProps {
  readonly stream: MediaStream;
  readonly onTake: (video: HTMLVideoElement) => void;
  readonly onCancel: () => void;
}

/** The camera as a mirror with a place for the face; the picture is taken by hand. */
export function CameraView({ stream, onTake, onCancel }: CameraViewProps) {
  const { t } = useTranslation();
  const video = useRef<HTMLVideoElement>(null);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.srcObject = stream;
    // Browsers that refuse to play show the first picture all the same.
    void element.play()?.catch(() => undefined);
  }, [stream]);
  return (
    <div className="camera">
      <div className="mirror">
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
        <svg viewBox="0 0 80 100" aria-hidden="true">
          <ellipse cx="40" cy="49" rx="22" ry="30" />
          <path d="M0 44H80" />
        </svg>
      </div>
      <p className="soft">{t('TryOn.Camera.Hint')}</p>
      <Row>
        <Button
          unavailable={ready ? undefined : t('TryOn.Camera.Starting')}
          onClick={() => video.current && onTake(video.current)}
        >
          {t('TryOn.Camera.Take')}
        </Button>
        <Button variant="text" onClick={onCancel}>
          {t('TryOn.Camera.Cancel')}
        </Button>
      </Row>
    </div>
  );
}
