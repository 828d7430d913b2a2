import type { CardMarks } from '@sightline/shared-lib/domain/prescription';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

import { MARKS, movedByKey, withMark, type Mark, type Photo } from './marks';
import { Magnifier, Stage } from './measureStyle';

/** Screen pixels of the round glass, and how much it magnifies. */
const GLASS = 120;
export const MAGNIFIED = 4;

interface MarkedPhotoProps {
  readonly photo: Photo;
  readonly marks: CardMarks;
  /** Pixels of the photo that one arrow key moves. */
  readonly step: number;
  readonly onMarks: (marks: CardMarks) => void;
}

/** The photo with its four points: dragged, or moved by the arrow keys, under a glass (RX-13). */
export function MarkedPhoto({ photo, marks, step, onMarks }: MarkedPhotoProps) {
  const { t } = useTranslation();
  const stage = useRef<HTMLDivElement>(null);
  /** The point under the glass, and how wide the photo is shown. */
  const [glass, setGlass] = useState<{ readonly mark: Mark; readonly width: number } | null>(null);
  const look = (mark: Mark) => setGlass({ mark, width: stage.current?.clientWidth ?? 0 });
  const share = (value: number, whole: number) => `${(100 * value) / whole}%`;

  const drag = (mark: Mark, event: PointerEvent<HTMLButtonElement>) => {
    const box = stage.current?.getBoundingClientRect();
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const x = ((event.clientX - box.left) / box.width) * photo.width;
    const y = ((event.clientY - box.top) / box.height) * photo.height;
    onMarks(withMark(marks, mark, { x, y }, photo));
  };
  const press = (mark: Mark, event: KeyboardEvent) => {
    const moved = movedByKey(marks[mark], event.key, event.shiftKey, step);
    if (!moved) return;
    event.preventDefault();
    onMarks(withMark(marks, mark, moved, photo));
  };
  const scale = (MAGNIFIED * (glass?.width ?? 0)) / photo.width;
  const seen = glass && scale > 0 ? marks[glass.mark] : null;
  return (
    <Stage ref={stage}>
      <img src={photo.url} alt={t('Prescription.Measure.Photo')} draggable={false} />
      {MARKS.map((mark) => (
        <button
          key={mark}
          type="button"
          data-kind={mark.startsWith('card') ? 'card' : 'pupil'}
          aria-label={t(`Prescription.Measure.${mark}`)}
          style={{ left: share(marks[mark].x, photo.width), top: share(marks[mark].y, photo.height) }}
          onFocus={() => look(mark)}
          onBlur={() => setGlass(null)}
          onKeyDown={(event) => press(mark, event)}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            look(mark);
          }}
          onPointerMove={(event) => drag(mark, event)}
        />
      ))}
      {seen ? (
        <Magnifier
          aria-hidden="true"
          data-side={seen.x < photo.width / 2 ? 'right' : 'left'}
          style={{
            backgroundImage: `url(${photo.url})`,
            backgroundSize: `${photo.width * scale}px ${photo.height * scale}px`,
            backgroundPosition: `${GLASS / 2 - seen.x * scale}px ${GLASS / 2 - seen.y * scale}px`,
          }}
        />
      ) : null}
    </Stage>
  );
}
