import { css } from 'styled-components';

/** Kicker, title, text and one link below each other. */
export const teaserStyle = css`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: 12px;
  padding-block: 64px;
  & > .text {
    max-width: 30em;
    text-wrap: pretty;
    color: var(--ink-2);
  }
  /* Two beside each other end level. */
  & > a {
    margin-top: auto;
  }
  & > .lent {
    width: 100%;
    max-width: 520px;
    min-height: 128px;
    margin-block: 4px;
  }
`;
