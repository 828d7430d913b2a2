import { styled } from 'styled-components';

/** What an enlarged picture lies on: the whole of it, at the width that is drawn, or so near that its pixels are seen. */
export const ZoomPlate = styled.section`
  display: flex;
  flex: 1;
  flex-direction: column;
  overflow: auto;
  padding: 24px;
  background: var(--plate);
  touch-action: pan-x pan-y pinch-zoom;
  & > picture {
    flex: none;
    margin-block: auto;
  }
  & img {
    display: block;
    width: 1200px;
    max-width: none;
  }
  &[data-zoom='whole'] img {
    width: 100%;
  }
  &[data-zoom='near'] img {
    width: 2000px;
  }
  &[data-view='bust'] {
    padding-bottom: 0;
  }
  &[data-view='bust'] > picture {
    margin-bottom: 0;
  }
  &[data-view='bust'] img {
    width: 800px;
    margin-inline: auto;
  }
  &[data-view='bust'][data-zoom='whole'] img {
    width: auto;
    max-width: 100%;
    max-height: 60vh;
  }
  &[data-view='bust'][data-zoom='near'] img {
    width: 1400px;
  }
`;
