import { css } from 'styled-components';

/** Kicker, title, text and one link below each other. */
export const teaserStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  justify-items: start;
  gap: 12px;
  padding-block: 64px;
  & > .text {
    max-width: 30em;
    color: var(--ink-2);
  }
  & > .lent {
    width: 100%;
    max-width: 520px;
    min-height: 128px;
    margin-block: 4px;
  }
`;
