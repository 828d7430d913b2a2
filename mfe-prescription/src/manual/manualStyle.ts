import { styled } from 'styled-components';

/** Width of a form beside whose fields the paper is drawn, in pixels. */
export const PAPER_BESIDE_FROM = 960;

/** The form and the drawing of the paper: beside each other where there is room. */
export const Layout = styled.form`
  container-type: inline-size;
  & > .paper-and-fields {
    display: grid;
    gap: 24px 48px;
    grid-template-columns: minmax(0, 1fr);
  }
  & .fields {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 24px;
    min-width: 0;
  }
  /* As wide as the paper's own table and the drawing of the paper are together. */
  @container (min-width: ${PAPER_BESIDE_FROM}px) {
    & > .paper-and-fields {
      grid-template-columns: minmax(0, 1fr) 340px;
    }
    & .paper {
      order: 1;
    }
  }
`;

/** R above L: two columns on a phone, the paper's own table where there is room. */
export const Eyes = styled.div`
  container-type: inline-size;
  /* Where the sign's button is not shown, it leaves no gap either. */
  & .soft:has(> button) {
    display: contents;
  }
  /* As tall as the fields with steps beside it. */
  & input:disabled {
    min-height: 50px;
  }
  & .sign {
    color: var(--ink-2);
    font: var(--small);
  }
  /* Two lines of heading over every field, so that names and fields stand in rows. */
  & .field-label {
    min-height: 46px;
  }
  & .field-label > .sign::before {
    content: '\\A';
    white-space: pre;
  }
  & .field-label > .soft {
    font: var(--small);
  }
  & fieldset {
    display: grid;
    gap: 16px 12px;
    padding: 16px 0 20px;
    border-top: 1px solid var(--line);
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  /* A label of two lines leaves the fields of a row level, unless there is something to say below one. */
  & fieldset:not(:has(.field-error)) {
    align-items: end;
  }
  & legend {
    display: flex;
    align-items: center;
    gap: 10px;
    float: left;
    width: 100%;
    grid-column: 1 / -1;
    font-weight: 500;
  }
  & legend .sign {
    display: block;
  }
  @container (min-width: 560px) {
    & fieldset {
      grid-template-columns: 130px repeat(4, minmax(0, 1fr));
    }
    & fieldset:not(:has(.field-error)) {
      align-items: start;
    }
    &[data-columns='2'] fieldset {
      grid-template-columns: 130px minmax(0, 1fr) minmax(0, 2fr);
    }
    & legend {
      grid-column: auto;
      align-self: start;
      /* As tall as a field. */
      min-height: 50px;
    }
    & fieldset:first-of-type legend {
      margin-top: 52px;
    }
    & fieldset:first-of-type {
      border-top: 0;
      padding-top: 0;
    }
    & fieldset + fieldset .field-label {
      position: absolute;
      width: 1px;
      height: 1px;
      min-height: 0;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

export const Aside = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 24px;
`;

export const Distances = styled.div`
  /* Below the fold of most screens: neither laid out nor painted before it is scrolled to. What is focused keeps its ring. */
  content-visibility: auto;
  contain-intrinsic-size: auto 330px;
  overflow-clip-margin: 8px;
  display: grid;
  gap: 8px;
  justify-items: start;
  padding-top: 24px;
  border-top: 1px solid var(--line);
  & .row {
    display: grid;
    gap: 12px;
    grid-template-columns: repeat(2, minmax(0, 170px));
    margin-top: 8px;
    width: 100%;
  }
  /* What is wrong with a short field has the width of the form to be said in. */
  & .row[data-count='1'] {
    grid-template-columns: minmax(0, 1fr);
  }
  & .row[data-count='1'] > * > span:not([class*='field-']) {
    max-width: 170px;
  }
`;

export const Said = styled.section`
  display: grid;
  gap: 4px;
  padding: 16px 20px;
  border-inline-start: 3px solid var(--line-2);
  background: var(--surface);
`;

export const Submit = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 16px;
`;
