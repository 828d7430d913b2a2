import { media } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

/** Plates of the views: one beside the other to swipe through on small screens, all at once on large ones. */
export const GalleryPlates = styled.div`
  position: relative;
  margin-inline: calc(-1 * var(--margin));
  & > ul {
    display: flex;
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
  }
  & > ul > li {
    flex: 0 0 100%;
    scroll-snap-align: start;
    background: var(--plate);
  }
  & a {
    display: block;
    cursor: zoom-in;
  }
  & .further {
    display: grid;
    grid-template: 100% / 100%;
    place-items: center;
    height: 300px;
  }
  & .further > picture {
    width: 78%;
    height: 86%;
  }
  /* A detail has no edge of its own: it reaches to the edge of its plate. */
  & .further[data-view='detail'] > picture {
    width: 100%;
    height: 100%;
  }
  & .further[data-view='detail'] img,
  & > nav [data-view='detail'] img {
    object-fit: cover;
  }
  & .further:not([data-view='detail']) img,
  & > nav a:not([data-view='detail']) img {
    object-fit: contain;
  }
  & .further img,
  & > nav img {
    width: 100%;
    height: 100%;
  }
  & > nav picture {
    width: 100%;
    height: 44px;
  }
  /* A bust comes up from the lower edge, and beside it stands who it is. */
  & > ul > li[data-view='bust'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 150px;
    align-items: center;
    padding-inline-end: 20px;
  }
  & .further[data-view='bust'] {
    overflow: hidden;
  }
  & .further[data-view='bust'] > picture {
    width: 100%;
    height: 96%;
    align-self: end;
  }
  & .further[data-view='bust'] img {
    object-position: bottom;
  }
  & > .place {
    position: absolute;
    inset-inline-end: 16px;
    top: 260px;
    padding: 2px 8px;
    background: var(--surface);
    font: var(--small);
  }
  & > nav {
    display: flex;
    gap: 4px;
    padding: 12px var(--margin) 0;
    overflow-x: auto;
  }
  /* All of them are in sight: browsers leave one at the edge there when it gets the focus. */
  & > nav > a {
    flex: 0 1 68px;
    display: grid;
    place-items: center;
    min-width: 40px;
    height: 56px;
    padding: 6px;
    background: var(--plate);
  }
  & > nav > a[aria-current] {
    padding-bottom: 3px;
    border-bottom: 3px solid var(--ink);
  }
  ${media.sm} {
    & .further {
      height: 400px;
    }
    & > .place {
      top: 360px;
    }
  }
  ${media.md} {
    margin-inline: 0;
    & > ul {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 8px;
      overflow: visible;
    }
    /* The last one takes the row that it would leave half empty. */
    & > ul > li:first-child,
    & > ul > li:last-child:nth-child(even) {
      grid-column: 1 / -1;
    }
    & .further {
      height: clamp(200px, calc(33.7vw - 145px), 340px);
    }
    & .further[data-first],
    & > ul > li:last-child:nth-child(even) > a > .further {
      height: clamp(350px, calc(58.4vw - 241px), 600px);
    }
    & > ul > li[data-view='bust'] {
      grid-template-columns: minmax(0, 1fr) 200px;
      padding-inline-end: 32px;
    }
    & > .place,
    & > nav {
      display: none;
    }
  }
`;
