import { type TrangThaiLieu, trangThaiLieu } from '@sen/domain/doses/lieuThuoc';
import { lyDoKhongDung } from '@sen/domain/doses/thucHienThuoc';
import { dayText } from '@sen/domain/treatment/houseClock';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { dayOf, formatDate, formatTime } from '../../ui/dateText.ts';
import { initialsOf } from '../../ui/initials.ts';
import { EmptyState } from '../../ui/states.tsx';
import { chartRows, type WholeChart, type WholeDrug, type Written } from './doseLines.ts';
import { asNeededText, doseText, writtenText } from './orderText.ts';

type Props = { chart: WholeChart; begins: readonly Date[]; now: Date };

/** One mark of the chart: a time with its state, and what was written of it. */
type Mark = { key: string; at: string; state: TrangThaiLieu; written: Written | null; gone?: boolean };

const signs: Readonly<Record<TrangThaiLieu, string>> = {
  ChuaDen: '',
  DenGio: '•',
  Tre: '!',
  DangTruyen: '▸',
  DaDung: '✓',
  KhongDung: '✕',
  Huy: '–',
};

/** The chart as on paper: a row a drug, a column a day, each dose with its time, its sign and who gave it. */
export function DoseChart({ chart, begins, now }: Props) {
  const { t } = useTranslation('doses');
  const rows = chartRows(chart.thuocs);
  if (rows.length === 0) return <EmptyState text={t('noDoses')} />;
  return (
    <div className="dose-scroll">
      <table className="dose-chart">
        <thead>
          <tr>
            <th scope="col">{t('drug')}</th>
            {begins.map((day) => (
              <th key={day.getTime()} scope="col" className={dayText(day) === dayText(now) ? 'today' : ''}>
                {formatDate(day.toISOString())}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row[0]?.yLenh._id} row={row} begins={begins} />
          ))}
        </tbody>
      </table>
      <p className="soft dose-legend">
        {(Object.keys(signs) as TrangThaiLieu[]) // its keys
          .filter((state) => signs[state])
          .map((state) => `${signs[state]} ${trangThaiLieu[state][currentLanguage()]}`)
          .join(' · ')}
      </p>
    </div>
  );
}

function Row({ row, begins }: { row: readonly WholeDrug[]; begins: readonly Date[] }) {
  const { t } = useTranslation('doses');
  const last = row.at(-1);
  if (!last) return null;
  const { yLenh } = last;
  const marks = row.flatMap(marksOf).sort((one, other) => one.at.localeCompare(other.at));
  return (
    <tr>
      <th scope="row">
        <strong>{yLenh.TenDuoc}</strong>
        <small>{doseText(yLenh, t)}</small>
        {yLenh.CachDung === 'KhiCan' ? <small className="soft">{asNeededText(yLenh, t)}</small> : null}
        {yLenh.NgayThu ? <small className="soft">{t('dayNumber', { n: yLenh.NgayThu })}</small> : null}
      </th>
      {begins.map((day) => (
        <td key={day.getTime()}>
          {marks
            .filter(({ at }) => dayOf(at) === dayText(day))
            .map((mark) => (
              <MarkCell key={mark.key} mark={mark} />
            ))}
        </td>
      ))}
    </tr>
  );
}

function marksOf({ lieus, khiCans, thuHois }: WholeDrug): Mark[] {
  const timed = lieus.map(({ GioDung, trangThai, thucHien }) => ({
    ...{ key: `${GioDung} ${thucHien?._id ?? ''}`, at: GioDung, state: trangThai, written: thucHien ?? null },
  }));
  const needed = khiCans.map((one) => ({
    ...{ key: one._id, at: one.ThoiGian, written: one },
    state: one.TrangThai === 'DaThuHoi' ? ('Huy' as const) : one.TrangThai,
  }));
  const gone = thuHois.map((one) => ({
    ...{ key: one._id, at: one.GioDung ?? one.ThoiGian, written: one, state: 'Huy' as const, gone: true },
  }));
  return [...timed, ...needed, ...gone];
}

function MarkCell({ mark: { at, state, written, gone } }: { mark: Mark }) {
  const { t } = useTranslation('doses');
  const language = currentLanguage();
  const why = written?.LyDoKhongDung ? lyDoKhongDung[written.LyDoKhongDung][language] : null;
  const said = written ? [why, written.LyDo, writtenText(written, t), written.LyDoThuHoi] : [];
  const words = [trangThaiLieu[state][language], ...said].filter(Boolean).join(' · ');
  return (
    <span className={gone ? 'dose-chip gone' : `dose-chip ${state}`} title={words}>
      <span className="dose-sign" aria-hidden>
        {signs[state]}
      </span>
      {formatTime(at)}
      <span className="visually-hidden">{words}</span>
      {written && !gone ? (
        <small>
          {why ?? `${formatTime(written.ThoiGian)} ${initialsOf(written.NguoiThucHien?.ten ?? '')}`}
        </small>
      ) : null}
    </span>
  );
}
