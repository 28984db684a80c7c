/** The picture of the body, in units of its drawing. */
export const bodyWidth = 200;
export const bodyHeight = 440;

type Point = readonly [x: number, y: number];

/** The right half of the outline, from the neck around the arm and the leg to the crotch. */
const half: readonly Point[] = [
  [109, 58],
  [111, 70],
  [128, 77],
  [144, 86],
  [151, 106],
  [156, 140],
  [163, 172],
  [170, 206],
  [176, 226],
  [171, 243],
  [163, 240],
  [160, 222],
  [152, 196],
  [145, 166],
  [138, 134],
  [134, 122],
  [132, 150],
  [128, 178],
  [133, 206],
  [137, 236],
  [135, 276],
  [129, 316],
  [129, 346],
  [124, 382],
  [120, 406],
  [128, 422],
  [122, 430],
  [107, 428],
  [106, 408],
  [109, 376],
  [107, 346],
  [108, 316],
  [105, 276],
  [101, 244],
];

const mirrored = half.map(([x, y]): Point => [bodyWidth - x, y]).reverse();

/** A closed smooth line through points. */
function smooth(points: readonly Point[]): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];
  const parts = points.map((_point, index) => {
    const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const one = `${x1 + (x2 - x0) / 6} ${y1 + (y2 - y0) / 6}`;
    const other = `${x2 - (x3 - x1) / 6} ${y2 - (y3 - y1) / 6}`;
    return `C${one} ${other} ${x2} ${y2}`;
  });
  const [x, y] = at(0);
  return `M${x} ${y}${parts.join('')}Z`;
}

/** The outline of the body below the head. */
export const bodyOutline = smooth([...half, ...mirrored]);

/** Lines within it, by side: collar bones, chest, navel and knees; shoulder blades, spine, buttocks and knees. */
export const bodyLines = {
  Truoc:
    'M78 82Q92 88 98 86M122 82Q108 88 102 86M74 126Q86 136 97 128M126 126Q114 136 103 128M100 176v4M72 322Q80 328 90 322M128 322Q120 328 110 322M82 236Q92 250 99 252M118 236Q108 250 101 252',
  Sau: 'M100 76V212M80 98Q90 110 86 128M120 98Q110 110 114 128M68 244Q84 258 99 246M132 244Q116 258 101 246M72 326Q80 320 90 326M128 326Q120 320 110 326',
} as const;

/** The middle of the head and its radii. */
export const bodyHead = { cx: bodyWidth / 2, cy: 34, rx: 20, ry: 26 } as const;
