import { styled } from 'styled-components';

export const MenuPanel = styled.div`
  position: absolute;
  inset: 100% 0 auto;
  min-height: 120px;
  max-height: calc(100vh - var(--bar));
  overflow: auto;
  background: var(--surface);
  border-bottom: 1px solid var(--line);
  box-shadow: 0 100vh 0 100vh var(--scrim);
  clip-path: inset(0 0 -100vh);
  & .columns {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(240px, 1fr));
    gap: 32px var(--gutter);
    padding: 40px var(--margin) 48px;
  }
  &:has(.feature) .columns {
    grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  }
  & .heading {
    margin-bottom: 12px;
    font: var(--small);
    font-weight: 600;
    color: var(--ink-2);
  }
  & .all {
    font: var(--t2);
  }
  & .column a {
    display: inline-flex;
    align-items: center;
    min-height: 36px;
  }
  & .shapes {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 16px;
  }
  & .shapes a {
    flex-direction: column;
    align-items: flex-start;
    gap: 6px;
  }
  & .column a:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  & .services {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 32px;
    padding: 14px var(--margin);
    border-top: 1px solid var(--line);
    font: var(--small);
  }
  & .services > li:last-child {
    margin-inline-start: auto;
  }
  & .services a {
    border-bottom: 1px solid var(--line-2);
  }
  & .services a:hover {
    border-bottom-color: currentColor;
  }
`;
