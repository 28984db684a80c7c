import { fileWith, type Written } from '../look/testFile.ts';
import type { Codecs, Samples } from './drawable.ts';
import { drawableOf } from './drawable.ts';
import { frameOf } from './frames.ts';
import { pictureBytes } from './pictureBytes.ts';

export const syntaxes = {
  plain: '1.2.840.10008.1.2.1',
  jpeg: '1.2.840.10008.1.2.4.50',
  lossless: '1.2.840.10008.1.2.4.57',
  jpegLs: '1.2.840.10008.1.2.4.80',
  j2k: '1.2.840.10008.1.2.4.90',
  runs: '1.2.840.10008.1.2.5',
};

/** Two grey pixels beside each other, of eight bits. */
export const grey: Written = {
  '00280002': 1,
  '00280004': 'MONOCHROME2',
  '00280010': 1,
  '00280011': 2,
  '00280100': 8,
  '00280101': 8,
  '00280102': 7,
  '00280103': 0,
  '7FE00010': Uint8Array.of(1, 2),
};
export const colour: Written = { ...grey, '00280002': 3, '00280004': 'RGB', '00280006': 0 };

/** Decoders that answer what a test says. */
export function decodersOf(samples: Partial<Samples>): Codecs & { asked: Uint8Array[] } {
  const asked: Uint8Array[] = [];
  const answer = async (frame: Uint8Array): Promise<Samples> => {
    asked.push(frame);
    return {
      columns: 2,
      rows: 1,
      samples: 1,
      values: new Uint8Array(0),
      bits: 8,
      signed: false,
      planar: false,
      isRgb: false,
      ...samples,
    };
  };
  return {
    asked,
    jpeg: answer,
    jpeg12: answer,
    jpegLossless: answer,
    jpegLs: answer,
    j2k: answer,
    htj2k: answer,
  };
}

/** What is drawn of a frame of a file: three numbers a pixel in colour, the stored values in grey. */
export async function drawnOf(
  of: Written,
  {
    syntax = syntaxes.plain,
    frame = 0,
    codecs = decodersOf({}),
  }: { syntax?: string; frame?: number; codecs?: Codecs } = {},
): Promise<number[]> {
  const { elements, pixels } = await pictureBytes(fileWith(of, syntax));
  const drawn = await drawableOf(frameOf(elements, pixels, frame), pixels, codecs);
  return [...('rgb' in drawn ? drawn.rgb : drawn.grey)];
}
