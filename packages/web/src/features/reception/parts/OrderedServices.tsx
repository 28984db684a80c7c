import { useTranslation } from 'react-i18next';
import { DeleteIcon, UndoIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Money } from '../../../ui/Money.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import type { ReceptionDetailFragment } from '../reception.main.gen.ts';

type Props = {
  lines: ReceptionDetailFragment['dichVus'];
  /** Ids that are taken back at the next save. */
  value?: string[];
  onChange?: (ids: string[]) => void;
};

/** The services that a kept reception has ordered; one that is not paid and not begun can be taken back. */
export function OrderedServices({ lines, value, onChange }: Props) {
  const { t } = useTranslation('reception');
  const back = value ?? [];
  return (
    <ul className="ordered">
      {lines.map((line) => {
        const gone = back.includes(line._id);
        const label = t(gone ? 'keepService' : 'removeService');
        const fixed = line.DaThuTien ? t('paidStays') : line.TrangThai === 'SanSang' ? null : t('begunStays');
        return (
          <li key={line._id} className={gone ? 'gone' : ''}>
            <span>
              {line.MaDichVu} – {line.TenDichVu}
            </span>
            {line.DaThuTien ? <StateTag state="DaThuTien">{t('paid')}</StateTag> : null}
            <Money value={line.DonGia} />
            <Button
              type="text"
              icon={gone ? <UndoIcon /> : <DeleteIcon />}
              aria-label={label}
              title={fixed ?? label}
              disabled={fixed !== null}
              onClick={() => onChange?.(gone ? back.filter((id) => id !== line._id) : [...back, line._id])}
            />
          </li>
        );
      })}
    </ul>
  );
}
