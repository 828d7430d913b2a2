import { styled } from 'styled-components';
import { buttonStyle } from './buttonStyle';

/** Buttons and links with the weight of one are one component: its style stands in a document once. */
export const ButtonRoot = styled.button`
  ${buttonStyle}
`;
