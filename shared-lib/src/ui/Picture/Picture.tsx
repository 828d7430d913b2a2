import { useState } from 'react';
import type { PictureWidth } from '../../domain/product/pictureWidths';

export type PictureFormat = 'avif' | 'webp' | 'jpeg' | 'png';

export interface PictureSource {
  /** Address with `{width}` and `{format}` in the places where they go. */
  readonly src: string;
  /** Those of the drawn widths that it is shown at, ascending. */
  readonly widths: readonly PictureWidth[];
  /** Formats that exist, best first; the last is the fallback. */
  readonly formats?: readonly PictureFormat[];
  /** Proportions in any unit: they reserve the place. */
  readonly width: number;
  readonly height: number;
  /** Empty when the words beside it say the same. */
  readonly alt: string;
}

export interface PictureProps extends PictureSource {
  /** The `sizes` attribute: how wide it is shown. */
  readonly sizes?: string | undefined;
  /** The largest paint of the page: loaded at once, with high priority. At most one a page. */
  readonly priority?: boolean | undefined;
  /** Above the fold without being the largest paint. */
  readonly eager?: boolean | undefined;
  readonly className?: string | undefined;
  /** Address of a smaller one that is here already: it stands in the place until this one has come. */
  readonly before?: string | undefined;
  /** Told when the picture does not arrive. */
  readonly onError?: (() => void) | undefined;
}

/** Address of one width and format of a picture. */
export function pictureUrl(src: string, width: number, format: PictureFormat): string {
  return src.replaceAll('{width}', String(width)).replaceAll('{format}', format);
}

/** All widths of a picture in one format, as a `srcset`; for preloads too. */
export function pictureSrcSet({ src, widths }: Pick<PictureSource, 'src' | 'widths'>, format: PictureFormat): string {
  return widths.map((width) => `${pictureUrl(src, width, format)} ${width}w`).join(', ');
}

/** A picture in modern formats, at the width it is shown, in a place reserved beforehand. */
export function Picture(props: PictureProps) {
  const {
    src,
    widths,
    formats = ['avif', 'webp'],
    width,
    height,
    alt,
    sizes = '100vw',
    priority,
    eager,
    className,
    before,
    onError,
  } = props;
  const [isHere, setHere] = useState(before === undefined);
  const fallback = formats.at(-1) ?? 'webp';
  // Browsers that know no better format are few: they get one width, and documents are shorter by a third of a picture.
  const only = formats.length === 1;
  const usual = widths.at(-2) ?? widths.at(-1) ?? width;
  const isLazy = !priority && !eager;
  // One that was lost before script came does not say so again. A lazy one may just not have been asked for.
  const look = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && !isLazy) onError?.();
  };
  return (
    <picture>
      {formats.slice(0, -1).map((format) => (
        <source key={format} type={`image/${format}`} srcSet={pictureSrcSet({ src, widths }, format)} sizes={sizes} />
      ))}
      <img
        ref={onError && look}
        className={className}
        src={pictureUrl(src, usual, fallback)}
        srcSet={only ? pictureSrcSet({ src, widths }, fallback) : undefined}
        sizes={only ? sizes : undefined}
        width={width}
        height={height}
        alt={alt}
        loading={isLazy ? 'lazy' : undefined}
        decoding={priority ? undefined : 'async'}
        fetchPriority={priority ? 'high' : undefined}
        style={isHere ? undefined : { backgroundImage: `url("${before}")`, backgroundSize: '100% 100%' }}
        onLoad={isHere ? undefined : () => setHere(true)}
        onError={onError}
      />
    </picture>
  );
}
