import { groundPaths, strokePaths } from '@sen/domain/medicalRecords/kinds/drawing';
import type { DrawingGround, Strokes } from '@sen/domain/medicalRecords/kinds/kind';
import { type PointerEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/kit/Button.tsx';

type Point = readonly [number, number];
type Props = {
  on: DrawingGround;
  label: string;
  disabled: boolean;
  value: Strokes;
  onChange: (next: Strokes) => void;
};

/** A drawing over an outline by pen, mouse or finger; what it shows is said in words in the fields beside it. */
export function DrawingField({ on, label, disabled, value, onChange }: Props) {
  const { t } = useTranslation('medicalRecords');
  const [line, setLine] = useState<readonly Point[] | null>(null);
  const pointOf = (event: PointerEvent<SVGSVGElement>): Point => {
    const box = event.currentTarget.getBoundingClientRect();
    const part = (at: number, from: number, size: number) =>
      Math.min(1000, Math.max(0, Math.round(((at - from) / size) * 1000)));
    return [part(event.clientX, box.left, box.width), part(event.clientY, box.top, box.height)];
  };
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (disabled || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setLine([pointOf(event)]);
  };
  const go = (event: PointerEvent<SVGSVGElement>) => {
    if (!line) return;
    const next = pointOf(event);
    const last = line[line.length - 1];
    // points closer than half a hundredth add nothing that is seen
    if (last && Math.hypot(next[0] - last[0], next[1] - last[1]) < 5) return;
    setLine([...line, next]);
  };
  const end = () => {
    if (line) onChange([...value, line]);
    setLine(null);
  };
  const drawn = line ? [...value, line] : value;
  return (
    <figure className="drawing">
      <figcaption>{label}</figcaption>
      <svg
        viewBox="0 0 1000 500"
        role="img"
        aria-label={label}
        onPointerDown={begin}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={end}
      >
        {groundPaths[on].map((d) => (
          <path key={d} d={d} className="drawing-ground" />
        ))}
        {strokePaths(drawn).map((d, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: strokes have no other name
          <path key={at} d={d} className="drawing-stroke" />
        ))}
      </svg>
      {disabled ? null : (
        <p>
          <small className="soft">{t('drawing.hint')}</small>
          <Button size="small" disabled={value.length === 0} onClick={() => onChange(value.slice(0, -1))}>
            {t('drawing.undo')}
          </Button>
          <Button size="small" disabled={value.length === 0} onClick={() => onChange([])}>
            {t('drawing.clear')}
          </Button>
        </p>
      )}
    </figure>
  );
}
