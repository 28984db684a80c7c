import { metaData } from '@cornerstonejs/core';
import { fileOf } from '../look/fetched.ts';
import type { Pixels } from '../pixels/pixels.ts';
import { type Spacing, type SpacingSource, spacingOf } from '../pixels/spacing.ts';

/** The pixels of the pictures that were read, by the address of their file. */
const known = new Map<string, Pixels>();

type Module = Record<string, unknown>;

/** Says what the pixels of a picture are, from here on. */
export const knowPixels = (imageId: string, pixels: Pixels): void => void known.set(fileOf(imageId), pixels);

/** Whether a picture is drawn in colour. */
export const isColour = ({ samples, palette }: Pixels): boolean => samples === 3 || palette !== null;

/** Whether a table says what the values of a picture are, or how they are shown. */
export function isByTable(imageId: string): boolean {
  const luts = known.get(fileOf(imageId))?.luts;
  return luts?.modality != null || luts?.voi != null;
}

let isAsking = false;

/** What is known without what this file says. */
function given(type: string, imageId: string): Module | undefined {
  isAsking = true;
  try {
    return metaData.get(type, imageId) as Module | undefined; // as the library keeps it
  } finally {
    isAsking = false;
  }
}

/** The distances between the pixels of a picture. */
export const spacingOfPicture = (imageId: string): Spacing =>
  spacingOf((given('instance', imageId) ?? {}) as SpacingSource); // read as unknown

/** A number of an element that may be empty or have several values. */
export function numberOf(value: unknown): number | undefined {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  if (one === undefined || one === null || one === '') return undefined;
  const number = Number(one);
  return Number.isFinite(number) ? number : undefined;
}

/** What the library would understand otherwise than it is meant. */
function provide(type: string, imageId: unknown): Module | undefined {
  if (isAsking || typeof imageId !== 'string') return undefined;
  const pixels = known.get(fileOf(imageId));
  if (!pixels) return undefined;
  if (type === 'imagePixelModule') return pixelModule(pixels);
  if (type === 'modalityLutModule') return scaleModule(given(type, imageId) ?? {});
  if (type === 'voiLutModule') return windowModule(given(type, imageId) ?? {});
  return type === 'imagePlaneModule'
    ? planeModule(given(type, imageId) ?? {}, spacingOfPicture(imageId))
    : undefined;
}

/** Pixels as they are drawn, not as they lie in the file. */
function pixelModule(pixels: Pixels): Module {
  const colour = isColour(pixels);
  const bits = colour ? 8 : pixels.allocated > 16 ? 32 : pixels.allocated > 8 ? 16 : 8;
  return {
    samplesPerPixel: colour ? 3 : 1,
    photometricInterpretation: colour ? 'RGB' : pixels.kind,
    planarConfiguration: 0,
    rows: pixels.rows,
    columns: pixels.columns,
    bitsAllocated: bits,
    bitsStored: bits,
    highBit: bits - 1,
    pixelRepresentation: !colour && pixels.signed ? 1 : 0,
  };
}

const scaleModule = (module: Module): Module => ({
  ...module,
  rescaleSlope: numberOf(module['rescaleSlope']) || undefined,
  rescaleIntercept: numberOf(module['rescaleIntercept']),
});

function windowModule(module: Module): Module {
  const [center, width] = [numberOf(module['windowCenter']), numberOf(module['windowWidth'])];
  const isWindow = center !== undefined && width !== undefined && width > 0;
  return {
    ...module,
    windowCenter: isWindow ? [center] : undefined,
    windowWidth: isWindow ? [width] : undefined,
  };
}

const planeModule = (module: Module, { row, column, kind }: Spacing): Module => ({
  ...module,
  rowPixelSpacing: row,
  columnPixelSpacing: column,
  pixelSpacing: [row, column],
  usingDefaultValues: kind === 'pixel',
});

/** Puts what this file says before what the library reads by itself. */
export const beginMetadata = (): void => metaData.addProvider(provide, 10_000);
