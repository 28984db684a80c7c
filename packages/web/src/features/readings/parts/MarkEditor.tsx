import {
  type DanhDau,
  loaiDanhDau,
  markColours,
  marksMost,
  markTextMost,
  mauDanhDau,
  movedMark,
  type Size,
} from '@sen/domain/readings/marks';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePicture } from '../../../catalogue/picture/usePicture.ts';
import { currentLanguage } from '../../../session/i18n.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { Mark } from '../../../ui/marks/Mark.tsx';
import {
  begunMark,
  drawnTo,
  historyOf,
  isDrawn,
  type MarkHistory,
  middleMark,
  pointOn,
  redone,
  stepped,
  type Tool,
  undone,
} from '../markDrawing.ts';

type Props = {
  picture: string;
  /** What the picture is called. */
  label: string;
  marks: readonly DanhDau[];
  onChange: (marks: readonly DanhDau[]) => void;
  onClose: () => void;
};

const tools = Object.keys(loaiDanhDau) as DanhDau['Loai'][]; // its keys
const colours = Object.keys(mauDanhDau) as DanhDau['Mau'][]; // its keys
const step = 10;
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/** Draws on a picture by mouse or finger; a mark that has the focus is moved by the arrow keys and removed by Delete. */
export function MarkEditor({ picture, label, marks, onChange, onClose }: Props) {
  const { t } = useTranslation(['readings', 'common']);
  const language = currentLanguage();
  const url = usePicture(picture);
  const words = useRef<HTMLInputElement>(null);
  const editor = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  const [tool, setTool] = useState<Tool>({ Loai: 'MuiTen', Mau: 'Do', Chu: null });
  const [history, setHistory] = useState(() => historyOf(marks));
  const [drawing, setDrawing] = useState<DanhDau | null>(null);
  // several moves of the pointer may come before the next one is drawn
  const stroke = useRef<DanhDau | null>(null);
  const draw = (mark: DanhDau | null) => {
    stroke.current = mark;
    setDrawing(mark);
  };
  const full = history.now.length >= marksMost;
  const show = (next: MarkHistory) => {
    if (next === history) return;
    setHistory(next);
    onChange(next.now);
  };
  const put = (next: readonly DanhDau[]) => show(stepped(history, next));
  const mayAdd = () => {
    if (tool.Loai !== 'Chu' || tool.Chu?.trim()) return !full;
    words.current?.focus();
    return false;
  };
  const add = (mark: DanhDau) => {
    if (isDrawn(mark)) put([...history.now, mark]);
  };
  const onKey = (event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    // words that are being typed have their own undo
    if (event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    show(key === 'y' || event.shiftKey ? redone(history) : undone(history));
  };
  const onMarkKey = (event: KeyboardEvent, at: number) => {
    const mark = history.now[at];
    const by = arrows[event.key];
    if (!mark || !(by || event.key === 'Delete' || event.key === 'Backspace')) return;
    event.preventDefault();
    if (by) put(history.now.map((one, place) => (place === at ? movedMark(one, by[0], by[1]) : one)));
    else put(history.now.filter((_one, place) => place !== at));
  };
  return (
    <Modal
      open
      title={t('marksOf', { image: label })}
      width={1000}
      footer={<Button onClick={onClose}>{t('close', { ns: 'common' })}</Button>}
      onCancel={onClose}
    >
      {/* the keys of undo and redo work before anything in it has had the focus */}
      <div ref={editor} className="mark-editor" tabIndex={-1} data-autofocus onKeyDown={onKey}>
        <div className="mark-tools">
          <div className="mark-group" role="group" aria-label={t('markTool')}>
            {tools.map((Loai) => (
              <Button
                key={Loai}
                size="small"
                type={tool.Loai === Loai ? 'primary' : 'default'}
                aria-pressed={tool.Loai === Loai}
                onClick={() => setTool({ ...tool, Loai, Chu: Loai === 'Chu' ? (tool.Chu ?? '') : null })}
              >
                {loaiDanhDau[Loai][language]}
              </Button>
            ))}
          </div>
          <div className="mark-group" role="group" aria-label={t('markColour')}>
            {colours.map((Mau) => (
              <Button
                key={Mau}
                size="small"
                aria-pressed={tool.Mau === Mau}
                className={tool.Mau === Mau ? 'mark-chosen' : ''}
                onClick={() => setTool({ ...tool, Mau })}
              >
                <span className="mark-colour" style={{ background: markColours[Mau] }} aria-hidden="true" />
                {mauDanhDau[Mau][language]}
              </Button>
            ))}
          </div>
          {tool.Loai === 'Chu' ? (
            <Input
              ref={words}
              size="small"
              className="mark-words"
              aria-label={t('markWords')}
              placeholder={t('markWords')}
              maxLength={markTextMost}
              value={tool.Chu ?? ''}
              onChange={(event) => setTool({ ...tool, Chu: event.target.value })}
            />
          ) : null}
          <Button size="small" disabled={full} onClick={() => mayAdd() && add(middleMark(tool))}>
            {t('markMiddle')}
          </Button>
          <Button size="small" disabled={history.past.length === 0} onClick={() => show(undone(history))}>
            {t('undo', { ns: 'common' })}
          </Button>
          <Button size="small" disabled={history.next.length === 0} onClick={() => show(redone(history))}>
            {t('redo')}
          </Button>
        </div>
        <p className="soft">{full ? t('marksFull', { max: marksMost }) : t('markHint')}</p>
        {url === 'none' ? <p role="alert">{t('noImage')}</p> : null}
        {url && url !== 'none' ? (
          <div className="mark-canvas">
            <img
              src={url}
              alt={label}
              onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
                setSize({ width, height })
              }
            />
            {size ? (
              <svg
                viewBox={`0 0 ${size.width} ${size.height}`}
                role="group"
                aria-label={label}
                onPointerDown={(event) => {
                  if (event.button !== 0 || !mayAdd()) return;
                  event.preventDefault();
                  event.currentTarget.setPointerCapture(event.pointerId);
                  if (!editor.current?.contains(document.activeElement)) editor.current?.focus();
                  draw(begunMark(tool, placeOf(event, size)));
                }}
                onPointerMove={(event) => {
                  if (stroke.current) draw(drawnTo(stroke.current, placeOf(event, size)));
                }}
                onPointerUp={() => {
                  if (stroke.current) add(stroke.current);
                  draw(null);
                }}
                onPointerCancel={() => draw(null)}
              >
                {history.now.map((mark, at) => (
                  <g
                    // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place
                    key={at}
                    role="button"
                    tabIndex={0}
                    aria-label={t('markOf', {
                      number: at + 1,
                      kind: loaiDanhDau[mark.Loai][language],
                      words: mark.Chu ?? '',
                    })}
                    onKeyDown={(event) => onMarkKey(event, at)}
                  >
                    <Mark mark={mark} size={size} />
                  </g>
                ))}
                {drawing ? <Mark mark={drawing} size={size} /> : null}
              </svg>
            ) : null}
          </div>
        ) : null}
      </div>
    </Modal>
  );
}

/** Where on the picture a finger or the mouse is, in thousandths. */
function placeOf(event: PointerEvent<SVGSVGElement>, size: Size): [number, number] {
  const box = event.currentTarget.getBoundingClientRect();
  return pointOn(size, box, event.clientX, event.clientY);
}
