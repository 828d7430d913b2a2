import { useTranslation } from '@sightline/shared-lib/runtime';

import type { TrialFrame } from '../../catalogue/tiles/trialFrame';
import { frontOf } from './frontOf';

interface FrameShelfProps {
  readonly frames: readonly TrialFrame[];
  readonly worn: readonly string[];
  /** How many may be worn at once. */
  readonly limit: number;
  readonly onChange: (worn: readonly string[]) => void;
}

const thumbnail = (frame: TrialFrame) => frontOf(frame).replace('{width}', '200').replace('{format}', 'webp');

/** Frames at hand: one is worn, or several are compared. */
export function FrameShelf({ frames, worn, limit, onChange }: FrameShelfProps) {
  const { t } = useTranslation();
  const isFull = worn.length >= limit;
  const toggle = (partNumber: string) => {
    if (!worn.includes(partNumber)) onChange(isFull ? [...worn.slice(1), partNumber] : [...worn, partNumber]);
    else if (worn.length > 1) onChange(worn.filter((one) => one !== partNumber));
  };
  return (
    <fieldset className="shelf">
      <legend className="strong">{t('TryOn.Shelf')}</legend>
      {limit > 1 ? <p className="small soft">{t('TryOn.ShelfHint', { count: limit })}</p> : null}
      <ul>
        {frames.map((frame) => (
          <li key={frame.partNumber}>
            <label>
              <input
                {...(limit > 1 ? { type: 'checkbox' } : { type: 'radio', name: 'worn' })}
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
