import { styled } from 'styled-components';

export const DrawerBody = styled.nav`
  & .sections > li > * {
    display: flex;
    align-items: center;
    justify-content: space-between;
    width: 100%;
    min-height: 60px;
    font: var(--t1);
    letter-spacing: -0.012em;
    text-align: start;
    border-bottom: 1px solid var(--line);
  }
  & .ways {
    margin-top: 24px;
  }
  & .ways a {
    display: flex;
    align-items: center;
    gap: 14px;
    min-height: 48px;
  }
  & .settings {
    display: grid;
    gap: 12px;
    margin-top: 20px;
    padding-top: 20px;
    border-top: 1px solid var(--line);
  }
  & .settings > button {
    justify-self: start;
    min-height: 44px;
  }
`;

export const SectionBody = styled.nav`
  & .back {
    display: flex;
    align-items: center;
    gap: 10px;
    width: 100%;
    min-height: 52px;
    border-bottom: 1px solid var(--line);
    color: var(--ink-2);
  }
  & .heading {
    margin: 24px 0 4px;
    font: var(--small);
    font-weight: 600;
    color: var(--ink-2);
  }
  & ul a,
  & > a {
    display: flex;
    align-items: center;
    min-height: 48px;
  }
  & .all {
    font: var(--t2);
  }
  & .shapes {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 12px 16px;
  }
  & .shapes a {
    flex-direction: column;
    align-items: flex-start;
    gap: 6px;
    padding-block: 6px;
  }
  & .services {
    margin-top: 24px;
    padding-top: 8px;
    border-top: 1px solid var(--line);
  }
`;

export const SearchButton = styled.button`
  display: flex;
  align-items: center;
  gap: 12px;
  width: 100%;
  min-height: 48px;
  margin: 16px 0 8px;
  padding: 0 14px;
  border: 1px solid var(--line-2);
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--ink-3);
`;

/** Focused by script alone: it needs no ring. */
export const PanelTitleText = styled.span`
  &:focus {
    outline: 0;
  }
`;
