import { decoded } from './testText.ts';

/** A run of letters where it stands on its page; lengths in points, from the upper left corner. */
export type Placed = {
  page: number;
  text: string;
  x: number;
  /** The line on which its letters stand. */
  y: number;
  width: number;
  size: number;
  /** What is seen of its line: from where to where, and down to where. */
  seen: Box;
};
type Box = { left: number; right: number; top: number; bottom: number };
export type PlacedPage = { page: number; width: number; height: number; runs: Placed[] };

/** Where things are and how large, inside a group. */
type Frame = { x: number; y: number; scale: number; flip: number; seen: Box };

/** The runs of letters of a form from compileFormTextSvg with their places, page by page. */
export function placedText(svg: string): PlacedPage[] {
  return svg
    .split(/(?=<g class="typst-page")/)
    .slice(1)
    .map((part, at) => {
      const width = Number(/data-page-width="([^"]+)"/.exec(part)?.[1]);
      const height = Number(/data-page-height="([^"]+)"/.exec(part)?.[1]);
      const whole = { left: 0, right: width, top: 0, bottom: height };
      return { page: at + 1, width, height, runs: runsOf(part, at + 1, whole) };
    });
}

function runsOf(part: string, page: number, whole: Box): Placed[] {
  const clips = new Map(
    [...part.matchAll(/<clipPath id="([^"]+)"><path d="([^"]+)"/g)].map(([, id = '', path = '']) => [
      id,
      path,
    ]),
  );
  const stack: Frame[] = [];
  const runs: Placed[] = [];
  let frame: Frame = { x: 0, y: 0, scale: 1, flip: 1, seen: whole };
  for (const [tag, attributes = '', words] of part.matchAll(
    /<g([^>]*)>|<\/g>|<foreignObject[^>]*width="([^"]+)"[^>]*>.*?<\/foreignObject>/gs,
  )) {
    if (tag === '</g>') frame = stack.pop() ?? frame;
    else if (tag.startsWith('<g')) {
      stack.push(frame);
      frame = entered(frame, stack.length === 1 ? '' : attributes, clips);
    } else {
      const text = decoded(/<h5:div[^>]*>([^<]*)</.exec(tag)?.[1] ?? '');
      const size = Number(/font-size: (\d+)px/.exec(tag)?.[1]) * frame.scale;
      if (text.trim() !== '')
        runs.push({
          page,
          text,
          x: frame.x,
          y: frame.y,
          width: Number(words) * frame.scale,
          size,
          seen: frame.seen,
        });
    }
  }
  return runs;
}

/** What a group's own attributes do to places inside it. */
function entered(frame: Frame, attributes: string, clips: ReadonlyMap<string, string>): Frame {
  let { x, y, scale, flip, seen } = frame;
  for (const [, act, first = '0', second = first] of attributes.matchAll(
    /(translate|scale)\(([-\d.e]+)(?:[, ]+([-\d.e]+))?\)/g,
  )) {
    if (act === 'translate') {
      x += Number(first) * scale;
      y += Number(second) * scale * flip;
    } else {
      scale *= Number(first);
      flip *= Math.sign(Number(second));
    }
  }
  const clip = clips.get(/clip-path="url\(#([^)]+)\)"/.exec(attributes)?.[1] ?? '');
  if (clip) {
    const corners = [...clip.matchAll(/[ML] ([-\d.]+) ([-\d.]+)/g)].map(
      ([, a, b]) => [Number(a), Number(b)] as const,
    );
    const [right, bottom] = [Math.max(...corners.map(([a]) => a)), Math.max(...corners.map(([, b]) => b))];
    seen = {
      left: Math.max(seen.left, x),
      top: Math.max(seen.top, y),
      right: Math.min(seen.right, x + right * scale),
      bottom: Math.min(seen.bottom, y + bottom * scale),
    };
  }
  return { x, y, scale, flip, seen };
}
