import { loaiKCBs } from '@sen/domain/claims/codes';
import { formatVnd, sum } from '@sen/domain/money/decimal';
import { defineListScreen } from '../../lists/defineListScreen.tsx';
import { filterOf } from '../../lists/filters.tsx';
import { whole } from '../../lists/listPages.tsx';
import { currentLanguage } from '../../session/i18n.ts';
import { Select } from '../../ui/kit/Select.tsx';
import { Money } from '../../ui/Money.tsx';
import { ClaimMonthDocument, type ClaimMonthQuery } from './claims.main.gen.ts';
import { MonthActs } from './MonthActs.tsx';
import { viewTabs } from './viewTabs.tsx';

type Row = ClaimMonthQuery['thang'][number];

/** So many months can be looked at. */
const months = 24;

/** The month of a day and those before it, as YYYY-MM. */
function monthsUntil(day: string): string[] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: months }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
}

const month = filterOf<{ thang: string }, string>({
  key: 'thang',
  variables: (value, day) => ({ thang: value ?? day.slice(0, 7) }),
  draw: ({ value, onChange, day, t }) => (
    <div className="list-screen-choice">
      <Select
        aria-label={t('month.month')}
        value={value ?? day.slice(0, 7)}
        onChange={(next) => onChange(next === day.slice(0, 7) ? null : String(next))}
        options={monthsUntil(day).map((one) => {
          const [year, number] = one.split('-');
          return { value: one, label: t('month.name', { month: Number(number), year }) };
        })}
      />
    </div>
  ),
});

const moneys = ['TongChiBV', 'TongChiBH', 'BHChiTra', 'BNCCT', 'BNTT', 'NguonKhac'] as const;

/** What the portal has of a month, by kind of visit and payer: the sums of the rows that were sent, and their files. */
export default defineListScreen({
  query: ClaimMonthDocument,
  found: (answer) => answer.thang,
  rows: (found) => found.map((row) => ({ ...row, _id: `${row.MaLoaiKCB} ${row.CoBHYT}` })),
})({
  name: 'claimMonth',
  texts: 'claims',
  title: 'title',
  none: 'month.none',
  needs: 'HO_SO_BHYT_XEM',
  pages: whole,
  filters: [month, viewTabs],
  events: ['HoSoBHYT'],
  closed: true,
  rowName: kindOf,
  columns: [
    {
      key: 'MaLoaiKCB',
      label: 'month.kind',
      width: 240,
      grow: true,
      heading: true,
      render: kindOf,
      value: kindOf,
    },
    {
      key: 'CoBHYT',
      label: 'payer',
      width: 130,
      render: (row, { t }) => t(row.CoBHYT ? 'month.insured' : 'month.own'),
      value: ({ CoBHYT }) => CoBHYT,
    },
    {
      key: 'SoHoSo',
      label: 'month.claims',
      kind: 'number',
      width: 90,
      render: ({ SoHoSo }) => SoHoSo,
      value: ({ SoHoSo }) => SoHoSo,
    },
    ...moneys.map((key) => ({
      key,
      label: `month.${key}`,
      kind: 'money' as const,
      width: 140,
      render: (row: Row) => <Money value={row[key]} strong={key === 'BHChiTra'} />,
      value: (row: Row) => Number(row[key]),
    })),
  ],
  Above: ({ found, t }) =>
    found && found.length > 0 ? (
      <p className="claim-month" role="status">
        {t('month.sum', {
          count: found.reduce((all, { SoHoSo }) => all + SoHoSo, 0),
          total: formatVnd(sum(found.map(({ TongChiBV }) => TongChiBV)).toFixed(2)),
          fund: formatVnd(sum(found.map(({ BHChiTra }) => BHChiTra)).toFixed(2)),
        })}
      </p>
    ) : null,
  Acts: MonthActs,
});

function kindOf({ MaLoaiKCB }: Pick<Row, 'MaLoaiKCB'>): string {
  const known = loaiKCBs.find(({ code }) => code === MaLoaiKCB);
  return [MaLoaiKCB, known?.label[currentLanguage()]].filter(Boolean).join(' – ');
}
