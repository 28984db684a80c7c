import { useMutation } from '@apollo/client/react';
import { errorText } from '@sen/domain/errors/errors';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { allows, refusalOf } from '../../../ui/acts.ts';
import { formatDateTime } from '../../../ui/dateText.ts';
import { DeleteIcon } from '../../../ui/icons.tsx';
import { Alert } from '../../../ui/kit/Alert.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import { showDecimal } from '../../../ui/numberText.ts';
import { type CopyRowFragment, RemoveCopyDocument, SwitchToCopyDocument } from '../dataCopies.main.gen.ts';
import { bytesText } from '../figureText.ts';
import { useFailureText } from '../useWords.ts';
import { CopyComparison } from './CopyComparison.tsx';
import { CopyState, isRestoring, RestoreSteps } from './CopyState.tsx';
import { Facts } from './Facts.tsx';
import { SecuredAct } from './SecuredAct.tsx';

type Props = { row: CopyRowFragment; siteName: string; onClose: () => void; onChanged: () => void };

/** One copy of all data: how it came about, beside the database in use, and the switch to it. */
export function CopyDialog({ row, siteName, onClose, onChanged }: Props) {
  const { t } = useTranslation('operations');
  const { message } = useNotices();
  const [doing, setDoing] = useState<'switch' | 'remove' | null>(null);
  const [toCopy] = useMutation(SwitchToCopyDocument);
  const [remove] = useMutation(RemoveCopyDocument);
  const why = refusalOf(row, 'chuyen');
  const ended = (text: string) => {
    message.success(text);
    onChanged();
    onClose();
  };
  return (
    <Modal
      open
      place="side"
      width={560}
      title={t(`copyOf.${row.loai}`, { at: formatDateTime(row.duLieuLuc ?? row.NgayTao) })}
      onCancel={onClose}
      footer={
        row.TrangThai === 'SanSang' || allows(row, 'xoa') ? (
          <>
            <Button
              danger
              icon={<DeleteIcon />}
              disabled={!allows(row, 'xoa')}
              onClick={() => setDoing('remove')}
            >
              {t('removeCopy')}
            </Button>
            {row.TrangThai === 'SanSang' ? (
              <Button type="primary" disabled={!allows(row, 'chuyen')} onClick={() => setDoing('switch')}>
                {t(row.loai === 'Truoc' ? 'goBack' : 'switchTo')}
              </Button>
            ) : null}
          </>
        ) : null
      }
    >
      <CopyFacts row={row} />
      {row.loai === 'KhoiPhuc' && (isRestoring(row) || row.TrangThai === 'KhongDat') ? (
        <RestoreSteps row={row} />
      ) : null}
      {row.TrangThai === 'SanSang' && why !== null ? (
        <Alert
          type="info"
          title={why === 'RESTORE_OTHER_NODES' ? t('otherNodes') : errorText(why, currentLanguage())}
        />
      ) : null}
      {row.TrangThai === 'SanSang' && row.kichThuoc !== null ? <CopyComparison id={row._id} /> : null}
      {doing === 'switch' ? (
        <SecuredAct
          act="switchBanDuLieu"
          of={row._id}
          title={t(row.loai === 'Truoc' ? 'goBackTitle' : 'switchTitle')}
          okText={t('switchNow')}
          danger
          siteName={siteName}
          run={({ lyDo, currentPassword, tenCoSo }) =>
            toCopy({ variables: { id: row._id, lyDo, currentPassword, tenCoSo } })
          }
          onDone={() => ended(t('switching'))}
          onClose={() => setDoing(null)}
        >
          <ul className="ops-what">
            <li>{t('switchText.stop')}</li>
            <li>{t('switchText.lost')}</li>
            <li>{t('switchText.kept')}</li>
          </ul>
        </SecuredAct>
      ) : null}
      {doing === 'remove' ? (
        <SecuredAct
          act="removeBanDuLieu"
          of={row._id}
          title={t('removeCopy')}
          okText={t('removeCopy')}
          danger
          run={({ lyDo, currentPassword }) => remove({ variables: { id: row._id, lyDo, currentPassword } })}
          onDone={() => ended(t('copyRemoved'))}
          onClose={() => setDoing(null)}
        >
          <p>{t(row.loai === 'Truoc' ? 'removeFormerText' : 'removeCopyText')}</p>
        </SecuredAct>
      ) : null}
    </Modal>
  );
}

function CopyFacts({ row }: { row: CopyRowFragment }) {
  const { t } = useTranslation('operations');
  const failure = useFailureText();
  return (
    <Facts
      facts={[
        [t('stateTitle'), <CopyState key="state" row={row} />],
        [t('failureTitle'), row.loi ? failure(row.loi) : null],
        [t('file'), row.tenTep],
        [t('dataUntil'), row.duLieuLuc ? formatDateTime(row.duLieuLuc) : null],
        [t('reasonTitle'), row.LyDo],
        [t('by'), row.nguoiTao],
        [t('made'), formatDateTime(row.NgayTao)],
        [t('size'), row.kichThuoc === null ? null : bytesText(row.kichThuoc)],
        [
          t('compared'),
          row.soBang === null
            ? null
            : t('comparedText', { tables: row.soBang, rows: showDecimal(row.soDong ?? 0) }),
        ],
        [
          t('differing'),
          row.bangKhac.map((one) => `${one.ten} (${one.soDong} / ${one.soDongGoc})`).join(', '),
        ],
        [
          t('seals'),
          row.niemPhong && row.niemPhong.loi === null
            ? t('sealsWhole', {
                rows: showDecimal(row.niemPhong.soDong),
                waiting: showDecimal(row.niemPhong.chuaNiemPhong),
              })
            : (row.niemPhong?.loi ?? null),
        ],
        [t('database'), row.tenCSDL ? <code key="database">{row.tenCSDL}</code> : null],
      ]}
    />
  );
}
