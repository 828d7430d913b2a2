import { useTranslation } from '@sightline/shared-lib/runtime';
import { Button, ButtonLink, screenBelow } from '@sightline/shared-lib/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

import { MOST_COMPARED } from './comparedProducts';
import { useCompared } from './useCompared';

const Root = styled.section`
  position: sticky;
  z-index: 12;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 24px;
  margin: 24px calc(-1 * var(--margin)) 0;
  padding: 10px var(--margin) max(10px, env(safe-area-inset-bottom));
  border-top: 1px solid var(--ink);
  background: var(--surface);
  /*
   * Messages stand above it, by its height once that is measured. It is said to their place alone, as the shell does: said to the page, all
   * of it would be worked out again.
   */
  body:has(&:not([data-inline])) #sl-layers {
    --sticky-bottom: var(--tray, 64px);
  }
  @media ${screenBelow.sm} {
    body:has(&:not([data-inline])) #sl-layers {
      --sticky-bottom: var(--tray, 100px);
    }
  }
  &[data-inline] {
    position: static;
    margin-inline: 0;
    padding: 10px 0;
    border-top-color: var(--line);
    background: none;
  }
  & > div {
    display: flex;
    align-items: center;
    gap: 16px;
  }
`;

/** Tells the place of messages how high the tray is: its words wrap differently in every language and width. */
function useLiftedMessages() {
  const tray = useRef<HTMLElement>(null);
  // After every drawing: the place comes with the first sign of a shopper, which may be later than the tray.
  useEffect(() => {
    const element = tray.current;
    if (!element) return undefined;
    const measure = () =>
      document.getElementById('sl-layers')?.style.setProperty('--tray', `${element.offsetHeight}px`);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  });
  return tray;
}

interface CompareTrayProps {
  /** Stands below a few products instead of at the bottom of the screen. */
  readonly inline?: boolean;
}

/** What waits to be compared, at the bottom of the list while there is any. */
export default function CompareTray({ inline }: CompareTrayProps) {
  const { t } = useTranslation();
  const { partNumbers, href, clear } = useCompared();
  const tray = useLiftedMessages();
  const count = partNumbers.length;
  if (count === 0) return null;
  return (
    <Root ref={tray} aria-label={t('Compare.Title')} data-inline={inline ? '' : undefined}>
      <output>{t('Compare.Count', { count, most: MOST_COMPARED })}</output>
      <div>
        <Button variant="text" onClick={clear}>
          {t('Compare.Clear')}
        </Button>
        <ButtonLink size="small" icon="arrow" href={href}>
          {t('Compare.Open')}
        </ButtonLink>
      </div>
    </Root>
  );
}
