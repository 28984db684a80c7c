import { useTranslation } from 'react-i18next';
import { EntriesOf, type EntryColumn } from '../../catalogue/page/EntriesOf.tsx';
import type { Entry } from '../../ui/entry.ts';
import { showDecimal } from '../../ui/numberText.ts';

const ranges = [
  { key: 'male', min: 'NamMin', max: 'NamMax' },
  { key: 'female', min: 'NuMin', max: 'NuMax' },
  { key: 'child', min: 'TreEmMin', max: 'TreEmMax' },
  { key: 'critical', min: 'NguyHiemMin', max: 'NguyHiemMax', outside: true },
] as const;

/** The indexes that a laboratory service measures, with what is normal of each for men, women and children. */
export function ReferenceValues({ service }: { service: string }) {
  const { t } = useTranslation('services');
  const columns: readonly EntryColumn[] = [
    'TenChiSo',
    'MaChiSo',
    'DonViTinh',
    ...ranges.map(({ key, min, max, ...rest }) => ({
      key,
      label: t(`range.${key}`),
      render: (entry: Entry) => rangeText(entry[min], entry[max], 'outside' in rest),
    })),
    'MucBinhThuong',
  ];
  const owned = { DichVu_Id: service };
  return (
    <EntriesOf
      name="GiaTriThamChieu"
      filter={owned}
      owned={owned}
      columns={columns}
      sort={[{ field: 'ThuTu', desc: false }]}
      empty={t('noReferences')}
    />
  );
}

/** Two ends of a range as text; `outside`: what lies below the first or above the second. */
function rangeText(min: unknown, max: unknown, outside: boolean): string {
  const [low, high] = [numberText(min), numberText(max)];
  if (outside) return [low && `< ${low}`, high && `> ${high}`].filter(Boolean).join(' ; ');
  if (low && high) return `${low} – ${high}`;
  return low ? `≥ ${low}` : high ? `≤ ${high}` : '';
}

function numberText(value: unknown): string {
  return value === null || value === undefined || value === '' ? '' : showDecimal(String(value));
}
