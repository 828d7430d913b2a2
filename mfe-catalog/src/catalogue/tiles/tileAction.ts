import { css } from 'styled-components';

/** A button in words below a tile: as tall to a finger as any other, downwards, since the colours lie above it. */
export const tileAction = css`
  position: static;
  min-height: 32px;
  color: var(--ink-2);
  font: var(--small);
  &::before {
    content: none;
  }
  @media (any-pointer: coarse) {
    min-height: 44px;
    margin-bottom: -12px;
    padding-bottom: 12px;
  }
`;
