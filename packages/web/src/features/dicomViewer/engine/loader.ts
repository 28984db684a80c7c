import { Enums, metaData, registerImageLoader, type Types, utilities } from '@cornerstonejs/core';
import { utilities as headUtilities } from '@cornerstonejs/metadata';
import { askFile, fileOf, takeFile } from '../look/fetched.ts';
import { frameOf } from '../pixels/frames.ts';
import { NotDrawn } from '../pixels/notDrawn.ts';
import { type PictureBytes, pictureBytes } from '../pixels/pictureBytes.ts';
import type { Pixels } from '../pixels/pixels.ts';
import type { Scale } from '../pixels/values.ts';
import { decode } from './decoders.ts';
import { beginMetadata, isColour, knowPixels, numberOf } from './metadata.ts';
import type { Decoded } from './pictureDecoder.ts';

/** Files that are read, or from which further frames are to come, by their address. */
const files = new Map<string, Promise<PictureBytes>>();

/** Makes pictures by their address: each is read, decoded and described by Sen, so that what it does not understand is not drawn. */
export function beginLoader(): void {
  beginMetadata();
  registerImageLoader('wadouri', (imageId) => ({ promise: load(imageId) }));
}

async function load(imageId: string): Promise<Types.IImage> {
  const { elements, pixels } = await opened(imageId);
  const frame = frameOf(elements, pixels, Number(/\?frame=(\d+)$/.exec(imageId)?.[1] ?? 1) - 1);
  if (pixels.frames === 1) files.delete(fileOf(imageId));
  const scale = scaleOf(imageId);
  return imageOf(imageId, await decode({ frame, pixels, scale }), scale, pixels);
}

function opened(imageId: string): Promise<PictureBytes> {
  const address = fileOf(imageId);
  const known = files.get(address);
  if (known) return known;
  const file = open(imageId);
  files.set(address, file);
  // one that failed is asked for again
  file.catch(() => files.delete(address));
  return file;
}

async function open(imageId: string): Promise<PictureBytes> {
  const bytes = (await takeFile(imageId)) ?? (await askFile(fileOf(imageId)).catch(away));
  const picture = await pictureBytes(bytes);
  // what the library reads of a head may be broken as well
  await headUtilities.addDicomPart10Instance(`wadouri:${fileOf(imageId)}`, picture.head.buffer);
  knowPixels(imageId, picture.pixels);
  return picture;
}

function away(): never {
  throw new NotDrawn('away');
}

const moduleOf = (type: string, imageId: string) =>
  (metaData.get(type, imageId) ?? {}) as Record<string, unknown>; // as the library keeps it

/** How the counts of a picture become values: doses and activities by the factor that belongs to them. */
function scaleOf(imageId: string): Scale & { modality: string; suvbw?: number } {
  const lut = moduleOf('modalityLutModule', imageId);
  const [slope, intercept] = [numberOf(lut['rescaleSlope']) ?? 1, numberOf(lut['rescaleIntercept']) ?? 0];
  const modality = String(moduleOf('generalSeriesModule', imageId)['modality'] ?? '');
  const factors = moduleOf('scalingModule', imageId);
  const dose = modality === 'RTDOSE' ? numberOf(factors['DoseGridScaling']) : undefined;
  if (dose !== undefined) return { slope: dose, intercept: 0, modality };
  const suvbw = modality === 'PT' ? numberOf(factors['suvbw']) : undefined;
  if (suvbw === undefined) return { slope, intercept, modality };
  return { slope: slope * suvbw, intercept: intercept * suvbw, modality, suvbw };
}

/** A picture as the library shows it. */
function imageOf(
  imageId: string,
  decoded: Decoded,
  scale: ReturnType<typeof scaleOf>,
  drawn: Pixels,
): Types.IImage {
  const color = isColour(drawn);
  const { voi: shownBy } = drawn.luts;
  const pixels = 'rgb' in decoded ? new Uint8Array(decoded.rgb.buffer) : decoded.pixels;
  const [least, most] = 'rgb' in decoded ? [0, 255] : [decoded.least, decoded.most];
  const plane = moduleOf('imagePlaneModule', imageId);
  const pixel = moduleOf('imagePixelModule', imageId);
  const voi = moduleOf('voiLutModule', imageId);
  const [columns, rows] = [Number(pixel['columns']), Number(pixel['rows'])];
  // what a table shows is shown whole
  const all = shownBy
    ? utilities.windowLevel.toWindowLevel(0, 2 ** shownBy.bits - 1)
    : utilities.windowLevel.toWindowLevel(least, most);
  const center = color ? 128 : (numberOf(voi['windowCenter']) ?? all.windowCenter);
  const width = color ? 256 : (numberOf(voi['windowWidth']) ?? all.windowWidth);
  const { slope, intercept, modality, suvbw } = scale;
  const isScaled = !color && (slope !== 1 || intercept !== 0 || drawn.luts.modality !== null);
  const image = {
    imageId,
    dataType: pixels.constructor.name,
    color,
    rgba: false,
    numberOfComponents: color ? 3 : 1,
    columns,
    rows,
    width: columns,
    height: rows,
    columnPixelSpacing: numberOf(plane['columnPixelSpacing']) ?? 1,
    rowPixelSpacing: numberOf(plane['rowPixelSpacing']) ?? 1,
    calibration: moduleOf('calibrationModule', imageId),
    invert: pixel['photometricInterpretation'] === 'MONOCHROME1',
    photometricInterpretation: String(pixel['photometricInterpretation']),
    slope,
    intercept,
    preScale: {
      enabled: true,
      scaled: isScaled,
      scalingParameters: {
        modality,
        rescaleSlope: slope,
        rescaleIntercept: intercept,
        ...(suvbw === undefined ? {} : { suvbw }),
      },
    },
    minPixelValue: least,
    maxPixelValue: most,
    windowCenter: center,
    windowWidth: width,
    voiLUTFunction: String([voi['voiLUTFunction'] ?? 'LINEAR'].flat()[0]),
    sizeInBytes: pixels.byteLength,
    imageQualityStatus: Enums.ImageQualityStatus.FULL_RESOLUTION,
    voxelManager: utilities.VoxelManager.createImageVoxelManager({
      scalarData: pixels,
      width: columns,
      height: rows,
      numberOfComponents: color ? 3 : 1,
    }),
    getPixelData: () => pixels,
  };
  return image as unknown as Types.IImage; // what the library itself makes has no canvas either
}
