import { bodyScale, type DiemSoDo, type MatSoDo, matSoDo } from '@sen/domain/spa/bodyMap';
import { bodyHead, bodyHeight, bodyLines, bodyOutline, bodyWidth } from '@sen/domain/spa/bodyOutline';
import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { currentLanguage } from '../../../session/i18n.ts';

type Props = {
  side: MatSoDo;
  points: readonly DiemSoDo[];
  /** A point of this side, drawn around its number; without it points are only seen. */
  draw?: (point: DiemSoDo, at: number, children: ReactNode) => ReactNode;
  onClick?: MouseEventHandler<SVGSVGElement>;
  svgRef?: Ref<SVGSVGElement>;
};

/** One side of the body with its numbered points. */
export function BodyFigure({ side, points, draw, onClick, svgRef }: Props) {
  const name = matSoDo[side][currentLanguage()];
  return (
    <figure className="body-figure">
      <figcaption>{name}</figcaption>
      <svg
        ref={svgRef}
        viewBox={`0 0 ${bodyWidth} ${bodyHeight}`}
        className={onClick ? 'adding' : ''}
        role="group"
        aria-label={name}
        onClick={onClick}
      >
        <ellipse className="body-skin" {...bodyHead} />
        <path className="body-skin" d={bodyOutline} />
        <path className="body-line" d={bodyLines[side]} />
        {points.map((point, at) => {
          if (point.Mat !== side) return null;
          const mark = (
            <>
              {draw ? <circle className="body-reach" r={20} /> : null}
              <circle r={9} />
              <text textAnchor="middle" dominantBaseline="central">
                {at + 1}
              </text>
            </>
          );
          const place = `translate(${(point.X / bodyScale) * bodyWidth} ${(point.Y / bodyScale) * bodyHeight})`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a point is its number
            <g key={at} transform={place} className={`body-point ${point.Mau}`}>
              {draw ? draw(point, at, mark) : mark}
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
