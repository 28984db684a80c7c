import { useApolloClient } from '@apollo/client/react';
import type { LoaiPhieuKho } from '@sen/domain/stock/phieuKho';
import { lazy, type Ref, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RefPicker } from '../../../catalogue/RefPicker.tsx';
import { formatDate } from '../../../ui/dateText.ts';
import { UploadIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Select } from '../../../ui/kit/Select.tsx';
import { showDecimal } from '../../../ui/numberText.ts';
import { useEarlyEnter } from '../../../ui/useEarlyEnter.ts';
import { useLiveSearch } from '../../../ui/useLiveSearch.ts';
import { blankLine, drugName, type FoundLot, lineOfLot } from '../paperValues.ts';
import { LotsOfStoreDocument } from '../stock.pharmacy.gen.ts';
import type { Paper } from '../usePaper.ts';

const SheetDialog = lazy(() => import('./SheetDialog.tsx'));

type Props = {
  kind: LoaiPhieuKho;
  Kho_Id: string;
  paper: Paper;
  pickerRef: Ref<HTMLInputElement>;
  onAdded: () => void;
};

/** Adds lines: a drug, or for a transfer a lot of the store; goods that come in also from a sheet. */
export function LinePicker({ kind, Kho_Id, paper, pickerRef, onAdded }: Props) {
  const { t } = useTranslation('stock');
  const [sheet, setSheet] = useState(false);
  if (kind === 'ChuyenKho')
    return (
      <LotPicker
        Kho_Id={Kho_Id}
        taken={new Set(paper.dongs.flatMap((line) => line.Lo_Id ?? []))}
        pickerRef={pickerRef}
        onPick={(lot) => {
          paper.add(lineOfLot(lot));
          onAdded();
        }}
      />
    );
  return (
    <div className="stock-add">
      <RefPicker
        to="Duoc"
        value={null}
        pickerRef={pickerRef}
        placeholder={t(kind === 'KiemKe' ? 'addFound' : 'addDrug')}
        aria-label={t(kind === 'KiemKe' ? 'addFound' : 'addDrug')}
        onChange={(id, entry) => {
          if (!id || !entry) return;
          const named = {
            TenDuoc: String(entry['TenDuoc'] ?? ''),
            HamLuong: String(entry['HamLuong'] ?? ''),
          };
          const before = [...paper.dongs].reverse().find((line) => line.Duoc_Id === id);
          paper.add({
            ...blankLine(),
            Duoc_Id: id,
            TenDuoc: drugName(named),
            // the next lot of the same drug comes in the same packs
            QuyCach: before?.QuyCach ?? null,
            VAT: before?.VAT ?? paper.dongs.at(-1)?.VAT ?? null,
            ...(kind === 'KiemKe' ? { SoLuongSo: '0' } : {}),
          });
          onAdded();
        }}
      />
      {kind === 'KiemKe' ? null : (
        <Button icon={<UploadIcon />} onClick={() => setSheet(true)}>
          {t('fromExcel')}
        </Button>
      )}
      {sheet && kind !== 'KiemKe' ? (
        <Suspense fallback={null}>
          <SheetDialog kind={kind} onLines={(lines) => paper.add(...lines)} onClose={() => setSheet(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}

type LotProps = {
  Kho_Id: string;
  taken: ReadonlySet<string>;
  pickerRef: Ref<HTMLInputElement>;
  onPick: (lot: FoundLot) => void;
};

function LotPicker({ Kho_Id, taken, pickerRef, onPick }: LotProps) {
  const { t } = useTranslation(['stock', 'common']);
  const client = useApolloClient();
  const { found, loading, search } = useLiveSearch<FoundLot>(
    async (keyword) => {
      const { data } = await client.query({
        query: LotsOfStoreDocument,
        variables: { idStore: Kho_Id, keyword: keyword || null },
        fetchPolicy: 'network-only',
      });
      return data?.tonKho.data ?? [];
    },
    { key: Kho_Id, active: true },
  );
  const onKey = useEarlyEnter(loading);
  const lots = found.filter((lot) => !taken.has(lot.Lo_Id) && Number(lot.SoLuongKhaDung) > 0);
  return (
    <div className="stock-add">
      <Select
        ref={pickerRef}
        showSearch={{ filterOption: false, onSearch: search }}
        onInputKeyDown={onKey}
        loading={loading}
        notFoundContent={t(loading ? 'loading' : 'nothingFound', { ns: 'common' })}
        aria-label={t('addLot')}
        placeholder={t('addLot')}
        value={null}
        options={lots.map((lot) => ({
          value: lot.Lo_Id,
          label: `${drugName(lot)} · ${lot.SoLo} · ${formatDate(lot.HanDung)} · ${t('free', {
            amount: showDecimal(lot.SoLuongKhaDung),
          })}`,
        }))}
        onChange={(value) => {
          const lot = lots.find((one) => one.Lo_Id === value);
          if (lot) onPick(lot);
        }}
        style={{ width: '100%' }}
      />
    </div>
  );
}
