import { useTranslation } from '@sightline/shared-lib/runtime';
import { ProgressLine } from '@sightline/shared-lib/ui';
import { useState } from 'react';

import { BustView } from './BustView';
import { FrameShelf } from './FrameShelf';
import { CameraView } from './live/CameraView';
import { LIFTS, SeatButtons } from './SeatButtons';
import { COMPARED } from '../../catalogue/tiles/trialFrame';
import type { TryOnDialogProps } from '../../catalogue/tiles/tryOnDialog';
import { TryOnShell } from './TryOnShell';
import { browserTools } from './tryOnTools';
import type { TryOnTools } from './tryOnTools';
import { useTryOn } from './useTryOn';
import type { TryOnState } from './useTryOn';
import { WearingView } from './WearingView';

interface TryOnProps extends TryOnDialogProps {
  readonly tools?: TryOnTools;
  /** Where it begins: on a bust unless told. */
  readonly begin?: TryOnState;
}

/** Frames on a face, over the whole screen: a display bust at once, then live camera or photo, one frame or up to four (ADV-02). */
export default function TryOnDialog(props: TryOnProps) {
  const { frames, section, onClose, tools = browserTools, begin } = props;
  const { t } = useTranslation();
  const { state, getFinder, fromFile, startCamera, takePicture, loseCamera, reset } = useTryOn(tools, begin);
  const [worn, setWorn] = useState<readonly string[]>(() => frames.slice(0, 1).map(({ partNumber }) => partNumber));
  const [seat, setSeat] = useState(LIFTS.indexOf(0));
  const lift = LIFTS[seat] ?? 0;
  const shown = worn.flatMap((one) => frames.find(({ partNumber }) => partNumber === one) ?? []);
  const last = shown.at(-1);

  return (
    <TryOnShell onClose={onClose}>
      {state.step === 'choose' ? (
        <BustView
          shown={shown}
          trouble={state.trouble}
          onCamera={() => void startCamera()}
          onFile={(file) => void fromFile(file)}
          onLeave={onClose}
        >
          <FrameShelf frames={frames} worn={worn} limit={COMPARED} onChange={setWorn} />
        </BustView>
      ) : state.step === 'camera' && last ? (
        <CameraView
          stream={state.stream}
          tools={tools}
          getFinder={getFinder}
          frame={last}
          lift={lift}
          onTake={(video, faceWidth) => void takePicture(video, faceWidth)}
          onCancel={reset}
          onLost={loseCamera}
        >
          <FrameShelf frames={frames} worn={[last.partNumber]} limit={1} onChange={setWorn} />
          <SeatButtons seat={seat} onChange={setSeat} />
        </CameraView>
      ) : state.step === 'wearing' ? (
        <WearingView
          faces={state.faces}
          shown={shown}
          lift={lift}
          section={section}
          tools={tools}
          onOther={reset}
          onLeave={onClose}
        >
          <FrameShelf frames={frames} worn={worn} limit={COMPARED} onChange={setWorn} />
          <SeatButtons seat={seat} onChange={setSeat} />
        </WearingView>
      ) : (
        <output className="working">
          <p className="t2">{t('TryOn.Working')}</p>
          <ProgressLine label={t('TryOn.Working')} />
          <p className="small soft">{t('TryOn.WorkingText')}</p>
        </output>
      )}
    </TryOnShell>
  );
}
