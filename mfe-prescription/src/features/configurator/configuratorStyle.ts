import { media } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

/** The whole screen: frame on its plate, answers and question beside it, price and the next step below. */
export const ConfiguratorRoot = styled.dialog`
  width: 100vw;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: hidden;
  background: var(--ground);
  color: var(--ink);
  font: var(--body);
  &[open] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto;
  }
  & > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    min-height: 56px;
    padding: 0 var(--margin);
    border-bottom: 1px solid var(--line);
  }
  & .logo {
    display: inline-flex;
    align-items: center;
    gap: 10px;
    font-size: 1.375rem;
    font-weight: 450;
    letter-spacing: -0.03em;
  }
  & .logo::after {
    content: '';
    width: 22px;
    height: 1.5px;
    margin-top: 4px;
    background: var(--sight);
  }
  & .ways {
    display: flex;
    align-items: center;
    gap: 28px;
    font: var(--small);
  }
  & .ways > button,
  & .summary-action > button {
    min-height: 24px;
  }
  & .ways > button {
    font: var(--small);
  }
  & .help {
    display: none;
    color: var(--ink-2);
  }
  & > .middle {
    overflow: auto;
    overscroll-behavior: contain;
  }
  & .plate {
    position: relative;
    background: var(--plate);
    color: var(--plate-ink);
  }
  & .section {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 20px;
    padding: 0 var(--margin) 20px;
    font-variant-numeric: tabular-nums;
  }
  & .section > svg {
    width: 200px;
  }
  & .section .soft {
    color: inherit;
    opacity: 0.8;
  }
  & .side {
    padding: 20px var(--margin) 40px;
  }
  & .question {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
    margin-top: 28px;
  }
  & .question:first-child {
    margin-top: 8px;
  }
  & .ask > h2:focus-visible {
    outline-offset: 4px;
  }
  & .name {
    font-weight: 600;
  }
  & > footer {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 12px 16px;
    min-height: 72px;
    padding: 10px var(--margin) max(10px, env(safe-area-inset-bottom));
    border-top: 1px solid var(--line);
    background: var(--surface);
    font-variant-numeric: tabular-nums;
  }
  & > footer > .next {
    display: grid;
    justify-items: end;
    gap: 4px;
    max-width: 56vw;
  }
  ${media.sm} {
    & .help {
      display: inline;
    }
  }
  ${media.md} {
    & > header {
      min-height: 72px;
    }
    & .logo {
      font-size: 1.625rem;
    }
    & > .middle {
      display: grid;
      grid-template-columns: 53.5fr 46.5fr;
      overflow: hidden;
    }
    & .plate {
      display: grid;
      grid-template-rows: minmax(0, 1fr) auto;
      align-items: center;
    }
    & .section {
      padding: 0 72px 64px;
    }
    & .section > svg {
      width: 280px;
    }
    & .side {
      overflow: auto;
      overscroll-behavior: contain;
      padding: 40px 64px 56px;
    }
    & > footer > .next {
      min-width: 340px;
      justify-items: stretch;
    }
  }
`;
