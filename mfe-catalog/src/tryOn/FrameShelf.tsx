import { useTranslation } from '@sightline/shared-lib/runtime';

import { COMPARED } from './trialFrame';
import type { TrialFrame } from './trialFrame';

interface FrameShelfProps {
  readonly frames: readonly TrialFrame[];
  readonly worn: readonly string[];
  readonly onChange: (worn: readonly string[]) => void;
}

const thumbnail = ({ picture }: TrialFrame) =>
  picture.replace('/worn.', '/front.').replace('{width}', '200').replace('{format}', 'webp');

/** Frames at hand: one is worn, up to four are compared. */
export function FrameShelf({ frames, worn, onChange }: FrameShelfProps) {
  const { t } = useTranslation();
  const isFull = worn.length >= COMPARED;
  const toggle = (partNumber: string) => {
    if (!worn.includes(partNumber)) onChange(isFull ? [...worn.slice(1), partNumber] : [...worn, partNumber]);
    else if (worn.length > 1) onChange(worn.filter((one) => one !== partNumber));
  };
  return (
    <fieldset className="shelf">
      <legend className="strong">{t('TryOn.Shelf')}</legend>
      <p className="small soft">{t('TryOn.ShelfHint', { count: COMPARED })}</p>
      <ul>
        {frames.map((frame) => (
          <li key={frame.partNumber}>
            <label>
              <input
                type="checkbox"
                checked={worn.includes(frame.partNumber)}
                onChange={() => toggle(frame.partNumber)}
              />
              <img src={thumbnail(frame)} alt="" loading="lazy" />
              <span className="small strong">{frame.name}</span>
              <span className="small soft">{frame.colour}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
