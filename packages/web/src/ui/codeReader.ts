/** Reads the code in a picture; null while there is none. */
export type CodeReader = (picture: HTMLVideoElement | ImageBitmap) => Promise<string | null>;

/** What stands on cards, slips, tubes and drug boxes, by the browser's names and by those of the library. */
const formats = {
  qr_code: 'QRCode',
  code_128: 'Code128',
  ean_13: 'EAN13',
  ean_8: 'EAN8',
  upc_a: 'UPCA',
  code_39: 'Code39',
  data_matrix: 'DataMatrix',
  pdf417: 'PDF417',
} as const;
const names = Object.keys(formats);

type Detector = { detect: (picture: ImageBitmapSource) => Promise<Array<{ rawValue: string }>> };
type DetectorClass = {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
};

/** The browser's own reader where it knows every format, otherwise the library, which comes from Sen with its WebAssembly. */
export async function openReader(): Promise<CodeReader> {
  return (await nativeReader()) ?? libraryReader();
}

async function nativeReader(): Promise<CodeReader | null> {
  if (!('BarcodeDetector' in globalThis)) return null;
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass }; // missing in the types of the DOM
  const known = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (!BarcodeDetector || !names.every((name) => known.includes(name))) return null;
  const detector = new BarcodeDetector({ formats: names });
  return async (picture) => (await detector.detect(picture))[0]?.rawValue ?? null;
}

async function libraryReader(): Promise<CodeReader> {
  const [{ prepareZXingModule, readBarcodes }, { default: place }] = await Promise.all([
    import('zxing-wasm/reader'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ]);
  await prepareZXingModule({ overrides: { locateFile: () => place }, fireImmediately: true });
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('the browser draws nothing');
  return async (picture) => {
    const { width, height } = sizeOf(picture);
    if (width === 0 || height === 0) return null;
    canvas.width = width;
    canvas.height = height;
    context.drawImage(picture, 0, 0, width, height);
    const [first] = await readBarcodes(context.getImageData(0, 0, width, height), {
      formats: Object.values(formats),
      maxNumberOfSymbols: 1,
      tryHarder: true,
    });
    return first?.isValid ? first.text : null;
  };
}

/** At most this many pixels on the longer side: a photo of twelve million takes seconds to search. */
const longest = 1600;

function sizeOf(picture: HTMLVideoElement | ImageBitmap): { width: number; height: number } {
  const [width, height] =
    picture instanceof HTMLVideoElement
      ? [picture.videoWidth, picture.videoHeight]
      : [picture.width, picture.height];
  const part = Math.min(1, longest / Math.max(width, height, 1));
  return { width: Math.round(width * part), height: Math.round(height * part) };
}
