import { CopyOutlined } from '@ant-design/icons';
import { useQuery } from '@apollo/client/react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../ui/dateText.ts';
import { Money } from '../../../ui/Money.tsx';
import { useEvents } from '../../../ui/useEvents.ts';
import { type ToaFragment, ToaThuocCuDocument } from '../../prescriptions/prescriptions.main.gen.ts';
import { ChiPhiKhamDocument, LichSuKhamDocument, type PhienKhamFragment } from '../examination.main.gen.ts';

/** What is known of the patient: costs so far by payer, earlier sessions, earlier prescriptions to copy. */
export function ContextPanel({
  session,
  onCopy,
}: {
  session: PhienKhamFragment;
  onCopy: ((toa: ToaFragment) => void) | null;
}) {
  const { t } = useTranslation('examination');
  const idTiepNhan = session.TiepNhan_Id;
  const costs = useQuery(ChiPhiKhamDocument, { variables: { idTiepNhan }, fetchPolicy: 'cache-and-network' });
  const history = useQuery(LichSuKhamDocument, { variables: { idBenhNhan: session.BenhNhan_Id } });
  const old = useQuery(ToaThuocCuDocument, {
    variables: { BenhNhan_Id: session.BenhNhan_Id },
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['VienPhi', 'BienLai', 'DichVuYeuCau', 'KhamBenh', 'XetNghiem'], () => void costs.refetch());
  const cost = costs.data?.chiPhiBenhNhan;
  const earlier = (history.data?.lichSuKhamBenh ?? []).filter((one) => one._id !== session._id);
  const toas = (old.data?.toaThuocCusByBenhNhan ?? []).filter((one) => one.chiTiets.length > 0);
  return (
    <>
      {cost ? (
        <section className="section">
          <h3>{t('costs')}</h3>
          <dl className="exam-costs">
            {(['ThanhTien', 'BHChiTra', 'BenhNhanTT', 'HachToan', 'ConLai'] as const).map((part) => (
              <div key={part}>
                <dt>{t(`cost.${part}`)}</dt>
                <dd>
                  <Money value={cost[part]} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
      <section className="section">
        <h3>{t('earlier')}</h3>
        {earlier.length === 0 ? <p className="soft">{t('noEarlier')}</p> : null}
        {earlier.slice(0, 10).map((one) => (
          <p key={one._id}>
            <strong>{formatDate(String(one.NgayKham))}</strong> {one.ChanDoanICD?.ma}{' '}
            {one.ChanDoan ?? one.ChanDoanICD?.ten}
            <br />
            <small className="soft">
              {one.PhongBan?.ten} · {one.BacSiKham?.ten}
            </small>
          </p>
        ))}
      </section>
      <section className="section">
        <h3>{t('oldPrescriptions')}</h3>
        {toas.length === 0 ? <p className="soft">{t('noOldPrescriptions')}</p> : null}
        {toas.slice(0, 10).map((toa) => (
          <div key={toa._id}>
            <strong>{formatDate(String(toa.NgayKe))}</strong>{' '}
            {onCopy ? (
              <Button size="small" icon={<CopyOutlined />} onClick={() => onCopy(toa)}>
                {t('copy')}
              </Button>
            ) : null}
            <ul>
              {toa.chiTiets.map((line) => (
                <li key={line._id}>
                  {line.TenDuoc} × {Number(line.SoLuong)}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
    </>
  );
}
