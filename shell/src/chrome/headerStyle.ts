import { media } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

/** From here on the sections stand in one line in every language; below, a menu holds them. */
const ROOMY = 1140;
const roomy = `@media (min-width: ${ROOMY}px)`;
const withoutScript = `@media (scripting: none) and (max-width: ${ROOMY - 1}px)`;

export const UtilityBar = styled.div`
  display: none;
  ${media.md} {
    display: flex;
    justify-content: space-between;
    align-items: center;
    min-height: 36px;
    padding: 0 var(--margin);
    font: var(--small);
    color: var(--ink-2);
    gap: 24px;
    /* What comes late takes room from the promise, never a second line: a sentence that is not broken is hidden whole. */
    & > p {
      min-width: 0;
      height: 20px;
      overflow: hidden;
    }
    & > ul {
      flex: none;
      display: flex;
      gap: clamp(16px, 2vw, 28px);
      white-space: nowrap;
    }
    & > ul > li > a:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
    & .favourite {
      max-width: 240px;
      overflow: hidden;
      text-overflow: ellipsis;
    }
    & .favourite .icon {
      vertical-align: -3px;
    }
  }
  @media (max-width: 1279px) {
    & .favourite {
      display: none;
    }
  }
`;

export const Bar = styled.header`
  position: sticky;
  z-index: 20;
  top: 0;
  background: var(--ground);
  border-bottom: 1px solid var(--line);
  transition: transform var(--state) var(--ease);
  &[data-tucked] {
    transform: translateY(-100%);
  }
  &:focus-within {
    transform: none;
  }
`;

export const BarRow = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  height: 56px;
  padding: 0 calc(var(--margin) - 10px);
  /* The ways to search, account and bag keep their size. */
  & > :is(a, button) {
    flex: none;
  }
  & .menu-button {
    display: inline-grid;
  }
  & .spacer {
    flex: 1;
  }
  & .wide {
    display: none;
  }
  ${withoutScript} {
    flex-wrap: wrap;
    height: auto;
    padding-inline-start: var(--margin);
    & .menu-button {
      display: none;
    }
  }
  ${media.md} {
    height: 72px;
    gap: 8px;
    & .wide {
      display: inline-grid;
    }
  }
  ${roomy} {
    padding-inline-start: var(--margin);
    & .menu-button {
      display: none;
    }
  }
`;

/** In the menu drawer where there is no room for one line; without script there is no drawer, and they stand in a row of their own. */
export const Sections = styled.nav`
  display: none;
  ${withoutScript} {
    display: block;
    order: 1;
    flex: 1 0 100%;
    margin-inline-start: -10px;
    & a {
      display: inline-block;
      padding: 10px;
    }
    & li {
      display: inline;
    }
  }
  ${roomy} {
    display: block;
    align-self: stretch;
    min-width: 0;
    margin-inline-start: 16px;
    font-size: 0.9375rem;
    white-space: nowrap;
    & > ul {
      display: flex;
      gap: 16px;
      height: 100%;
    }
    & > ul > li {
      display: flex;
    }
    & > ul > li > :is(a, button) {
      display: flex;
      align-items: center;
      text-align: start;
      border-bottom: 3px solid transparent;
      border-top: 3px solid transparent;
      margin-bottom: -1px;
    }
    /* Where colours are forced, no border is transparent. */
    @media (forced-colors: active) {
      & > ul > li > :is(a, button):not([aria-current], [aria-expanded='true']) {
        border-block: 0;
      }
      & > ul > li > :is(a, button) {
        border-top-color: Canvas;
      }
    }
    & > ul > li > :hover:is(a, button) {
      border-bottom-color: var(--line-2);
    }
    & > ul > li > :is([aria-current], [aria-expanded='true']) {
      border-bottom-color: var(--sight);
    }
  }
  @media (min-width: 1280px) {
    margin-inline-start: clamp(16px, 3.6vw, 56px);
    font-size: inherit;
    & > ul {
      gap: clamp(14px, 2vw, 28px);
    }
  }
`;

export const BagLink = styled.a`
  position: relative;
  display: inline-grid;
  place-items: center;
  width: 44px;
  height: 44px;
`;

export const IconLink = styled.a`
  display: inline-grid;
  place-items: center;
  width: 44px;
  height: 44px;
`;
