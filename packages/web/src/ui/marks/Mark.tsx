import {
  type DanhDau,
  markColours,
  markLetters,
  markPath,
  markStart,
  markWidth,
  type Size,
} from '@sen/domain/readings/marks';

/** One mark as it is drawn over a picture of a size: a dark edge keeps it readable on any picture. */
export function Mark({ mark, size }: { mark: DanhDau; size: Size }) {
  const path = markPath(mark, size);
  const colour = markColours[mark.Mau];
  const line = markWidth(size);
  if (path === null) {
    const [x, y] = markStart(mark, size);
    return (
      <text
        x={x}
        y={y}
        fill={colour}
        fontSize={markLetters(size)}
        fontWeight={700}
        stroke="#000"
        strokeWidth={line / 3}
        paintOrder="stroke"
      >
        {mark.Chu}
      </text>
    );
  }
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={path} stroke="#000" strokeOpacity={0.6} strokeWidth={line * 2} />
      <path d={path} stroke={colour} strokeWidth={line} />
    </g>
  );
}
