import { PrinterOutlined } from '@ant-design/icons';
import { Alert, Button, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { usePrinting } from '../../ui/Printing.tsx';
import { RefPicker } from '../../ui/RefPicker.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { lineOfDrug } from './drugLine.ts';
import { DrugGrid } from './parts/DrugGrid.tsx';
import { useDrugSearch } from './useDrugSearch.ts';
import type { Prescription } from './usePrescription.ts';

type Props = { prescription: Prescription; insured: boolean; editable: boolean; onSave: () => void };

/** The prescription of a session: search with stock, samples, the entry grid, warnings with their reasons. */
export function PrescriptionTab({ prescription, insured, editable, onSave }: Props) {
  const { t } = useTranslation('prescriptions');
  const printing = usePrinting();
  const { drugs, search } = useDrugSearch();
  return (
    <>
      {editable ? (
        <div className="drug-entry">
          <Select
            showSearch={{ filterOption: false, onSearch: search }}
            aria-label={t('search')}
            placeholder={t('search')}
            value={null}
            options={drugs.map((drug) => ({
              value: `${drug.Duoc_Id} ${drug.Kho_Id}`,
              label: drug.TenDuoc,
              drug,
            }))}
            optionRender={({ data: { drug } }) => (
              <span className="order-option">
                <span>
                  {drug.TenDuoc} {drug.HamLuong} {drug.LaBHYT ? <small className="soft">BHYT</small> : null}
                </span>
                <small>
                  {drug.TenKho}: {Number(drug.SoLuongKhaDung)} {drug.DonViTinh}
                </small>
              </span>
            )}
            onChange={(_value, option) => {
              const one = Array.isArray(option) ? option[0] : option;
              if (one) prescription.add(lineOfDrug(one.drug, insured));
            }}
          />
          <RefPicker
            to="ToaThuocMau"
            value={null}
            placeholder={t('sample')}
            aria-label={t('sample')}
            onChange={(_id, entry) => entry && prescription.sample(entry)}
          />
        </div>
      ) : null}
      {prescription.warnings.map((warning) => (
        <Alert
          key={warning.key}
          type={warning.canLyDo ? 'error' : 'warning'}
          showIcon
          className="drug-warning"
          title={`${t(`class.${warning.MucDo}`)}: ${warning.TenDuoc}${warning.Khac ? ` – ${warning.Khac}` : ''}`}
          description={
            <>
              {[warning.HauQua, warning.XuTri].filter(Boolean).join(' ')}
              {warning.canLyDo && editable ? (
                <Input
                  placeholder={t('reason')}
                  aria-label={t('reason')}
                  value={prescription.reasons[warning.key] ?? ''}
                  onChange={(event) => prescription.setReason(warning.key, event.target.value)}
                />
              ) : null}
            </>
          }
        />
      ))}
      {prescription.lines.length === 0 ? (
        <EmptyState text={t('none')} />
      ) : (
        <DrugGrid prescription={prescription} editable={editable} />
      )}
      <div className="drug-acts">
        {editable ? (
          <Button
            type="primary"
            loading={prescription.saving}
            disabled={!prescription.dirty || prescription.open > 0}
            onClick={onSave}
          >
            {t('save')}
          </Button>
        ) : null}
        {prescription.toas.map((toa) => (
          <Button
            key={toa._id}
            icon={<PrinterOutlined />}
            onClick={() => printing.preview(`/api/print/DonThuoc/${toa._id}`, toa.MaDonThuoc)}
          >
            {toa.MaDonThuoc}
          </Button>
        ))}
      </div>
    </>
  );
}
