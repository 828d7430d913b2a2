import { styled } from 'styled-components';

/** The word between two ways of doing one thing, on a hairline. */
export const OrLine = styled.p`
  display: flex;
  align-items: center;
  gap: 16px;
  color: var(--ink-2);
  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid var(--line);
  }
`;
