/** A picture as it is seen, with the drawings that lie over it, as PNG. */
export async function canvasWithDrawings(
  picture: HTMLCanvasElement,
  element: HTMLElement,
): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.drawImage(picture, 0, 0);
  const layer = element.querySelector('svg');
  if (layer) context.drawImage(await drawn(layer), 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

async function drawn(layer: SVGSVGElement): Promise<HTMLImageElement> {
  const { width, height } = layer.getBoundingClientRect();
  const copy = layer.cloneNode(true) as SVGSVGElement; // of the same kind
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.style.fontFamily = 'sans-serif';
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}
