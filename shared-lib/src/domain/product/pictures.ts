import type { Attachment, ProductType } from './product';

/** Image order lists of the store configuration (PDP-01). */
export interface ImageOrder {
  readonly frames: readonly string[];
  readonly accessories: readonly string[];
  readonly contactLenses: readonly string[];
}

/** The list for a kind of product: contact lenses and lens care share one, everything worn on the nose another. */
export function imageOrderFor(type: ProductType | null, order: ImageOrder): readonly string[] {
  if (type === 'contact-lenses' || type === 'contact-lenses-accessories') return order.contactLenses;
  return type === 'accessories' ? order.accessories : order.frames;
}

function isPicture(attachment: Attachment): boolean {
  return attachment.url !== '' && !/\.(pdf|mp4|json)(\?|$)/i.test(attachment.url);
}

/** Pictures of a usage in the store's order, then the rest by sequence; without that usage, all pictures (PDP-01). */
export function orderedPictures(
  attachments: readonly Attachment[],
  usage: string,
  order: readonly string[],
): readonly Attachment[] {
  const pictures = attachments.filter(isPicture);
  const used = pictures.filter((picture) => picture.usage === usage);
  const rank = (picture: Attachment) => {
    const place = order.findIndex((name) => name === picture.name || name === picture.identifier);
    return place < 0 ? order.length : place;
  };
  return (used.length > 0 ? used : pictures).toSorted((a, b) => rank(a) - rank(b) || a.sequence - b.sequence);
}

/** One picture by view, e.g. `front`; the first one when that view is missing. */
export function pictureOfView(attachments: readonly Attachment[], view: string): Attachment | undefined {
  const pictures = attachments.filter(isPicture);
  return pictures.find((picture) => picture.name === view || picture.identifier === view) ?? pictures[0];
}

/** `…/front.webp?w=400&v=3` -> `…/front.{format}?w={width}&v=3`; other addresses stay as they are. */
export function pictureTemplate(url: string): string {
  return url.replace(/\.(webp|avif|jpe?g|png)(?=\?)/i, '.{format}').replace(/([?&]w=)\d+/, '$1{width}');
}
