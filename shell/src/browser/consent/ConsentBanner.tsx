import type { ConsentChoice } from '@sightline/shared-lib/contracts';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, TextLink } from '@sightline/shared-lib/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

import { liftMessages } from '../layersPlace';
import { selectConsent, selectPageRequest } from '../state/selectors';
import type { ShellStore } from '../state/shellStore';
import { useShellState } from '../state/useShellState';

/**
 * Wide or narrow without a media query: its rules come late, and one with a query among them makes the browser match the whole page again.
 */
const Root = styled.section`
  position: fixed;
  z-index: 30;
  inset: auto 0 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px var(--gutter);
  padding: 16px var(--margin) 20px;
  border-top: 1px solid var(--line-2);
  background: var(--surface);
  & h2 {
    font: var(--t2);
  }
  & ul {
    color: var(--ink-2);
    font: var(--small);
  }
  & > div {
    flex: 999 1 560px;
  }
  & > .ways {
    flex: 1 1 auto;
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  & > .ways > * {
    flex: auto;
    white-space: nowrap;
  }
`;

const ALL: ConsentChoice = { preferences: true, analytics: true, marketing: true };
const NONE: ConsentChoice = { preferences: false, analytics: false, marketing: false };
/** The page that asks for itself. */
const CHOICE_PAGE = '/c/cookie-policy';

/** Room at the foot of the document, so that the banner hides neither the last line nor what the keyboard stands on. */
function useRoomBelow(shown: boolean) {
  const banner = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = banner.current;
    if (!shown || !element) return undefined;
    const { style } = document.documentElement;
    const measure = () => {
      const height = `${element.offsetHeight}px`;
      style.scrollPaddingBottom = height;
      document.body.style.paddingBottom = height;
      liftMessages(height);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('resize', measure);
      style.scrollPaddingBottom = '';
      document.body.style.paddingBottom = '';
      liftMessages('');
    };
  }, [shown]);
  return banner;
}

/**
 * Asks once, lies over the foot of the page and moves nothing. Saying no is as near as saying yes, and until either is said
 * nothing but the necessary is stored (ANA-01).
 */
export function ConsentBanner({ store }: { readonly store: ShellStore }) {
  const { consent, navigation } = useServices();
  const { t } = useTranslation();
  const answered = useShellState(store, selectConsent) !== null;
  const asksItself = useShellState(store, selectPageRequest)?.path === CHOICE_PAGE;
  const shown = !answered && !asksItself;
  const banner = useRoomBelow(shown);
  if (!shown) return null;
  return (
    <Root ref={banner} aria-labelledby="consent-title">
      <div>
        <h2 id="consent-title">{t('Shell.Consent.Title')}</h2>
        <ul>
          <li>{t('Shell.Consent.Seen')}</li>
          <li>
            {t('Shell.Consent.Visits')}{' '}
            <TextLink href={navigation.localise(CHOICE_PAGE)}>{t('Shell.Consent.Choose')}</TextLink>
          </li>
        </ul>
      </div>
      <div className="ways">
        <Button variant="outlined" size="small" onClick={() => consent.choose(NONE)}>
          {t('Shell.Consent.Necessary')}
        </Button>
        <Button variant="outlined" size="small" onClick={() => consent.choose(ALL)}>
          {t('Shell.Consent.All')}
        </Button>
      </div>
    </Root>
  );
}
