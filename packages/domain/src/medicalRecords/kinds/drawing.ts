import type { DrawingGround, Strokes } from './kind.ts';

const circle = (x: number, y: number, r: number) =>
  `M ${x - r} ${y} a ${r} ${r} 0 1 0 ${2 * r} 0 a ${r} ${r} 0 1 0 ${-2 * r} 0`;
const eye = (x: number) => [
  `M ${x - 200} 250 Q ${x} 70 ${x + 200} 250 Q ${x} 430 ${x - 200} 250 Z`,
  circle(x, 250, 90),
  circle(x, 250, 35),
];
const body = (x: number) => [
  circle(x, 62, 42),
  `M ${x - 18} 104 L ${x - 18} 122 Q ${x - 85} 128 ${x - 92} 165 L ${x - 122} 300 L ${x - 102} 306 L ${x - 68} 200 L ${x - 60} 290 L ${x - 66} 470 L ${x - 22} 470 L ${x} 320 L ${x + 22} 470 L ${x + 66} 470 L ${x + 60} 290 L ${x + 68} 200 L ${x + 102} 306 L ${x + 122} 300 L ${x + 92} 165 Q ${x + 85} 128 ${x + 18} 122 L ${x + 18} 104`,
];

/** The outlines behind a drawing, as SVG paths in a box of 1000 x 500. */
export const groundPaths: Readonly<Record<DrawingGround, readonly string[]>> = {
  mat: [...eye(260), ...eye(740)],
  coThe: [...body(260), ...body(740)],
};

/** Strokes as SVG paths in a box of 1000 x 500. */
export function strokePaths(strokes: Strokes): string[] {
  return strokes.map(
    (line) =>
      line.map(([x, y], at) => `${at === 0 ? 'M' : 'L'} ${x} ${y / 2}`).join(' ') +
      (line.length === 1 ? ' l 1 0' : ''),
  );
}

/** A whole drawing as an SVG picture. */
export function drawingSvg(on: DrawingGround, strokes: Strokes): string {
  const path = (d: string, style: string) => `<path d="${d}" fill="none" ${style}/>`;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 500" width="1000" height="500">',
    ...groundPaths[on].map((d) => path(d, 'stroke="#8a8a8a" stroke-width="3"')),
    ...strokePaths(strokes).map((d) =>
      path(d, 'stroke="#b00020" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"'),
    ),
    '</svg>',
  ].join('');
}
