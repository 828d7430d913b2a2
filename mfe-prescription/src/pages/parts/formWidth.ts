import { styled } from 'styled-components';

/** As wide as the fields of a prescription are, where the paper is drawn beside them. */
export const FormWidth = styled.div`
  max-width: 56rem;
`;
