import { useQuery } from '@apollo/client/react';
import { congNoActs, loaiNguoiNo } from '@sen/domain/debts/congNo';
import { sum } from '@sen/domain/money/decimal';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { useSession } from '../../session/useSession.ts';
import { FootActs } from '../../ui/FootActs.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Money } from '../../ui/Money.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { useEvents } from '../../ui/useEvents.ts';
import { useDebtDialogs } from './DebtDialogs.tsx';
import { DebtorTable } from './DebtorTable.tsx';
import { type DebtRowFragment, DebtsDocument } from './debts.main.gen.ts';
import type { DebtorRowFragment } from './receivables.main.gen.ts';
import { isOpen } from './useDebtsBulk.tsx';
import './debts.css';

type Props = { row: DebtorRowFragment; onChanged: () => void; onClose: () => void };

/** So many debts of one debtor are shown. */
const most = 200;

/** Whether a debt is of a debtor; a company's are asked for by its id. */
function isOf(debtor: DebtorRowFragment, debt: DebtRowFragment): boolean {
  if (debtor.LoaiNguoiNo === 'BenhNhan') return debt.BenhNhan_Id === debtor.BenhNhan_Id;
  if (debtor.CongTy_Id !== null || debtor.LoaiNguoiNo === 'BHXH') return true;
  return debt.NguoiNo.toLowerCase() === debtor.NguoiNo.toLowerCase();
}

/** The open debts of one debtor: all or some of them are collected, or reminded of, together. */
export default function DebtorDialog({ row, onChanged, onClose }: Props) {
  const { t } = useTranslation('debts');
  const byName = row.LoaiNguoiNo === 'BenhNhan' ? row.MaNguoiNo : row.NguoiNo;
  const { data, error, refetch } = useQuery(DebtsDocument, {
    variables: {
      // a company may owe and guarantee: both are its debts
      LoaiNguoiNo: row.CongTy_Id ? null : row.LoaiNguoiNo,
      CongTy_Id: row.CongTy_Id,
      keyword: row.CongTy_Id || row.LoaiNguoiNo === 'BHXH' ? null : byName,
      limit: most,
    },
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['CongNo'], () => void refetch());
  const debts = data?.danhSach.data.filter((debt) => Number(debt.ConLai) > 0 && isOf(row, debt));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const open = debts?.filter(isOpen) ?? [];
  const done = () => {
    void refetch();
    onChanged();
  };
  return (
    <Modal
      open
      width={820}
      title={`${row.NguoiNo} · ${loaiNguoiNo[row.LoaiNguoiNo][currentLanguage()]}`}
      footer={
        open.length > 0 ? (
          <ChosenActs chosen={open.filter(({ _id }) => !left.has(_id))} onDone={done} />
        ) : null
      }
      onCancel={onClose}
    >
      {debts ? (
        debts.length > 0 ? (
          <>
            <DebtorTable
              debts={debts}
              left={left}
              onChoose={(id, on) =>
                setLeft((before) => new Set(on ? [...before].filter((one) => one !== id) : [...before, id]))
              }
            />
            {open.length > 0 ? null : <p className="soft">{t('fundText')}</p>}
          </>
        ) : (
          <EmptyState text={t('nothingLeft')} />
        )
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </Modal>
  );
}

/** What may be done with the debts that are chosen. */
function ChosenActs({ chosen, onDone }: { chosen: readonly DebtRowFragment[]; onDone: () => void }) {
  const { t } = useTranslation('debts');
  const language = currentLanguage();
  const { permissions } = useSession();
  const dialogs = useDebtDialogs();
  const acts = [
    { key: 'nhacNo', may: 'CONG_NO_GHI', primary: false, run: dialogs.remind },
    { key: 'thuNo', may: 'VIEN_PHI_THU', primary: true, run: dialogs.collect },
  ] as const;
  return (
    <>
      <span className="debt-chosen">
        {t('chosen', { count: chosen.length })}{' '}
        <Money value={sum(chosen.map(({ ConLai }) => ConLai)).toFixed(2)} strong />
      </span>
      <FootActs
        acts={acts
          .filter(({ may }) => permissions.has(may))
          .map(({ key, primary, run }) => ({
            ...{ key, primary, disabled: chosen.length === 0 },
            label: congNoActs.acts[key].label[language],
            run: () => run(chosen, onDone),
          }))}
      />
    </>
  );
}
