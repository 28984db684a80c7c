import { utilities } from '@cornerstonejs/core';
import { renderer } from './start.ts';

/** Draws a picture small, as large as a canvas is. */
export async function drawThumbnail(canvas: HTMLCanvasElement, imageId: string): Promise<void> {
  renderer();
  // what draws gives its canvas a size of its own
  const drawn = document.createElement('canvas');
  await utilities.loadImageToCanvas({ canvas: drawn, imageId, thumbnail: true });
  canvas.getContext('2d')?.drawImage(drawn, 0, 0, canvas.width, canvas.height);
}
