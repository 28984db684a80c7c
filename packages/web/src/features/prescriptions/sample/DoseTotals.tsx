import { doseQuantity } from '@sen/domain/prescriptions/dose';
import { useTranslation } from 'react-i18next';
import { useEntriesById } from '../../../catalogue/page/entriesById.ts';
import { entryLabel } from '../../../catalogue/RefPicker.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { showDecimal } from '../../../ui/numberText.ts';

const times = ['Sang', 'Trua', 'Chieu', 'Toi'] as const;
const number = /^\d+(\.\d+)?$/;
type Line = Record<string, unknown>;

/** How much of each drug the sample in the form hands out: as a prescription counts it. */
export function DoseTotals() {
  const { t } = useTranslation('prescriptions');
  const value = Form.useWatch('ChiTiets', Form.useFormInstance());
  const rows = Array.isArray(value) ? (value as Line[]) : []; // rows of this field
  const lines = rows.filter((line) => text(line['Duoc_Id']) !== '');
  const drugs = useEntriesById(
    'Duoc',
    lines.map((line) => text(line['Duoc_Id'])),
  );
  if (lines.length === 0) return null;
  return (
    <table className="plain-table dose-totals" aria-label={t('samples.totals')}>
      <thead>
        <tr>
          <th scope="col">{t('samples.drug')}</th>
          <th scope="col">{t('samples.days')}</th>
          <th scope="col">{t('samples.total')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => {
          const drug = drugs.get(text(line['Duoc_Id']));
          const total = totalOf(line, drug?.['KhongChiaNho'] === true);
          return (
            // the same drug may stand twice, at other times of the day
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <tr key={at}>
              <td>{drug ? entryLabel('Duoc', drug) : '…'}</td>
              <td>{text(line['SoNgay'])}</td>
              <td>
                {total === null ? '–' : <strong>{showDecimal(total)}</strong>} {unitOf(drug?.['DonViTinh'])}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The quantity of a line: the one that was typed, else that of its doses; null while a number of it is still being typed. */
function totalOf(line: Line, whole: boolean): string | null {
  const given = text(line['SoLuong']);
  if (given !== '') return number.test(given) ? given : null;
  const dose = Object.fromEntries(times.map((time) => [time, text(line[time])]));
  const days = Number(text(line['SoNgay']));
  const typed = Object.values(dose).every((one) => one === '' || number.test(one));
  return typed && Number.isInteger(days) && days > 0 ? doseQuantity(dose, days, whole) : null;
}

function unitOf(label: unknown): string {
  return typeof label === 'object' && label !== null && 'ten' in label ? String(label.ten) : '';
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
