import type { TextKey } from '@sightline/shared-lib/contracts';
import type { Outline } from '@sightline/shared-lib/domain/product';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { Picture, pictureUrl, TrueScalePicture, type FrontColour } from '@sightline/shared-lib/ui';
import { useRef, useState, type MouseEvent } from 'react';

import { BUST_VIEW, bustAddress } from '../../catalogue/busts/bustAddress';
import { useBust } from '../../catalogue/busts/useBust';
import { openedLater } from '../../loading/openedLater';
import { productHeading } from '../../catalogue/facts/productHeading';
import { pictureBefore } from '../../catalogue/pictures/pictureBefore';
import { FURTHER_SIZES, PRODUCT_SIZES, pictureSource } from '../../catalogue/pictures/pictureSource';
import { GalleryPlates } from './galleryStyle';
import { LateBusts } from './lateParts';
import type { GalleryPicture, ProductView } from './productView';

const ZoomDialog = openedLater(() => import('./ZoomDialog'));

interface GalleryProps {
  readonly view: Pick<ProductView, 'pictures' | 'outline' | 'brand' | 'name' | 'colours' | 'choices'>;
}

/** A front view that comes first hangs on the line at true scale; every other one fits its plate. */
function GalleryImage({
  picture,
  alt,
  first,
  sizes,
  hangs,
  outline,
  front,
  onLost,
}: {
  picture: GalleryPicture;
  alt: string;
  first: boolean;
  sizes: string;
  hangs: boolean;
  outline: Outline;
  front: FrontColour | undefined;
  onLost: () => void;
}) {
  const source = pictureSource(picture, alt);
  if (first && hangs && picture.view === 'front' && picture.mm > 0)
    return (
      <TrueScalePicture
        picture={source}
        mm={picture.mm}
        outline={outline}
        front={front}
        place="product"
        plate
        line="sight"
        sizes={sizes}
        before={pictureBefore(picture.src)}
        priority
      />
    );
  return (
    <div className="further" data-view={picture.view} data-first={first ? '' : undefined}>
      <Picture
        {...source}
        sizes={sizes}
        priority={first}
        // Goods that do not hang have their outline on the plate until they have arrived, as frames have.
        className={first && !hangs ? `hung s-${outline} f-${front ?? 'Unknown'}` : `on-${picture.view}`}
        onError={onLost}
      />
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
  const [bust, setBust] = useBust();
  const pictures = view.pictures
    .map((picture) => (picture.view === BUST_VIEW ? { ...picture, src: bustAddress(picture.src, bust) } : picture))
    .filter(({ src }) => !lost.includes(src));
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
  const hereOf = (index: number) => {
    const image = rail.current?.children[index]?.querySelector('img');
    // One that was lost is complete too, and has no size.
    if (!image?.complete || image.naturalWidth === 0) return null;
    return { address: image.currentSrc, width: image.naturalWidth, height: image.naturalHeight };
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
    <GalleryPlates>
      <ul ref={rail} onScroll={follow} aria-label={t('Product.Pictures')}>
        {pictures.map((picture, index) => (
          <li key={picture.view} id={`view-${picture.view}`} data-view={picture.view}>
            <a
              href={pictureUrl(picture.src, 1200, 'webp')}
              onClick={zoom(index)}
              aria-label={t('Product.Zoom', { picture: altOf(picture) })}
            >
              <GalleryImage
                picture={picture}
                alt={altOf(picture)}
                first={index === 0}
                // On large screens the first has a row of its own, and so has the last that would stand alone.
                sizes={index === (index % 2 === 0 ? 0 : total - 1) ? PRODUCT_SIZES : FURTHER_SIZES}
                hangs={hangs}
                outline={outline}
                front={colours[0]?.front}
                onLost={() => lose(picture)}
              />
            </a>
            {picture.view === BUST_VIEW ? <LateBusts bust={bust} onChange={setBust} /> : null}
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
                data-view={picture.view}
                aria-current={index + 1 === place ? 'true' : undefined}
              >
                <Picture {...pictureSource(picture, altOf(picture))} sizes="56px" onError={() => lose(picture)} />
              </a>
            ))}
          </nav>
        </>
      ) : null}
      {zoomed === null ? null : (
        <ZoomDialog pictures={pictures} altOf={altOf} hereOf={hereOf} first={zoomed} onClose={() => setZoomed(null)} />
      )}
    </GalleryPlates>
  );
}

const VIEW_KEYS: Readonly<Record<string, TextKey>> = {
  front: 'Product.View.Front',
  'three-quarter': 'Product.View.ThreeQuarter',
  lateral: 'Product.View.Side',
  folded: 'Product.View.Folded',
  angle: 'Product.View.ThreeQuarter',
  detail: 'Product.View.Hinge',
  [BUST_VIEW]: 'Product.View.Bust',
};

function viewKey(view: string): TextKey {
  return VIEW_KEYS[view] ?? 'Product.View.Detail';
}
