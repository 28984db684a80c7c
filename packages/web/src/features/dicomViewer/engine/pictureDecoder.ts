import { type Drawable, drawableOf } from '../pixels/drawable.ts';
import { valuesByTables } from '../pixels/lut.ts';
import { type Reason, reasonOf } from '../pixels/notDrawn.ts';
import type { Pixels } from '../pixels/pixels.ts';
import type { Scale, Values } from '../pixels/values.ts';
import { codecs } from './codecs.ts';

// The worker that decodes frames.

/** A frame to decode. */
export type Asked = { id: number; frame: Uint8Array<ArrayBuffer>; pixels: Pixels; scale: Scale };
/** What is drawn of it, or why nothing is. */
export type Decoded = { rgb: Uint8ClampedArray } | Values;
export type Answer = { id: number } & ({ decoded: Decoded } | { reason: Reason; detail: string });

const decodedOf = (drawable: Drawable, scale: Scale, { luts }: Pixels): Decoded =>
  'rgb' in drawable ? drawable : valuesByTables(drawable.grey, scale, luts);

async function answer({ id, frame, pixels, scale }: Asked): Promise<Answer> {
  try {
    return { id, decoded: decodedOf(await drawableOf(frame, pixels, codecs), scale, pixels) };
  } catch (error) {
    return { id, reason: reasonOf(error), detail: String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  void answer(data).then((told) => {
    const bytes = 'decoded' in told ? ('rgb' in told.decoded ? told.decoded.rgb : told.decoded.pixels) : null;
    postMessage(told, { transfer: bytes ? [bytes.buffer] : [] });
  });
});
