/** Longest side of a photo that is sent, in pixels: print stays legible, and a page is well below a megabyte. */
const LONGEST = 2400;
const QUALITY = 0.88;

export const canDraw = (): boolean => typeof createImageBitmap === 'function';

function jpegOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const taken = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('The picture was not encoded')));
    canvas.toBlob(taken, 'image/jpeg', QUALITY);
  });
}

/**
 * A picture drawn again as JPEG, not larger than it has to be and turned clockwise by so many quarters: what its camera wrote beside it (place,
 * time, device) stays on the device. Rejects for what the browser cannot draw.
 */
export async function drawPicture(picture: Blob, quarters = 0): Promise<Blob> {
  const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
    const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = quarters % 2 === 0 ? [width, height] : [height, width];
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('There is nothing to draw on');
    // JPEG has no transparency: paper is white.
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.translate(canvas.width / 2, canvas.height / 2);
    pen.rotate((quarters * Math.PI) / 2);
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(bitmap, -width / 2, -height / 2, width, height);
    return await jpegOf(canvas);
  } finally {
    bitmap.close();
  }
}
