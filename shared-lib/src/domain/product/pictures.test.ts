import { anAttachment } from '../../testing/aProduct';
import { imageOrderFor, orderedPictures, pictureOfView, pictureTemplate } from './pictures';
import type { Attachment } from './product';

const aPicture = (name: string, sequence: number, more: Partial<Attachment> = {}): Attachment =>
  anAttachment({ name, identifier: `id-${name}`, url: `/pictures/${name}.webp`, sequence, ...more });
const names = (pictures: readonly Attachment[]) => pictures.map(({ name }) => name);

describe('pictures of a product', () => {
  const order = { frames: ['front'], accessories: ['box'], contactLenses: ['pack'] };

  it.each([
    ['contact-lenses', 'pack'],
    ['contact-lenses-accessories', 'pack'],
    ['accessories', 'box'],
    ['sun', 'front'],
    ['electronics', 'front'],
    [null, 'front'],
  ] as const)('of %s follow their own list [PDP-01]', (type, first) => {
    expect(imageOrderFor(type, order)).toEqual([first]);
  });

  it('come in the order of names or identifiers, then by their sequence [PDP-01]', () => {
    const pictures = [aPicture('c', 3), aPicture('side', 9), aPicture('b', 2), aPicture('front', 8), aPicture('a', 1)];
    expect(names(orderedPictures(pictures, 'PDP', ['front', 'id-side']))).toEqual(['front', 'side', 'a', 'b', 'c']);
  });

  it('are those of the page alone where it has any, else all [PDP-01]', () => {
    const pictures = [aPicture('a', 1, { usage: 'PLP' }), aPicture('b', 2)];
    expect(names(orderedPictures(pictures, 'PDP', []))).toEqual(['b']);
    expect(names(orderedPictures(pictures, 'CART', []))).toEqual(['a', 'b']);
  });

  it('leave out what is no picture [PDP-01]', () => {
    const files = ['/a.pdf', '/a.MP4?x=1', '/a.json', ''].map((url, at) => aPicture(`f${at}`, at, { url }));
    const kept = ['/pdf', '/a.pdf.webp', '/a.mp4x'].map((url, at) => aPicture(`k${at}`, at, { url }));
    expect(names(orderedPictures([...files, ...kept], 'PDP', []))).toEqual(['k0', 'k1', 'k2']);
    expect(pictureOfView([...files, ...kept], 'f0')?.name).toBe('k0');
  });

  it('are found by name or identifier, else the first [PDP-01]', () => {
    const pictures = [aPicture('front', 1), aPicture('side', 2), aPicture('folded', 3)];
    expect(pictureOfView(pictures, 'side')?.name).toBe('side');
    expect(pictureOfView(pictures, 'id-folded')?.name).toBe('folded');
    expect(pictureOfView(pictures, 'worn')?.name).toBe('front');
    expect(pictureOfView([], 'front')).toBeUndefined();
  });

  it.each([
    ['/p/front.webp?w=400&v=3', '/p/front.{format}?w={width}&v=3'],
    ['/p/front.JPG?v=3&w=1200', '/p/front.{format}?v=3&w={width}'],
    ['/p/front.jpeg?w=8', '/p/front.{format}?w={width}'],
    ['/p/front.png', '/p/front.png'],
    ['/p/front?new=4', '/p/front?new=4'],
  ])('have %s as the template %s [PDP-01]', (url, template) => {
    expect(pictureTemplate(url)).toBe(template);
  });
});
