import type { TextKey } from '@sightline/shared-lib/contracts';
import type { Outline } from '@sightline/shared-lib/domain/product';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { media, Picture, pictureUrl, TrueScalePicture } from '@sightline/shared-lib/ui';
import { useRef, useState, type MouseEvent } from 'react';
import { styled } from 'styled-components';

import { openedLater } from '../../loading/openedLater';
import { productHeading } from '../../catalogue/facts/productHeading';
import { pictureBefore } from '../../catalogue/pictures/pictureBefore';
import { FURTHER_SIZES, PRODUCT_SIZES, pictureSource } from '../../catalogue/pictures/pictureSource';
import type { GalleryPicture, ProductView } from './productView';

const ZoomDialog = openedLater(() => import('./ZoomDialog'));

const Root = styled.div`
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
  & .further img,
  & > nav img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  & > nav picture {
    width: 100%;
    height: 44px;
  }
  & > .place {
    position: absolute;
    right: 16px;
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
  & > nav > a {
    flex: none;
    display: grid;
    place-items: center;
    width: 68px;
    height: 56px;
    padding: 6px;
    background: var(--plate);
  }
  & > nav > a[aria-current] {
    box-shadow: inset 0 -3px var(--ink);
  }
  ${media.md} {
    margin-inline: 0;
    & > ul {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 8px;
      overflow: visible;
    }
    & > ul > li:first-child {
      grid-column: 1 / -1;
    }
    & .further {
      height: clamp(200px, calc(33.7vw - 145px), 340px);
    }
    & .further[data-first] {
      height: clamp(350px, calc(58.4vw - 241px), 600px);
    }
    & > .place,
    & > nav {
      display: none;
    }
  }
`;

interface GalleryProps {
  readonly view: Pick<ProductView, 'pictures' | 'outline' | 'brand' | 'name' | 'colours' | 'choices'>;
}

/** A front view that comes first hangs on the line at true scale; every other one fits its plate. */
function GalleryImage({
  picture,
  alt,
  first,
  hangs,
  outline,
  onLost,
}: {
  picture: GalleryPicture;
  alt: string;
  first: boolean;
  hangs: boolean;
  outline: Outline;
  onLost: () => void;
}) {
  const source = pictureSource(picture, alt);
  if (first && hangs && picture.view === 'front' && picture.mm > 0)
    return (
      <TrueScalePicture
        picture={source}
        mm={picture.mm}
        outline={outline}
        place="product"
        plate
        line="sight"
        sizes={PRODUCT_SIZES}
        before={pictureBefore(picture.src)}
        priority
      />
    );
  return (
    <div className="further" data-first={first ? '' : undefined}>
      <Picture {...source} sizes={first ? PRODUCT_SIZES : FURTHER_SIZES} priority={first} onError={onLost} />
    </div>
  );
}

/** Every view of the product: all visible on desktop, one beside the other to swipe through on small screens (PDP-01). */
export function Gallery({ view }: GalleryProps) {
  const { t } = useTranslation();
  const [place, setPlace] = useState(1);
  const [zoomed, setZoomed] = useState<number | null>(null);
  const rail = useRef<HTMLUListElement>(null);
  // A view that does not arrive is left out; the outline stands in for the front, where it hangs.
  const [lost, setLost] = useState<readonly string[]>([]);
  const { outline, brand, name, colours, choices } = view;
  const lose = ({ src }: GalleryPicture) => setLost((before) => [...before, src]);
  const pictures = view.pictures.filter(({ src }) => !lost.includes(src));
  const total = pictures.length;
  const altOf = ({ view: side }: GalleryPicture) =>
    [productHeading({ brand, name }), colours[0]?.name, t(viewKey(side))].filter(Boolean).join(', ');
  const follow = () => {
    const list = rail.current;
    if (list && list.clientWidth > 0) setPlace(Math.round(list.scrollLeft / list.clientWidth) + 1);
  };
  const zoom = (index: number) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setZoomed(index);
  };
  const hangs = choices[0]?.mm !== undefined;
  if (total === 0)
    return (
      <TrueScalePicture
        picture={null}
        mm={140}
        outline={outline}
        place="product"
        plate
        line={hangs ? 'sight' : 'none'}
      />
    );
  return (
    <Root>
      <ul ref={rail} onScroll={follow} aria-label={t('Product.Pictures')}>
        {pictures.map((picture, index) => (
          <li key={picture.view} id={`view-${picture.view}`}>
            <a
              href={pictureUrl(picture.src, 1200, 'webp')}
              onClick={zoom(index)}
              aria-label={t('Product.Zoom', { picture: altOf(picture) })}
            >
              <GalleryImage
                picture={picture}
                alt={altOf(picture)}
                first={index === 0}
                hangs={hangs}
                outline={outline}
                onLost={() => lose(picture)}
              />
            </a>
          </li>
        ))}
      </ul>
      {total > 1 ? (
        <>
          <p className="place" aria-hidden="true">
            {t('Product.PictureOf', { place, total })}
          </p>
          <nav aria-label={t('Product.Views')}>
            {pictures.map((picture, index) => (
              <a
                key={picture.view}
                href={`#view-${picture.view}`}
                aria-current={index + 1 === place ? 'true' : undefined}
              >
                <Picture {...pictureSource(picture, altOf(picture))} sizes="56px" onError={() => lose(picture)} />
              </a>
            ))}
          </nav>
        </>
      ) : null}
      {zoomed === null ? null : (
        <ZoomDialog pictures={pictures} altOf={altOf} first={zoomed} onClose={() => setZoomed(null)} />
      )}
    </Root>
  );
}

const VIEW_KEYS: Readonly<Record<string, TextKey>> = {
  front: 'Product.View.Front',
  'three-quarter': 'Product.View.ThreeQuarter',
  lateral: 'Product.View.Side',
  folded: 'Product.View.Folded',
  angle: 'Product.View.ThreeQuarter',
};

function viewKey(view: string): TextKey {
  return VIEW_KEYS[view] ?? 'Product.View.Detail';
}
