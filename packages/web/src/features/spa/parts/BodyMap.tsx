import type { Issue } from '@sen/domain/catalogue/validate';
import {
  bodyScale,
  type DiemSoDo,
  type MatSoDo,
  type MauSoDo,
  matSoDo,
  mauSoDo,
  movedPoint,
  pointNoteMost,
  pointsMost,
} from '@sen/domain/spa/bodyMap';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { focusWhenSeen } from '../../../ui/focusWhenSeen.ts';
import { DeleteIcon, PlusIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { Select } from '../../../ui/kit/Select.tsx';
import { issueText } from '../../../ui/useIssues.ts';
import { fieldOf } from '../useSessionReport.ts';
import { BodyFigure } from './BodyFigure.tsx';

type Props = {
  points: readonly DiemSoDo[];
  issues: readonly Issue[];
  onChange: (points: readonly DiemSoDo[]) => void;
};

const sides = Object.keys(matSoDo) as MatSoDo[]; // its keys
const kinds = Object.keys(mauSoDo) as MauSoDo[]; // its keys
const step = 10;
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step / 2],
  ArrowDown: [0, step / 2],
};

/** The body map in work: a touch sets a point, dragging or the arrow keys move it; each has its kind and its note in the list. */
export function BodyMap({ points, issues, onChange }: Props) {
  const { t } = useTranslation('spa');
  const language = currentLanguage();
  const figures = useRef<Partial<Record<MatSoDo, SVGSVGElement | null>>>({});
  const dragged = useRef<{ at: number; moved: boolean } | null>(null);
  const full = points.length >= pointsMost;
  const put = (at: number, part: Partial<DiemSoDo>) =>
    onChange(points.map((point, place) => (place === at ? { ...point, ...part } : point)));
  const add = (Mat: MatSoDo, X: number, Y: number) => {
    if (full) return;
    const Mau = points.at(-1)?.Mau ?? 'Do';
    onChange([...points, { Mat, X, Y, Mau, GhiChu: null }]);
    focusWhenSeen(() => document.getElementById(pointId(points.length)));
  };
  const remove = (at: number) => onChange(points.filter((_point, place) => place !== at));
  /** Where on a figure something happened, in thousandths. */
  const placeOf = (side: MatSoDo, event: { clientX: number; clientY: number }) => {
    const box = figures.current[side]?.getBoundingClientRect();
    if (!box || box.width === 0) return null;
    const share = (at: number, from: number, size: number) =>
      Math.min(bodyScale, Math.max(0, Math.round(((at - from) / size) * bodyScale)));
    return { X: share(event.clientX, box.left, box.width), Y: share(event.clientY, box.top, box.height) };
  };
  const onKey = (event: KeyboardEvent, at: number) => {
    const point = points[at];
    const by = arrows[event.key];
    if (!point || !(by || event.key === 'Delete')) return;
    event.preventDefault();
    if (by) put(at, movedPoint(point, by[0], by[1]));
    else remove(at);
  };
  const drag = (side: MatSoDo, event: PointerEvent) => {
    const held = dragged.current;
    const place = held && placeOf(side, event);
    if (!held || !place) return;
    held.moved = true;
    put(held.at, place);
  };
  const wrongAt = (path: string) =>
    issues
      .filter((issue) => issue.path === path)
      .map((issue) => issueText(issue, language))
      .join(' ');
  return (
    <div className="body-map" id={fieldOf('SoDo')} tabIndex={-1}>
      <div className="body-figures">
        {sides.map((side) => (
          <BodyFigure
            key={side}
            side={side}
            points={points}
            svgRef={(svg) => {
              figures.current[side] = svg;
            }}
            onClick={(event) => {
              const place = placeOf(side, event);
              if (place) add(side, place.X, place.Y);
            }}
            draw={(_point, at, mark) => (
              <g
                role="button"
                tabIndex={0}
                aria-label={t('map.move', { number: at + 1 })}
                onKeyDown={(event) => onKey(event, at)}
                onClick={(event) => event.stopPropagation()}
                onPointerDown={(event) => {
                  dragged.current = { at, moved: false };
                  event.currentTarget.setPointerCapture(event.pointerId);
                }}
                onPointerMove={(event) => drag(side, event)}
                onPointerUp={() => {
                  dragged.current = null;
                }}
              >
                {mark}
              </g>
            )}
          />
        ))}
      </div>
      <div className="body-points">
        <p className="soft">{points.length === 0 ? t('map.empty') : t('map.hint')}</p>
        <ol>
          {points.map((point, at) => {
            const number = at + 1;
            const wrong = [wrongAt(`SoDo.${at}`), wrongAt(`SoDo.${at}.GhiChu`)].filter(Boolean).join(' ');
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a point is its number
              <li key={at}>
                <span className={`body-number ${point.Mau}`} aria-hidden="true">
                  {number}
                </span>
                <Select
                  aria-label={t('map.kindOf', { number })}
                  value={point.Mau}
                  options={kinds.map((kind) => ({ value: kind, label: mauSoDo[kind][language] }))}
                  onChange={(Mau) => put(at, { Mau })}
                />
                <Input
                  id={pointId(at)}
                  aria-label={t('map.noteOf', { number })}
                  placeholder={t('map.note')}
                  maxLength={pointNoteMost}
                  value={point.GhiChu ?? ''}
                  onChange={(event) => put(at, { GhiChu: event.target.value })}
                />
                <Button
                  type="text"
                  icon={<DeleteIcon />}
                  aria-label={t('map.remove', { number })}
                  onClick={() => remove(at)}
                />
                {wrong ? <small className="reading-wrong">{wrong}</small> : null}
              </li>
            );
          })}
        </ol>
        <div className="body-adds">
          {sides.map((side) => (
            <Button
              key={side}
              size="small"
              icon={<PlusIcon />}
              disabled={full}
              onClick={() => add(side, bodyScale / 2, Math.round(bodyScale * 0.4))}
            >
              {t('map.add', { side: matSoDo[side][language].toLowerCase() })}
            </Button>
          ))}
        </div>
        {wrongAt('SoDo') ? (
          <p className="reading-wrong" role="alert">
            {wrongAt('SoDo')}
          </p>
        ) : null}
      </div>
    </div>
  );
}

const pointId = (at: number) => fieldOf(`SoDo.${at}.GhiChu`);
