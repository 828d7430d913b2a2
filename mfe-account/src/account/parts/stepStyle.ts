import { styled } from 'styled-components';

/**
 * The single column of every sign-in form, as wide as the drawer's own. A press before the shop is ready waits for it, and what is typed never
 * gets into an address, also without script.
 */
export const StepForm = styled.form.attrs({ method: 'post', 'data-enhanced': '' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  max-width: 424px;
  & > .step-more {
    margin-top: 8px;
  }
  & > .step-error:empty {
    display: none;
  }
`;

/** A sign-in page: title, one sentence, the form on its white ground. */
export const StepPage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  & > :not(h1):not(form) {
    max-width: 520px;
  }
  & > .step-lead {
    text-wrap: pretty;
  }
  /* Near the title of a page; in a drawer the title stands outside of what scrolls, which would cut it. */
  & > h1 + .step-lead {
    margin-top: -12px;
  }
`;
