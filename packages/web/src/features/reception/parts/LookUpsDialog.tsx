import { useQuery } from '@apollo/client/react';
import { meaningOfCode } from '@sen/domain/insurance/portalCodes';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { formatDate, formatDateTime } from '../../../ui/dateText.ts';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { CardLookUpsDocument, type CardLookUpsQuery } from '../cards.main.gen.ts';

type LookUp = CardLookUpsQuery['lichSuTraCuuThe'][number];

/** What the insurance portal said of the visit's patient: who asked what and when, in words and whole. */
export default function LookUpsDialog({
  TiepNhan_Id,
  onClose,
}: {
  TiepNhan_Id: string;
  onClose: () => void;
}) {
  const { t } = useTranslation('reception');
  const { data, error, refetch } = useQuery(CardLookUpsDocument, {
    variables: { TiepNhan_Id },
    fetchPolicy: 'no-cache',
  });
  const all = data?.lichSuTraCuuThe;
  return (
    <Modal open title={t('lookUps.title')} place="side" width={560} footer={null} onCancel={onClose}>
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!error && !all ? <Loading /> : null}
      {all?.length === 0 ? <EmptyState text={t('lookUps.none')} /> : null}
      <ul className="look-ups">
        {all?.map((one) => (
          <OneLookUp key={one._id} one={one} />
        ))}
      </ul>
    </Modal>
  );
}

function OneLookUp({ one }: { one: LookUp }) {
  const { t } = useTranslation('reception');
  const meaning = meaningOfCode(one.maKetQua ?? '')?.[currentLanguage()];
  const born = /^\d{4}-/.test(one.ngaySinh) ? formatDate(one.ngaySinh) : one.ngaySinh;
  return (
    <li>
      <strong>{formatDateTime(one.at)}</strong> <span>{one.nguoiTraCuu ?? t('lookUps.byItself')}</span>
      <p className="soft">{t('lookUps.asked', { card: one.maThe, name: one.hoTen, born })}</p>
      <p>
        {one.maKetQua ? `${one.maKetQua}: ` : ''}
        {one.reachable || one.maKetQua ? (meaning ?? one.ghiChu) : t('lookUps.noAnswer')}
        {one.ghiChu && one.ghiChu !== meaning ? <small className="soft"> · {one.ghiChu}</small> : null}
      </p>
      {one.lanKhams.length > 0 ? (
        <>
          <p>{t('lookUps.elsewhere')}</p>
          <ul>
            {one.lanKhams.map((visit) => (
              <li key={`${visit.maCSKCB} ${visit.ngayVao} ${visit.tenBenh}`}>
                {portalDay(visit.ngayVao)} – {portalDay(visit.ngayRa)} · {visit.TenBenhVien ?? visit.maCSKCB}
                {visit.tenBenh ? ` · ${visit.tenBenh}` : ''}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {one.traLoi ? (
        <details>
          <summary>{t('lookUps.whole')}</summary>
          <pre>{JSON.stringify(one.traLoi, null, 2)}</pre>
        </details>
      ) : null}
    </li>
  );
}

/** yyyymmddHHMM of the portal as a day; other text as it is. */
function portalDay(text: string | null | undefined): string {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})/.exec(text ?? '') ?? [];
  return year ? `${day}/${month}/${year}` : (text ?? '…');
}
