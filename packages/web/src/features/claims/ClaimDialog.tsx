import { useQuery } from '@apollo/client/react';
import { loaiKCBs } from '@sen/domain/claims/codes';
import { formatVnd } from '@sen/domain/money/decimal';
import { useTranslation } from 'react-i18next';
import type { OpenedProps } from '../../lists/listDef.ts';
import { currentLanguage } from '../../session/i18n.ts';
import { formatDateTime } from '../../ui/dateText.ts';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { RecordFacts } from '../../ui/RecordFacts.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { useEvents } from '../../ui/useEvents.ts';
import { ClaimButtons } from './ClaimButtons.tsx';
import { ClaimFindings } from './ClaimFindings.tsx';
import { ClaimVersions } from './ClaimVersions.tsx';
import { ClaimOpenedDocument, type ClaimRowFragment, type OpenedClaimFragment } from './claims.main.gen.ts';
import { Deadline } from './Deadline.tsx';
import { saidOf } from './saidOf.ts';
import './claims.css';

/** The claim of a visit: what its file would say now, what is to be mended, what was sent and answered, and what may be done. */
export default function ClaimDialog({ id, onChanged, onClose }: OpenedProps<ClaimRowFragment>) {
  const { t } = useTranslation('claims');
  const language = currentLanguage();
  const { data, error, refetch } = useQuery(ClaimOpenedDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['HoSoBHYT', 'VienPhi'], () => void refetch());
  const one = data?.hoSo as OpenedClaimFragment | undefined; // a whole answer
  if (!one)
    return (
      <Modal open title={t('one')} footer={null} onCancel={onClose}>
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Loading />}
      </Modal>
    );
  const changed = () => {
    void refetch();
    onChanged();
  };
  const kind = loaiKCBs.find(({ code }) => code === one.MaLoaiKCB);
  const [last] = one.phienBans.filter(({ LoaiHoSo }) => LoaiHoSo === 'HoSo');
  const money = (value: string) => `${formatVnd(value)} đ`;
  return (
    <Modal
      open
      width={900}
      title={`${one.TenBenhNhan} · ${one.MaTiepNhan}`}
      footer={<ClaimButtons one={one} last={last ?? null} onDone={changed} />}
      onCancel={onClose}
    >
      {last?.LoiThongBao ? (
        <Alert
          type={last.TrangThai === 'TuChoi' || last.TrangThai === 'BiTra' ? 'error' : 'warning'}
          title={t(`trouble.${last.TrangThai}`, { defaultValue: t('trouble.waits') })}
          description={[last.LoiMa, saidOf(last.LoiThongBao, t)].filter(Boolean).join(': ')}
        />
      ) : null}
      {one.khacBanGui ? <Alert type="info" title={t('differs')} /> : null}
      <RecordFacts
        facts={[
          [t('card'), one.SoTheBHYT],
          [t('object'), one.MaDoiTuongKCB],
          [t('kind'), [one.MaLoaiKCB, kind?.label[language]].filter(Boolean).join(' – ')],
          [t('ended'), one.NgayKetThuc ? formatDateTime(one.NgayKetThuc) : t('notEnded')],
          [t('due'), one.HanGui && <Deadline at={one.HanGui} open={!last} />],
          [t('diagnosis'), one.ChanDoan],
          [t('month.TongChiBV'), money(one.TongChiBV)],
          [t('month.BHChiTra'), money(one.BHChiTra)],
          [t('month.BNCCT'), money(one.BNCCT)],
          [t('month.BNTT'), money(one.BNTT)],
          [t('lines'), String(one.SoDong)],
        ]}
      />
      <ClaimFindings of={one} />
      <ClaimVersions versions={one.phienBans} />
    </Modal>
  );
}
