import { type CotIn, cotsOf, type KhungMauIn, lyDoKhoa } from '@sen/domain/printing/boCuc';
import type { NhanMauIn } from '@sen/domain/printing/nhanMauIn';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { placed } from '../../../ui/grid/layout.ts';
import { Checkbox } from '../../../ui/kit/choices.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { LayoutFault, LayoutPart, type LayoutProps } from './LayoutPart.tsx';

type Props = LayoutProps & { table: KhungMauIn['tables'][number]; labels: readonly NhanMauIn[] };

/** The columns of a table on paper: shown or not, how wide, in which order; dragged, or moved by Alt and the arrows. */
export function LayoutColumns({ khung, layout, issueAt, readOnly, onChange, table, labels }: Props) {
  const { t } = useTranslation('printing');
  const [dragged, setDragged] = useState<string | null>(null);
  const language = currentLanguage();
  const cots = cotsOf(layout, table);
  const codes = cots.map(({ ma }) => ma);
  const put = (next: readonly CotIn[]) => onChange({ bang: { ...layout.bang, [table.code]: next } });
  const set = (ma: string, part: Partial<CotIn>) =>
    put(cots.map((one) => (one.ma === ma ? { ...one, ...part } : one)));
  const order = (next: readonly string[]) => put(next.flatMap((ma) => cots.filter((one) => one.ma === ma)));
  const onKeyDown = (event: KeyboardEvent, ma: string) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null;
    if (by === null || !event.altKey || readOnly) return;
    event.preventDefault();
    order(placed(codes, ma, codes[codes.indexOf(ma) + by] ?? ma));
  };
  const rest = Object.fromEntries(Object.entries(layout.bang).filter(([code]) => code !== table.code));
  return (
    <LayoutPart
      layout={layout}
      readOnly={readOnly}
      onChange={onChange}
      title={table.name[language]}
      usual={table.code in layout.bang ? { bang: rest } : null}
    >
      <LayoutFault issue={issueAt(`bang.${table.code}`)} />
      {readOnly ? null : <p className="soft keys-only">{t('columnKeys')}</p>}
      <ul className="form-layout-columns">
        {cots.map(({ ma, an, rong }) => {
          const name = labels.find(({ khoa }) => khoa === ma)?.[language] || ma;
          const locked = lyDoKhoa(khung, `${table.code}.${ma}`)?.[language];
          return (
            <li
              key={ma}
              draggable={!readOnly}
              className={dragged === ma ? 'dragged' : undefined}
              onDragStart={() => setDragged(ma)}
              onDragOver={(event) => {
                if (dragged === null) return;
                event.preventDefault();
                if (dragged !== ma) order(placed(codes, dragged, ma));
              }}
              onDragEnd={() => setDragged(null)}
              onKeyDown={(event) => onKeyDown(event, ma)}
            >
              <Checkbox
                checked={!an}
                disabled={readOnly || locked !== undefined}
                onChange={() => set(ma, { an: !an })}
              >
                {name}
                {locked === undefined ? null : (
                  <small className="soft"> {t('must', { reason: locked })}</small>
                )}
              </Checkbox>
              <div>
                <Input
                  inputMode="numeric"
                  maxLength={3}
                  value={rong === null ? '' : String(rong)}
                  readOnly={readOnly}
                  placeholder={t('asForm')}
                  aria-label={`${name}: ${t('columnWidth')}`}
                  status={issueAt(`bang.${table.code}.${ma}`) ? 'error' : ''}
                  onChange={(event) => set(ma, { rong: digits(event.target.value) })}
                />
                <LayoutFault issue={issueAt(`bang.${table.code}.${ma}`)} />
              </div>
            </li>
          );
        })}
      </ul>
    </LayoutPart>
  );
}

/** The whole number that was typed; null for none. */
function digits(typed: string): number | null {
  const kept = typed.replaceAll(/\D/g, '');
  return kept === '' ? null : Number(kept);
}
