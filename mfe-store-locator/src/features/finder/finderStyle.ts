import { media, screenBelow } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

export const Finder = styled.div`
  display: grid;
  grid-template-areas: 'panel' 'map' 'stores';
  & .panel {
    grid-area: panel;
    padding: 28px var(--margin) 0;
  }
  & .stores {
    grid-area: stores;
    padding: 8px var(--margin) 48px;
  }
  & .map {
    grid-area: map;
    height: 280px;
    margin-top: 16px;
  }
  & .map > * {
    height: 100%;
  }
  ${media.md} {
    grid-template-columns: minmax(380px, 540px) minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    grid-template-areas: 'panel map' 'stores map';
    & .map {
      position: sticky;
      top: 0;
      height: 100vh;
      margin-top: 0;
    }
  }
`;

export const SearchForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  margin: 12px 0 8px;
  & .services {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  /* The two buttons that only the browser answers stand in the document, so that nothing moves when it does. */
  @media (scripting: none) {
    & .services button {
      display: none;
    }
  }
`;

export const List = styled.ol`
  margin-top: 8px;
  border-top: 1.5px solid var(--sight);
  & > li {
    display: grid;
    grid-template-columns: 28px minmax(0, 1fr);
    gap: 16px;
    padding: 18px 0;
    border-bottom: 1px solid var(--line);
    scroll-margin-top: calc(var(--bar) + 16px);
  }
  & .number {
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    border-radius: 50%;
    background: var(--ink);
    color: var(--on-ink);
    font: var(--small);
    font-weight: 600;
    forced-color-adjust: none;
  }
  & [data-active] .number {
    background: var(--sight);
  }
  & .head {
    display: flex;
    justify-content: space-between;
    gap: 16px;
  }
  & .distance {
    white-space: nowrap;
  }
  & .head a {
    padding-block: 10px;
  }
  & .head a:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  & .open {
    color: var(--good);
  }
  /* One column for the days, as wide as the longest of them. */
  & .hours {
    display: grid;
    grid-template-columns: max-content 1fr;
    gap: 2px 16px;
    margin-top: 10px;
  }
  & .hours > div {
    display: contents;
  }
  & .hours > .apart > * {
    margin-top: 8px;
  }
  & .hours dt {
    color: var(--ink-2);
  }
  & .actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 12px 20px;
    margin-top: 14px;
  }
  @media ${screenBelow.sm} {
    & .actions {
      gap: 12px;
    }
    & .actions > :not(.link) {
      flex-basis: 100%;
      justify-content: space-between;
      text-align: start;
    }
  }
`;
