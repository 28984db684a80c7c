import { type Balance, caTruc, fluidDays } from '@sen/domain/sheets/dichVaoRa';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { dayOf, formatDate } from '../../ui/dateText.ts';
import type { SheetEntryFragment } from './sheets.main.gen.ts';
import { valuesOf } from './useCare.ts';

const shown = 3;
const shifts = Object.keys(caTruc) as Array<keyof typeof caTruc>; // its keys

/** Fluids in and out by shift, of the last days that have any. */
export function FluidShifts({ entries }: { entries: readonly SheetEntryFragment[] }) {
  const { t } = useTranslation('sheets');
  const language = currentLanguage();
  const days = fluidDays(
    entries
      .filter(({ Loai, TrangThai }) => Loai === 'DichVaoRa' && TrangThai === 'HieuLuc')
      .map((entry) => ({ at: new Date(entry.ThoiGian), values: valuesOf(entry) })),
  ).slice(0, shown);
  if (days.length === 0) return null;
  return (
    <table className="sheet-shifts">
      <caption>{t('shifts.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('shifts.day')}</th>
          {shifts.map((ca) => (
            <th key={ca} scope="col">
              {caTruc[ca][language]}
            </th>
          ))}
          <th scope="col">{t('shifts.whole')}</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ begin, ca, tong }) => (
          <tr key={begin.getTime()}>
            <th scope="row">{formatDate(dayOf(begin.toISOString())).slice(0, 5)}</th>
            {shifts.map((one) => (
              <td key={one}>
                <Cell of={ca[one]} />
              </td>
            ))}
            <td>
              <Cell of={tong} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ of }: { of: Balance | undefined }) {
  if (!of) return '–';
  return (
    <>
      <strong>{of.canBang > 0 ? `+${of.canBang}` : of.canBang}</strong>
      <small className="soft">
        {' '}
        {of.vao} / {of.ra}
      </small>
    </>
  );
}
