import { fetchFile } from './fetched.ts';
import { greysOf } from './grey.ts';
import { type PictureFile, pictureOf } from './pictureFile.ts';

/** A picture as it is looked at first, before the engine is there: in its own size. */
export type Look = HTMLCanvasElement;

const looks = new Map<string, Promise<Look | null>>();

/** The look of a picture, fetched and drawn once; null for one that only the engine can draw. */
export function lookOf(imageId: string): Promise<Look | null> {
  const look = looks.get(imageId) ?? draw(imageId);
  looks.set(imageId, look);
  return look;
}

/** Forgets the look of a picture that the engine draws now. */
export function forgetLook(imageId: string): void {
  looks.delete(imageId);
}

async function draw(imageId: string): Promise<Look | null> {
  const bytes = await fetchFile(imageId);
  const file = bytes && pictureOf(bytes);
  if (!file) return null;
  const canvas = document.createElement('canvas');
  canvas.width = file.columns;
  canvas.height = file.rows;
  const context = canvas.getContext('2d');
  if (!context) return null;
  if ('stored' in file) {
    context.putImageData(pixelsOf(file, file.stored), 0, 0);
    return canvas;
  }
  const picture = await readJpeg(file.jpeg);
  if (picture?.width !== file.columns || picture.height !== file.rows) return null;
  context.drawImage(picture, 0, 0);
  if (!file.grey) return canvas;
  const { data } = context.getImageData(0, 0, file.columns, file.rows);
  const stored = new Uint8Array(data.length / 4).map((_, i) => data[i * 4] ?? 0);
  context.putImageData(pixelsOf(file, stored), 0, 0);
  return canvas;
}

const readJpeg = (parts: BlobPart[]) =>
  createImageBitmap(new Blob(parts, { type: 'image/jpeg' }), { colorSpaceConversion: 'none' }).catch(
    () => null, // what is no JPEG
  );

/** Stored values as a canvas takes them. */
function pixelsOf({ columns, rows, grey }: PictureFile, stored: ArrayLike<number>): ImageData {
  const pixels = new ImageData(columns, rows);
  const { data } = pixels;
  const greys = grey ? greysOf(stored, grey) : null;
  for (let i = 0; i < columns * rows; i += 1) {
    for (let part = 0; part < 3; part += 1)
      data[i * 4 + part] = (greys ? greys[i] : stored[i * 3 + part]) ?? 0;
    data[i * 4 + 3] = 255;
  }
  return pixels;
}
