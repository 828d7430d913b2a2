import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { media } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import type { PageState } from '../page/pageState';

import { FooterColumns } from './FooterColumns';
import { LocaleLink } from './LocaleLink';

const Root = styled.footer`
  padding: 48px var(--margin) 32px;
  border-top: 1px solid var(--line);
  content-visibility: auto;
  contain-intrinsic-size: auto 560px;
  & .columns {
    display: grid;
    gap: 40px var(--gutter);
    /* Two, or one where text of twice the size has no room for them. */
    grid-template-columns: repeat(auto-fit, minmax(max(8rem, 34%), 1fr));
  }
  & .letter {
    grid-column: 1 / -1;
  }
  /* The page is the letter's own. */
  :root:has(main[data-letter]) & .letter {
    display: none;
  }
  & .appearance {
    grid-column: 1 / -1;
    min-height: 44px;
    font: var(--small);
  }
  & nav h2 {
    margin-bottom: 4px;
    font: var(--small);
    font-weight: 600;
  }
  & .columns li a {
    display: block;
    padding-block: 10px;
  }
  & a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  & .legal {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 28px;
    margin-top: 48px;
    padding-top: 20px;
    border-top: 1px solid var(--line);
    font: var(--small);
    color: var(--ink-2);
  }
  & .legal > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 20px;
  }
  & .legal > ul > li {
    padding-block: 12px;
  }
  & .legal > ul > li > a {
    display: block;
    margin-block: -12px;
    padding-block: 12px;
  }
  & .legal > button {
    min-height: 44px;
  }
  & .legal > a {
    padding-block: 12px;
  }
  &[data-reduced] {
    padding-block: 0 20px;
    contain-intrinsic-size: auto 120px;
  }
  &[data-reduced] .legal {
    margin-top: 0;
    border-top: 0;
  }
  ${media.sm} {
    & .columns {
      grid-template-columns: repeat(auto-fit, minmax(max(8rem, 26%), 1fr));
    }
  }
  ${media.md} {
    & .columns {
      grid-template-columns: 5fr 2.6fr 2.6fr 2.4fr;
    }
    & .columns li a {
      padding-block: 6px;
    }
    & .legal > ul {
      column-gap: 28px;
    }
    & .legal > ul > li {
      padding-block: 4px;
    }
    & .legal > button {
      min-height: 28px;
    }
    & .legal > a {
      padding-block: 4px;
    }
    & .legal > ul > li > a {
      margin-block: -4px;
      padding-block: 4px;
    }
    & .appearance {
      justify-self: end;
    }
    & .letter {
      grid-column: auto;
      max-width: 500px;
    }
    /* Its place stays, and the links stay in theirs. */
    :root:has(main[data-letter]) & .letter {
      display: revert;
      visibility: hidden;
    }
  }
`;

export interface FooterFrameProps {
  readonly state: PageState;
  /** The strip alone, where nobody should be led away. */
  readonly isReduced: boolean;
}

/** Newsletter, columns of links, legal strip and the present locale (SITE-11). */
export function FooterFrame({ state, isReduced }: FooterFrameProps) {
  return (
    <Root data-reduced={isReduced ? '' : undefined}>
      {isReduced ? null : <FooterColumns footer={state.chrome.footer} />}
      <LegalStrip state={state} isReduced={isReduced} />
    </Root>
  );
}

function LegalStrip({ state, isReduced }: { readonly state: PageState; readonly isReduced: boolean }) {
  const { navigation } = useServices();
  const { t } = useTranslation();
  const { footer } = state.chrome;
  return (
    <div className="legal">
      <ul aria-label={t('Shell.Legal')}>
        <li>{footer.copyright}</li>
        {footer.legal.map((link) => (
          <li key={link.href}>
            <a href={navigation.localise(link.href)}>{link.label}</a>
          </li>
        ))}
      </ul>
      {isReduced ? <HelpLink phone={state.site.config.servicePhone} /> : <LocaleLink site={state.site} withCurrency />}
    </div>
  );
}

/** Help in the same place as on every page, also where the header has no room for it (WCAG 3.2.6). */
function HelpLink({ phone }: { readonly phone: string }) {
  const { t } = useTranslation();
  return <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{t('Shell.HelpPhone', { phone })}</a>;
}
