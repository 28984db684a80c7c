import { DeleteOutlined } from '@ant-design/icons';
import { dec } from '@sen/domain/money/decimal';
import { Button, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { DecimalInput } from '../../../ui/DecimalInput.tsx';
import { Money } from '../../../ui/Money.tsx';
import { type LineParts, PaidBy } from '../../orders/parts/OrderSlip.tsx';
import { type DrugLine, doseTimes, type PrescriptionKind, quantityOf } from '../drugLine.ts';
import type { Prescription } from '../usePrescription.ts';

const kinds: readonly PrescriptionKind[] = ['BHYT', 'Thuong', 'MuaNgoai', 'VTYT'];

type Props = {
  prescription: Prescription;
  editable: boolean;
  /** Who pays a line that is saved, by its id. */
  parts: ReadonlyMap<string, LineParts>;
};

/** The drugs with doses, days, quantity and what they cost; Tab goes through a line as it is read aloud. */
export function DrugGrid({ prescription, editable, parts }: Props) {
  const { t } = useTranslation('prescriptions');
  return (
    <div className="drug-scroll">
      <table className="drug-grid">
        <thead>
          <tr>
            <th>{t('drug')}</th>
            {doseTimes.map((time) => (
              <th key={time}>{t(`time.${time}`)}</th>
            ))}
            <th>{t('days')}</th>
            <th>{t('quantity')}</th>
            <th>{t('kind')}</th>
            <th>{t('how')}</th>
            <th>{t('amount')}</th>
            <th aria-label={t('remove')} />
          </tr>
        </thead>
        <tbody>
          {prescription.lines.map((line) => (
            <tr key={line.key}>
              <td>
                {line.TenDuoc}
                {line.available === null ? null : (
                  <small className="soft"> ({t('available', { count: Number(line.available) })})</small>
                )}
              </td>
              {doseTimes.map((time) => (
                <td key={time} data-label={t(`time.${time}`)}>
                  <DecimalInput
                    aria-label={`${t(`time.${time}`)} ${line.TenDuoc}`}
                    value={line[time]}
                    disabled={!editable}
                    onChange={(value) => prescription.change(line.key, { [time]: value, SoLuong: null })}
                  />
                </td>
              ))}
              <td data-label={t('days')}>
                <DecimalInput
                  aria-label={`${t('days')} ${line.TenDuoc}`}
                  value={line.SoNgay}
                  disabled={!editable}
                  onChange={(value) =>
                    prescription.change(line.key, {
                      SoNgay: Math.trunc(Number(value ?? 0)) || 0,
                      SoLuong: null,
                    })
                  }
                />
              </td>
              <td className="drug-quantity" data-label={t('quantity')}>
                <DecimalInput
                  aria-label={`${t('quantity')} ${line.TenDuoc}`}
                  value={quantityOf(line)}
                  disabled={!editable}
                  onChange={(value) => prescription.change(line.key, { SoLuong: value })}
                />
              </td>
              <td className="drug-kind" data-label={t('kind')}>
                <Select
                  aria-label={`${t('kind')} ${line.TenDuoc}`}
                  value={line.LoaiToa}
                  disabled={!editable}
                  options={kinds
                    .filter((kind) => kind === 'MuaNgoai' || line.Kho_Id !== null)
                    .map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
                  onChange={(LoaiToa: PrescriptionKind) => prescription.change(line.key, { LoaiToa })}
                />
              </td>
              <td className="drug-way" data-label={t('how')}>
                <Input
                  className="drug-how"
                  aria-label={`${t('how')} ${line.TenDuoc}`}
                  value={line.CachDung ?? ''}
                  disabled={!editable}
                  onChange={(event) =>
                    prescription.change(line.key, { CachDung: event.target.value || null })
                  }
                />
              </td>
              <td className="drug-cost">
                <Cost line={line} price={prescription.prices.get(line.key)} />
                {prescription.dirty ? null : <PaidBy parts={parts.get(line.key)} />}
              </td>
              <td className="drug-remove">
                {editable ? (
                  <Button
                    type="text"
                    danger
                    icon={<DeleteOutlined />}
                    aria-label={`${t('remove')} ${line.TenDuoc}`}
                    onClick={() => prescription.remove(line.key)}
                  />
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Price by quantity of a line, once the server has told the price. */
function Cost({ line, price }: { line: DrugLine; price: string | undefined }) {
  const quantity = quantityOf(line);
  if (price === undefined || line.LoaiToa === 'MuaNgoai' || !(Number(quantity) > 0)) return null;
  return <Money value={dec(price).times(quantity).toFixed(2)} />;
}
