import { useMutation } from '@apollo/client/react';
import { type ErrorCode, errorText } from '@sen/domain/errors/errors';
import { cachLyGiuong, gioiTinhGiuong, trangThaiGiuong } from '@sen/domain/stays/beds';
import type { LoaiTinhTrangGiuong } from '@sen/domain/stays/tinhTrangGiuong';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { userMessage } from '../../session/userMessage.ts';
import { useSession } from '../../session/useSession.ts';
import { allows, refusalOf } from '../../ui/acts.ts';
import { formatDateTime } from '../../ui/dateText.ts';
import { FootActs } from '../../ui/FootActs.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { RecordFacts, RecordPart } from '../../ui/RecordFacts.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import { type BedOnMapFragment, type LyingFragment, UnmarkBedDocument } from './bedMap.main.gen.ts';
import { MarkDialog } from './MarkDialog.tsx';
import { bedTones } from './tones.ts';

type Props = {
  bed: BedOnMapFragment;
  /** Picks up who lies there. */
  onMove: (one: LyingFragment) => void;
  /** Opens the stay of who lies there. */
  onOpen: (stay: string) => void;
  onChanged: () => void;
  onClose: () => void;
};

const marks = ['DatTruoc', 'DonDep', 'Khoa'] as const;

/** A bed: for whom it is, how it stands, who lies there, and the marks that it may carry. */
export default function BedDialog({ bed, onMove, onOpen, onChanged, onClose }: Props) {
  const { t } = useTranslation('stays');
  const language = currentLanguage();
  const [marking, setMarking] = useState<LoaiTinhTrangGiuong | null>(null);
  const unmark = useUnmark(bed, onChanged);
  const mayMark = useSession().permissions.has('GIUONG_BENH_XEP');
  const { danhDau: mark, nguoiNams: lying } = bed;
  const ending = mark ? refusalOf(mark, 'ketThuc') : null;
  const offered =
    mayMark && mark === null ? marks.filter((one) => lying.length === 0 || one === 'DatTruoc') : [];
  return (
    <Modal
      open
      width={620}
      title={`${bed.MaGiuong} · ${bed.Phong.ten}`}
      footer={
        <FootActs
          acts={[
            ...offered.map((one) => ({ key: one, label: t(`mark.set.${one}`), run: () => setMarking(one) })),
            ...(mark && mayMark
              ? [
                  {
                    ...{ key: 'unmark', label: t('mark.end'), primary: true, run: unmark },
                    ...{ disabled: ending !== null },
                    title: ending ? errorText(ending as ErrorCode, language) : '', // a code of the server
                  },
                ]
              : []),
          ]}
        />
      }
      onCancel={onClose}
    >
      <RecordFacts
        facts={[
          [
            t('state'),
            <StateTag key="state" tone={bedTones[bed.trangThai]}>
              {trangThaiGiuong[bed.trangThai][language]}
            </StateTag>,
          ],
          [t('GioiTinh'), bed.GioiTinh && gioiTinhGiuong[bed.GioiTinh][language]],
          [t('bedIsolation'), bed.CachLy && cachLyGiuong[bed.CachLy][language]],
          [t('DichVu_Id'), bed.DichVu?.ten],
          [t('mark.since'), mark && formatDateTime(mark.TuLuc)],
          [t('mark.DuKienDen'), mark?.DuKienDen && formatDateTime(mark.DuKienDen)],
          [t('mark.GhiChu'), mark?.GhiChu],
        ]}
      />
      <RecordPart title={t('map.lying')} stacked>
        {lying.map((one) => (
          <li key={one.NhapVien_Id}>
            <span>
              <strong>{one.TenBenhNhan}</strong> {one.MaYTe} ·{' '}
              {t('since', { time: formatDateTime(one.TuLuc) })}
            </span>
            <span className="soft">
              {[one.ChanDoanICD?.ten, one.BacSiDieuTri?.ten].filter(Boolean).join(' · ')}
            </span>
            <span className="bed-card-acts">
              <Button size="small" onClick={() => onOpen(one.NhapVien_Id)}>
                {t('map.open')}
              </Button>
              {allows(one, 'chuyenGiuong') ? (
                <Button size="small" onClick={() => onMove(one)}>
                  {t('map.move')}
                </Button>
              ) : null}
            </span>
          </li>
        ))}
      </RecordPart>
      {marking ? (
        <MarkDialog
          bed={bed}
          kind={marking}
          onClose={() => setMarking(null)}
          onDone={() => {
            setMarking(null);
            onChanged();
          }}
        />
      ) : null}
    </Modal>
  );
}

/** Takes the mark of a bed off. */
function useUnmark({ danhDau: mark }: BedOnMapFragment, onDone: () => void) {
  const { t } = useTranslation('stays');
  const { message } = useNotices();
  const [unmark] = useMutation(UnmarkBedDocument);
  return async () => {
    if (!mark) return;
    try {
      await unmark({ variables: { id: mark._id, version: mark.version } });
      message.success(t('mark.ended'));
    } catch (error) {
      message.error(userMessage(error));
    }
    onDone();
  };
}
