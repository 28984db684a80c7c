import { suDungVatTuActs } from '@sen/domain/supplyUse/suDungVatTu';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { useActDialog } from '../../ui/actDialog/useActDialog.tsx';
import { allows } from '../../ui/acts.ts';
import { formatDate, formatDateTime } from '../../ui/dateText.ts';
import { CheckIcon, SaveIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Select } from '../../ui/kit/Select.tsx';
import { showDecimal } from '../../ui/numberText.ts';
import { StateTag } from '../../ui/StateTag.tsx';
import { useEarlyEnter } from '../../ui/useEarlyEnter.ts';
import { useLiveSearch } from '../../ui/useLiveSearch.ts';
import { DeskForm } from '../orders/desk/DeskForm.tsx';
import { SupplyRows } from './SupplyRows.tsx';
import { nameOf, type StockRow, type Use } from './supplyValues.ts';
import { type SupplyForm, supplyField, useSupplyUse } from './useSupplyUse.ts';

type Props = { use: Use; refetch: () => void };

/** What one performance used: proposed from the quotas, written row by row, verified out of the store. */
export function SupplyTask({ use, refetch }: Props) {
  const { t } = useTranslation('supplyUse');
  const state = useSupplyUse(use, refetch);
  const picker = useRef<HTMLInputElement>(null);
  const { ask, dialog } = useActDialog();
  const { editable, values, busy } = state;
  const isVerified = use.TrangThai === 'DaDuyet';
  const labelOf = (path: string) => {
    const [head, at, field] = path.split('.');
    if (head === 'Kho_Id') return t('store');
    if (at === undefined) return t('title');
    return `${values.dongs[Number(at)]?.TenDuoc ?? ''}: ${t(`row.${field}`)}`;
  };
  const undo = () =>
    ask({
      act: 'unverifySuDungVatTu',
      of: use._id ?? '',
      title: t('unverifyAsk'),
      text: t('unverifyText'),
      okText: t('unverify'),
      run: state.unverify,
    });
  if (!editable && use.dongs.length === 0) return null;
  return (
    <section className="section supply-task" aria-label={`${t('title')}: ${use.TenDichVu}`}>
      <h3 className="supply-head">
        {t('title')}: {use.TenDichVu}
        {use._id || use.dongs.length > 0 ? (
          <StateTag tone={isVerified ? 'done' : 'waiting'}>
            {use._id ? suDungVatTuActs.states[use.TrangThai][currentLanguage()] : t('proposed')}
          </StateTag>
        ) : null}
        {use.NgayDuyet ? (
          <small>
            {t('verifiedAt', { at: formatDateTime(use.NgayDuyet), who: use.NguoiDuyet?.ten ?? '' })}
          </small>
        ) : null}
        {use.LyDoHuyDuyet && !isVerified ? (
          <small className="soft">{t('takenBack', { why: use.LyDoHuyDuyet })}</small>
        ) : null}
        {state.dirty ? <small className="soft">{t('unsaved')}</small> : null}
      </h3>
      {editable ? (
        <DeskForm state={state} issues={state.issues.list} labelOf={labelOf}>
          <Select
            id={supplyField(use, 'Kho_Id')}
            aria-label={t('store')}
            placeholder={t('noStore')}
            value={values.Kho_Id}
            options={use.khos.map((one) => ({ value: one._id, label: one.ten }))}
            onChange={(Kho_Id) => state.change({ Kho_Id })}
          />
          <SupplyRows use={use} state={state} onEnd={() => picker.current?.focus()} />
          {values.Kho_Id ? (
            <SupplyPicker key={values.Kho_Id} use={use} state={state} pickerRef={picker} />
          ) : null}
          <div className="supply-acts">
            <Button icon={<SaveIcon />} loading={busy} onClick={() => void state.save()}>
              {t('save')}
            </Button>
            {allows(use, 'duyet') ? (
              <Button icon={<CheckIcon />} disabled={busy} onClick={() => void state.verify()}>
                {t('verify')}
              </Button>
            ) : null}
          </div>
        </DeskForm>
      ) : (
        <>
          <p className="supply-store soft">{use.Kho ? `${t('store')}: ${use.Kho.ten}` : t('noStore')}</p>
          <SupplyText use={use} />
          {allows(use, 'huyDuyet') ? (
            <div className="supply-acts">
              <Button danger disabled={busy} onClick={() => void undo()}>
                {t('unverify')}
              </Button>
            </div>
          ) : null}
        </>
      )}
      {dialog}
      {state.reasonsDialog}
    </section>
  );
}

/** The rows to read, with the lots that gave. */
function SupplyText({ use }: { use: Use }) {
  const { t } = useTranslation('supplyUse');
  return (
    <ul className="supply-text">
      {use.dongs.map((row) => (
        <li key={row.Duoc_Id}>
          {nameOf(row)} · <strong>{showDecimal(row.SoLuong)}</strong> {row.DonViTinh}
          {row.los.length > 0 ? (
            <small className="soft">
              {' '}
              {row.los
                .map((lot) => `${lot.SoLo} (${formatDate(lot.HanDung)}): ${showDecimal(lot.SoLuong)}`)
                .join('; ')}
            </small>
          ) : null}
          {row.LyDo ? <small> {t('because', { why: row.LyDo })}</small> : null}
          {row.canhBaoDaDuyets.map((one) => (
            <small key={one.key}>
              {' '}
              {one.Khac ?? one.MucDo}: {t('because', { why: one.LyDo })}
            </small>
          ))}
        </li>
      ))}
    </ul>
  );
}

type PickerProps = { use: Use; state: SupplyForm; pickerRef: React.Ref<HTMLInputElement> };

/** Adds what the store has, found as one types; the cursor goes to its quantity. */
function SupplyPicker({ use, state, pickerRef }: PickerProps) {
  const { t } = useTranslation(['supplyUse', 'common']);
  const { found, loading, search } = useLiveSearch<StockRow>(state.find, {
    key: state.values.Kho_Id ?? '',
    active: true,
  });
  const onKey = useEarlyEnter(loading);
  const taken = new Set(state.values.dongs.map((row) => row.Duoc_Id));
  const rows = found.filter((row) => !taken.has(row.Duoc_Id));
  return (
    <Select
      ref={pickerRef}
      id={supplyField(use, 'dongs')}
      showSearch={{ filterOption: false, onSearch: search }}
      onInputKeyDown={onKey}
      loading={loading}
      notFoundContent={t(loading ? 'loading' : 'nothingFound', { ns: 'common' })}
      aria-label={t('add')}
      placeholder={t('add')}
      value={null}
      options={rows.map((row) => ({
        value: row.Duoc_Id,
        label: `${nameOf(row)} · ${t('free', { amount: showDecimal(row.SoLuongKhaDung) })}`,
      }))}
      onChange={(value) => {
        const row = rows.find((one) => one.Duoc_Id === value);
        if (!row) return;
        const at = state.values.dongs.length;
        state.add({
          Duoc_Id: row.Duoc_Id,
          TenDuoc: nameOf(row),
          DonViTinh: row.DonViTinh ?? null,
          SoLuong: null,
          LyDo: '',
        });
        requestAnimationFrame(() =>
          document.getElementById(supplyField(use, `dongs.${at}.SoLuong`))?.focus(),
        );
      }}
    />
  );
}
