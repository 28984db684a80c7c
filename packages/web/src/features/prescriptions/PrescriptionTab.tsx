import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RefPicker } from '../../catalogue/RefPicker.tsx';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { PrinterIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Select } from '../../ui/kit/Select.tsx';
import { usePrinting } from '../../ui/Printing.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { useEarlyEnter } from '../../ui/useEarlyEnter.ts';
import type { LiveSearch } from '../../ui/useLiveSearch.ts';
import type { LineParts } from '../orders/PaidBy.tsx';
import { type FoundDrug, lineOfDrug } from './drugLine.ts';
import { DrugGrid } from './parts/DrugGrid.tsx';
import { DrugOption } from './parts/DrugOption.tsx';
import { DrugWarnings } from './parts/DrugWarnings.tsx';
import type { Prescription } from './usePrescription.ts';

type Props = {
  prescription: Prescription;
  insured: boolean;
  editable: boolean;
  drugs: LiveSearch<FoundDrug>;
  /** Who pays a saved line, by its id. */
  parts: ReadonlyMap<string, LineParts>;
  picker?: Ref<HTMLInputElement>;
  onSave: () => void;
};

/** The prescription of a session: search with stock, samples, the entry grid, warnings with their reasons. */
export default function PrescriptionTab({
  prescription,
  insured,
  editable,
  drugs: { found, loading, search },
  parts,
  picker,
  onSave,
}: Props) {
  const { t } = useTranslation(['prescriptions', 'common']);
  const printing = usePrinting();
  const onKey = useEarlyEnter(loading);
  /** The line that was picked last: its dose is typed next. */
  const [picked, setPicked] = useState<string | null>(null);
  if (prescription.error) return <ErrorState error={prescription.error} onRetry={prescription.refetch} />;
  return (
    <>
      {prescription.restoredAt && editable ? (
        <DraftNotice savedAt={prescription.restoredAt} onDiscard={prescription.discard} />
      ) : null}
      {editable ? (
        <div className="drug-entry">
          <Select
            {...(picker ? { ref: picker } : {})}
            showSearch={{ filterOption: false, onSearch: search }}
            onInputKeyDown={onKey}
            loading={loading}
            notFoundContent={loading ? t('loading', { ns: 'common' }) : t('nothingFound', { ns: 'common' })}
            aria-label={t('search')}
            placeholder={t('search')}
            popupMatchSelectWidth={false}
            value={null}
            options={found.map((drug) => ({
              value: `${drug.Duoc_Id} ${drug.Kho_Id}`,
              label: drug.TenDuoc,
              drug,
            }))}
            optionRender={({ data: { drug } }) => <DrugOption drug={drug} insured={insured} />}
            onChange={(_value, option) => {
              const one = Array.isArray(option) ? option[0] : option;
              if (!one) return;
              const line = lineOfDrug(one.drug, insured);
              setPicked(line.key);
              prescription.add(line);
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
      <DrugWarnings prescription={prescription} editable={editable} />
      {prescription.lines.length === 0 ? (
        <EmptyState text={prescription.loading ? '…' : t('none')} />
      ) : (
        <DrugGrid prescription={prescription} editable={editable} parts={parts} picked={picked} />
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
            icon={<PrinterIcon />}
            onClick={() => printing.preview(`/api/print/DonThuoc/${toa._id}`, toa.MaDonThuoc)}
          >
            {toa.MaDonThuoc}
          </Button>
        ))}
      </div>
    </>
  );
}
