import { useMutation, useQuery } from '@apollo/client/react';
import { loaiButToan, tinhTrangButToan } from '@sen/domain/accounting/butToan';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenedProps } from '../../lists/listDef.ts';
import { currentLanguage } from '../../session/i18n.ts';
import { userMessage } from '../../session/userMessage.ts';
import { useSession } from '../../session/useSession.ts';
import { formatDateTime } from '../../ui/dateText.ts';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { Loading } from '../../ui/Loading.tsx';
import { Money } from '../../ui/Money.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { useRequestIds } from '../../ui/useRequestIds.ts';
import { ReceiptDialog } from '../cashier/receipts/ReceiptDialog.tsx';
import {
  type DayBookRowFragment,
  PostReceiptDocument,
  ReceiptEntriesDocument,
  type ReceiptEntryFragment,
} from './accounting.main.gen.ts';
import { type Accounts, accountsNow, changedLines, keyOf } from './entryLines.ts';
import { entryTones } from './tones.ts';
import './accounting.css';

/** The money of a receipt with its entries: accounts are given, or corrected until they are exported. */
export default function ReceiptEntriesDialog({
  id,
  row,
  onChanged,
  onClose,
}: OpenedProps<DayBookRowFragment>) {
  const { t } = useTranslation('accounting');
  const { permissions } = useSession();
  const { message } = useNotices();
  const requests = useRequestIds();
  const [BienLai_Id = ''] = id.split('.');
  const [typed, setTyped] = useState<Readonly<Record<string, Partial<Accounts>>>>({});
  const [refused, setRefused] = useState<string | null>(null);
  const [receipt, setReceipt] = useState(false);
  const { data, error, refetch } = useQuery(ReceiptEntriesDocument, {
    variables: { id: BienLai_Id },
    fetchPolicy: 'cache-and-network',
  });
  const [post, { loading }] = useMutation(PostReceiptDocument);
  const entries = data?.butToans ?? null;
  const dongs = changedLines(entries ?? [], typed);
  const may = permissions.has('DINH_KHOAN');
  const save = async () => {
    const key = JSON.stringify(dongs);
    setRefused(null);
    try {
      await post({ variables: { input: { requestId: requests.of(key), BienLai_Id, dongs } } });
      requests.done(key);
      await refetch(); // what was typed stands until the entries say the same
      setTyped({});
      message.success(t('saved'));
      onChanged();
    } catch (failure) {
      setRefused(userMessage(failure));
      void refetch();
    }
  };
  if (receipt) return <ReceiptDialog id={BienLai_Id} onClose={() => setReceipt(false)} />;
  return (
    <Modal
      open
      width={640}
      title={row ? t('entriesOf', { code: row.MaBienLai }) : t('entries')}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={() => setReceipt(true)}>{t('openReceipt')}</Button>
          <Button onClick={onClose}>{t('close', { ns: 'common' })}</Button>
          {may ? (
            <Button
              type="primary"
              loading={loading}
              disabled={dongs.length === 0}
              onClick={() => void save()}
            >
              {t('post')}
            </Button>
          ) : null}
        </>
      }
    >
      {refused ? <Alert type="warning" title={refused} /> : null}
      {row ? <p>{row.TenBenhNhan}</p> : null}
      {entries ? (
        <ul className="entry-lines">
          {entries.map((entry) => (
            <EntryLine
              key={keyOf(entry)}
              entry={entry}
              accounts={accountsNow(entry, typed[keyOf(entry)])}
              fixed={!may || entry.TinhTrang === 'DaXuat' || loading}
              onChange={(part) =>
                setTyped((all) => ({ ...all, [keyOf(entry)]: { ...all[keyOf(entry)], ...part } }))
              }
            />
          ))}
        </ul>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </Modal>
  );
}

type LineProps = {
  entry: ReceiptEntryFragment;
  accounts: Accounts;
  fixed: boolean;
  onChange: (part: Partial<Accounts>) => void;
};

function EntryLine({ entry, accounts, fixed, onChange }: LineProps) {
  const { t } = useTranslation('accounting');
  const language = currentLanguage();
  const field = (name: keyof Accounts) => (
    <label>
      {t(name)}
      <Input
        value={accounts[name]}
        maxLength={20}
        disabled={fixed}
        onChange={(event) => onChange({ [name]: event.target.value })}
      />
    </label>
  );
  return (
    <li>
      <h3>
        <Money value={entry.SoTien} strong /> · {entry.TenHinhThuc} · {formatDateTime(entry.Luc)}{' '}
        <StateTag tone={entryTones[entry.TinhTrang]}>{tinhTrangButToan[entry.TinhTrang][language]}</StateTag>{' '}
        {entry.LoaiButToan === 'Dao' ? (
          <StateTag tone="cancelled">{loaiButToan.Dao[language]}</StateTag>
        ) : null}
        {entry.SoDot ? <span className="soft"> {entry.SoDot}</span> : null}
      </h3>
      <div className="entry-accounts">
        {field('TaiKhoanNo')}
        {field('TaiKhoanCo')}
      </div>
    </li>
  );
}
