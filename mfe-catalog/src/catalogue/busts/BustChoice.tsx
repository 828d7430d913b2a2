import { BUST_TONES, BUST_WIDTHS } from '@sightline/shared-lib/domain/product';
import type { Bust, BustTone, BustWidth } from '@sightline/shared-lib/domain/product';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { styled } from 'styled-components';

const WIDTHS = Object.keys(BUST_WIDTHS) as readonly BustWidth[];
const TONES = Object.keys(BUST_TONES) as readonly BustTone[];

const Root = styled.div`
  display: grid;
  gap: 12px;
  color: var(--plate-ink);
  & legend {
    padding: 0;
    font: var(--small);
  }
  & label {
    position: relative;
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    cursor: pointer;
  }
  & .widths > label {
    justify-content: space-between;
    border-bottom: 1px solid var(--plate-line);
  }
  & .widths > label:has(:checked) {
    border-bottom: 2px solid var(--plate-ink);
    font-weight: 600;
  }
  & .widths small {
    font: var(--small);
    font-variant-numeric: tabular-nums;
  }
  & .tones {
    display: flex;
    flex-wrap: wrap;
  }
  & .tones > label {
    width: 36px;
    justify-content: center;
  }
  & .tones svg {
    width: 24px;
    height: 24px;
    stroke: var(--plate-line);
  }
  & .tones > label:has(:checked)::after {
    content: '';
    position: absolute;
    inset: auto 6px 0;
    border-top: 2px solid var(--plate-ink);
  }
  & label:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  & input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
`;

export interface BustChoiceProps {
  readonly bust: Bust;
  readonly onChange: (bust: Bust) => void;
}

/** What was chosen of some radios while they were plain HTML. */
const chosenEarly = <Value extends string>(place: HTMLElement | null, values: readonly Value[]) =>
  values.find((value) => {
    const radio = place?.querySelector<HTMLInputElement>(`input[value=${value}]`);
    return radio?.checked && !radio.defaultChecked;
  });

/** Which bust wears the frames: the width of its face and its tone. */
export function BustChoice({ bust, onChange }: BustChoiceProps) {
  const { t } = useTranslation();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const takeOver = useEffectEvent(() => {
    const width = chosenEarly(place.current, WIDTHS);
    const tone = chosenEarly(place.current, TONES);
    if (width || tone) onChange({ width: width ?? bust.width, tone: tone ?? bust.tone });
  });
  useEffect(() => takeOver(), []);
  return (
    <Root ref={place}>
      <fieldset className="widths">
        <legend>{t('Bust.Face')}</legend>
        {WIDTHS.map((width) => (
          <label key={width}>
            <input
              type="radio"
              name={`${id}-width`}
              value={width}
              checked={bust.width === width}
              onChange={() => onChange({ ...bust, width })}
            />
            {t(`Bust.${width}`)}
            <small>{BUST_WIDTHS[width]} mm</small>
          </label>
        ))}
      </fieldset>
      <fieldset className="tones">
        <legend>{t('Bust.Tone')}</legend>
        {TONES.map((tone) => (
          <label key={tone}>
            <input
              type="radio"
              name={`${id}-tone`}
              value={tone}
              checked={bust.tone === tone}
              onChange={() => onChange({ ...bust, tone })}
            />
            <svg viewBox="-12 -12 24 24" aria-hidden="true">
              <circle r="11" fill={BUST_TONES[tone]} />
            </svg>
            <span className="vh">{t(`Bust.${tone}`)}</span>
          </label>
        ))}
      </fieldset>
    </Root>
  );
}
