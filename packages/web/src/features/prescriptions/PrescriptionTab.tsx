import { lazy, type Ref, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RefPicker } from '../../catalogue/RefPicker.tsx';
import { useSession } from '../../session/useSession.ts';
import { ClaimFindings } from '../../ui/ClaimFindings.tsx';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { SaveIcon, SuggestIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Select } from '../../ui/kit/Select.tsx';
import { usePrinting } from '../../ui/Printing.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { useEarlyEnter } from '../../ui/useEarlyEnter.ts';
import type { LiveSearch } from '../../ui/useLiveSearch.ts';
import { useUndo } from '../../ui/useUndo.ts';
import type { LineParts } from '../orders/PaidBy.tsx';
import { type FoundDrug, lineOfDrug, quantityOf } from './drugLine.ts';
import { DrugGrid } from './parts/DrugGrid.tsx';
import { DrugOption } from './parts/DrugOption.tsx';
import { DrugWarnings } from './parts/DrugWarnings.tsx';
import { SavedPrescriptions } from './parts/SavedPrescriptions.tsx';
import { sampleLines } from './sampleLines.ts';
import { useIntakeAdvice } from './useIntakeAdvice.ts';
import type { PastToa } from './usePastPrescriptions.ts';
import type { Prescription } from './usePrescription.ts';

// fetched when they are opened
const PrescriptionSuggestions = lazy(() => import('./suggest/PrescriptionSuggestions.tsx'));
const SaveOwn = lazy(() => import('../../catalogue/SaveOwn.tsx'));

type Props = {
  prescription: Prescription;
  insured: boolean;
  editable: boolean;
  /** The session has ended, and who is here may replace its prescriptions. */
  replaceable: boolean;
  drugs: LiveSearch<FoundDrug>;
  /** Who pays a saved line, by its id. */
  parts: ReadonlyMap<string, LineParts>;
  picker?: Ref<HTMLInputElement>;
  onSave: () => void;
  ICD_Ids: readonly string[];
  /** The main disease: an own sample may be suggested with it. */
  disease: { _id: string; ma?: string | null } | null;
  /** What the patient was prescribed before, the newest first. */
  past: readonly PastToa[];
  /** The advice of the session, and how it takes more. */
  advice: { now: () => string | null; add: (text: string) => void };
  /** Whether suggestions are shown, and which of them first. */
  suggesting: { first?: string | undefined } | null;
  onSuggest: (open: boolean) => void;
};

/** The prescription of a session: search with stock, samples, the entry grid, warnings with their reasons. */
export default function PrescriptionTab({
  prescription,
  insured,
  editable: open,
  replaceable,
  drugs: { found, loading, search },
  parts,
  picker,
  onSave,
  ...suggest
}: Props) {
  const { t } = useTranslation(['prescriptions', 'common']);
  const replacing = replaceable ? prescription.replacing : null;
  const editable = open || replacing !== null;
  const printing = usePrinting();
  const onKey = useEarlyEnter(loading);
  /** The line that was picked last: its dose is typed next. */
  const [picked, setPicked] = useState<string | null>(null);
  const [sampling, setSampling] = useState(false);
  const undo = useUndo();
  const intake = useIntakeAdvice();
  const owner = useSession().user.employee;
  if (prescription.error) return <ErrorState error={prescription.error} onRetry={prescription.refetch} />;
  return (
    <>
      {prescription.restoredAt && (editable || replaceable) ? (
        <DraftNotice savedAt={prescription.restoredAt} onDiscard={prescription.discard} />
      ) : null}
      {replacing !== null ? <p className="soft">{t('replace.now', { reason: replacing })}</p> : null}
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
              prescription.add([line]);
            }}
          />
          <Button icon={<SuggestIcon />} aria-keyshortcuts="Alt+G" onClick={() => suggest.onSuggest(true)}>
            {t('suggest.button', { ns: 'common' })}
          </Button>
        </div>
      ) : null}
      <DrugWarnings prescription={prescription} editable={editable} />
      {editable ? <ClaimFindings findings={prescription.findings} /> : null}
      {prescription.lines.length === 0 ? (
        <EmptyState text={prescription.loading ? '…' : t('none')} />
      ) : (
        <DrugGrid
          prescription={prescription}
          editable={editable}
          parts={parts}
          picked={picked}
          undo={undo}
          advice={intake}
        />
      )}
      {editable && prescription.lines.some((line) => line.LoaiToa !== 'MuaNgoai') ? (
        <div className="drug-collect">
          <RefPicker
            to="CachLayThuoc"
            aria-label={t('collect')}
            placeholder={t('collect')}
            value={prescription.collect}
            label={prescription.toas.find((toa) => toa.CachLayThuoc)?.CachLayThuoc}
            onChange={(id) => prescription.setCollect(id)}
          />
        </div>
      ) : null}
      <div className="drug-acts">
        {editable ? (
          <Button
            type="primary"
            loading={prescription.saving}
            disabled={!prescription.dirty || prescription.open > 0}
            onClick={onSave}
          >
            {t(replacing === null ? 'save' : 'replace.save')}
          </Button>
        ) : null}
        {replacing !== null ? (
          <Button
            type="text"
            onClick={() => {
              prescription.discard();
              prescription.setReplacing(null);
            }}
          >
            {t('replace.stop')}
          </Button>
        ) : null}
        {editable && owner && prescription.lines.length > 0 ? (
          <Button type="text" icon={<SaveIcon />} onClick={() => setSampling(true)}>
            {t('saveSample')}
          </Button>
        ) : null}
      </div>
      <SavedPrescriptions
        prescription={prescription}
        ended={replaceable}
        onPrint={(toa, form) => printing.preview(`/api/print/${form}/${toa._id}`, toa.MaDonThuoc)}
      />
      {editable && suggest.suggesting ? (
        <Suspense fallback={null}>
          <PrescriptionSuggestions
            prescription={prescription}
            ICD_Ids={suggest.ICD_Ids}
            past={suggest.past}
            first={suggest.suggesting.first}
            undo={undo}
            onAdded={(lines) => setPicked(lines.find((line) => Number(quantityOf(line)) === 0)?.key ?? null)}
            onAdvice={suggest.advice.add}
            onClose={() => suggest.onSuggest(false)}
          />
        </Suspense>
      ) : null}
      {sampling ? (
        <Suspense fallback={null}>
          <SaveOwn
            catalogue="ToaThuocMau"
            nameField="TenToaThuocMau"
            title={t('saveSample')}
            nameLabel={t('sampleName')}
            saved={(name) => t('sampleSaved', { name })}
            content={{ LoiDan: suggest.advice.now(), ChiTiets: sampleLines(prescription.lines) }}
            disease={suggest.disease}
            onClose={() => setSampling(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
