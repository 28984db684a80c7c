import { useQuery } from '@apollo/client/react';
import { lamTronTienMat } from '@sen/domain/cashier/receipt';
import { dec } from '@sen/domain/money/decimal';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import { dayPlus, formatDate, formatDateTime, today } from '../../ui/dateText.ts';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { Money } from '../../ui/Money.tsx';
import { useDebounced } from '../../ui/useDebounced.ts';
import {
  BankNoticeCandidatesDocument,
  type BankNoticeCandidatesQuery,
  type BankNoticeFragment,
  BankNoticeVisitsDocument,
} from './bankNotices.main.gen.ts';
import type { NoticeActs } from './useBankNotice.ts';

type Props = { notice: BankNoticeFragment; acts: NoticeActs };

/** Visits of so many days are searched. */
const searchedDays = 30;
const shortest = 2;
const typingPause = 300;

/** What a transfer may pay: what is prepared and comes to its amount, or a visit that is searched. */
export function NoticeCandidates({ notice, acts }: Props) {
  const { t } = useTranslation('bankNotices');
  const { data } = useQuery(BankNoticeCandidatesDocument, {
    variables: { id: notice._id },
    fetchPolicy: 'cache-and-network',
  });
  const found = data?.giaoDich.ungViens ?? [];
  const named = found.filter((one) => one._id === notice.GiaoDichTam?._id);
  const others = found.filter((one) => one._id !== notice.GiaoDichTam?._id);
  return (
    <section className="notice-candidates">
      <PreparedList title={t('ofReference')} found={named} notice={notice} acts={acts} />
      <PreparedList title={t('sameAmount')} found={others} notice={notice} acts={acts} />
      <VisitSearch notice={notice} acts={acts} />
    </section>
  );
}

type Prepared = BankNoticeCandidatesQuery['giaoDich']['ungViens'][number];

/** What was prepared: collected where the transfer comes to it, else the transfer becomes an advance of its visit. */
function PreparedList({ title, found, notice, acts }: Props & { title: string; found: readonly Prepared[] }) {
  const { t } = useTranslation('bankNotices');
  if (found.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {found.map(({ _id, TiepNhan_Id, BenhNhan_Id, ...one }) => {
          const isOpen = one.TrangThai === 'ChuaThuTien' || one.TrangThai === 'HetHan';
          const pays = isOpen && dec(one.SoTien).eq(notice.SoTien);
          const onto = pays
            ? { GiaoDichTam_Id: _id }
            : { TiepNhan_Id, BenhNhan_Id, LoaiBienLai: 'TamUng' as const };
          return (
            <li key={_id}>
              <span>
                <strong>{one.BenhNhan?.TenBenhNhan}</strong> {one.BenhNhan?.MaYTe}
                <small>
                  {one.MaGiaoDich} · {t('wanted')} <Money value={one.SoTien} /> ·{' '}
                  {t('until', { at: formatDateTime(one.HetHanLuc) })}
                </small>
              </span>
              <Button type="primary" size="small" loading={acts.busy} onClick={() => void acts.collect(onto)}>
                {t(pays ? 'collect' : 'takeAdvance')}
              </Button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function VisitSearch({ notice, acts }: Props) {
  const { t } = useTranslation('bankNotices');
  const [typed, setTyped] = useState('');
  const keyword = useDebounced(typed.trim(), typingPause);
  const endDate = today();
  const { data, error } = useQuery(BankNoticeVisitsDocument, {
    variables: { keyword, startDate: dayPlus(endDate, -searchedDays), endDate },
    skip: keyword.length < shortest,
    fetchPolicy: 'network-only',
  });
  const visits = keyword.length < shortest ? null : (data?.danhSach.data ?? null);
  return (
    <>
      <label htmlFor="notice-visit">
        <h2>{t('ofVisit')}</h2>
      </label>
      <Input
        id="notice-visit"
        value={typed}
        placeholder={t('findVisit')}
        onChange={(event) => setTyped(event.target.value)}
      />
      {error ? <Alert type="error" title={userMessage(error)} /> : null}
      {visits?.length === 0 ? <p className="soft">{t('noVisit', { days: searchedDays })}</p> : null}
      <ul>
        {(visits ?? []).map(({ TiepNhan_Id, BenhNhan_Id, ...one }) => {
          const pays = dec(lamTronTienMat(one.ConLai).GiaTriBienLai).eq(notice.SoTien);
          const LoaiBienLai = pays ? ('ThuTien' as const) : ('TamUng' as const);
          return (
            <li key={TiepNhan_Id}>
              <span>
                <strong>{one.TenBenhNhan}</strong> {one.MaYTe}
                <small>
                  {one.MaTiepNhan} · {formatDate(one.NgayTiepNhan)} · {t('due')} <Money value={one.ConLai} />
                </small>
              </span>
              <Button
                size="small"
                type={pays ? 'primary' : 'default'}
                loading={acts.busy}
                onClick={() => void acts.collect({ TiepNhan_Id, BenhNhan_Id, LoaiBienLai })}
              >
                {pays ? t('collectLines') : t('takeAdvance')}
              </Button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
