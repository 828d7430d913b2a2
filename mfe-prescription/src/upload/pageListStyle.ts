import { css } from 'styled-components';

export const pageListStyle = css`
  display: grid;
  gap: 12px;
  & > li {
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr);
    gap: 4px 16px;
    padding: 16px;
    background: var(--surface);
  }
  & .sheet {
    display: grid;
    place-items: center;
    width: 96px;
    height: 96px;
    overflow: hidden;
    background: var(--ground);
    border: 1px solid var(--line-2);
    grid-row: 1 / span 3;
  }
  & .sheet > .icon {
    color: var(--bad);
  }
  & .sheet > img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  & .sheet > img[data-quarters='1'] {
    transform: rotate(90deg);
  }
  & .sheet > img[data-quarters='2'] {
    transform: rotate(180deg);
  }
  & .sheet > img[data-quarters='3'] {
    transform: rotate(270deg);
  }
  & .name {
    overflow-wrap: anywhere;
  }
  & .actions {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 20px;
    padding-block: 8px 10px;
  }
  /* A line of words to the eye, 44 pixels to the finger. */
  & .actions > * {
    position: relative;
  }
  & .actions > *::before {
    content: '';
    position: absolute;
    inset: -10px -6px;
  }
  & .note {
    grid-column: 1 / -1;
    margin-top: 8px;
  }
`;
