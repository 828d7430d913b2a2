import { useTranslation } from '@sightline/shared-lib/runtime';
import { useEffect, useEffectEvent, useState, type MouseEvent } from 'react';
import { styled } from 'styled-components';

const Root = styled.button`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 20px;
  width: 100%;
  max-width: 520px;
  height: 240px;
  border-radius: var(--radius);
  background: var(--ink);
  color: var(--on-ink);
  forced-color-adjust: none;
  font: var(--t1);
  cursor: pointer;
  touch-action: manipulation;
  user-select: none;
  & > svg {
    flex: none;
    fill: none;
    stroke: var(--sight);
    stroke-width: 2;
  }
  &[data-pressed] > svg {
    fill: var(--sight);
  }
`;

const isSpace = (event: KeyboardEvent) => event.code === 'Space' || event.key === ' ';

/** The one large button: a press, a touch or the space bar anywhere; it never shows whether a tone sounds. */
export function AnswerButton({ onPress }: { readonly onPress: () => void }) {
  const { t } = useTranslation();
  const [pressed, setPressed] = useState(false);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isSpace(event)) return;
    // A link, a field or another button keeps its own space bar.
    const { target } = event;
    if (target instanceof Element && target.closest('a, input, select, textarea, summary, button:not([data-answer])'))
      return;
    event.preventDefault();
    if (event.type === 'keyup') return setPressed(false);
    if (event.repeat) return;
    setPressed(true);
    onPress();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    window.addEventListener('keyup', listen);
    return () => {
      window.removeEventListener('keydown', listen);
      window.removeEventListener('keyup', listen);
    };
  }, []);
  return (
    <Root
      type="button"
      data-answer=""
      data-pressed={pressed ? '' : undefined}
      onPointerDown={() => {
        setPressed(true);
        onPress();
      }}
      onPointerUp={() => setPressed(false)}
      onPointerLeave={() => setPressed(false)}
      // Enter and assistive technology click without a pointer.
      onClick={(event: MouseEvent) => {
        if (event.detail === 0) onPress();
      }}
    >
      <svg viewBox="0 0 44 44" width="44" height="44" aria-hidden="true">
        <circle cx="22" cy="22" r="20.5" fill="none" />
        <circle cx="22" cy="22" r="14" />
      </svg>
      {t('Hearing.Listen.Button')}
    </Root>
  );
}
