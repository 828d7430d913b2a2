import { css } from 'styled-components';

/** A button in words below a tile: as tall to a finger as any other, downwards, since the colours lie above it. */
export const tileAction = css`
  min-height: 32px;
  color: var(--ink-2);
  font: var(--small);
  &::before {
    inset: 0 0 -12px;
  }
`;
