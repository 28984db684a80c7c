import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../ui/dateText.ts';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { type Flag, ResultFlag } from '../../../ui/ResultFlag.tsx';
import type { Differing, Doubts, Judged } from '../labDoubts.ts';
import { shownRange, shownResult } from '../labEntry.ts';

type Props = {
  doubts: Doubts;
  busy: boolean;
  onReturn: () => void;
  onClose: () => void;
};

/** What a person sees before a return: values that are judged otherwise than when they were entered, devices that measured otherwise. */
export function BeforeReturn({ doubts, busy, onReturn, onClose }: Props) {
  const { t } = useTranslation(['lab', 'common']);
  const { judged, differing } = doubts;
  return (
    <Modal
      open
      title={t('anew.title')}
      okText={t('anew.return')}
      cancelText={t('back', { ns: 'common' })}
      confirmLoading={busy}
      onOk={onReturn}
      onCancel={onClose}
    >
      {judged.length > 0 ? (
        <section>
          <p>{t('anew.changed', { count: judged.length })}</p>
          <JudgedAnew values={judged} />
        </section>
      ) : null}
      {differing.length > 0 ? (
        <section>
          <p>{t('anew.differing')}</p>
          <ul className="lab-doubts">
            {differing.map((one) => (
              <DifferingValue key={one.sent._id} {...one} />
            ))}
          </ul>
        </section>
      ) : null}
    </Modal>
  );
}

function DifferingValue({ sent, value, KetQua }: Differing) {
  const { t } = useTranslation('lab');
  return (
    <li>
      <strong>{value.TenChiSo}</strong>{' '}
      {t('anew.differs', {
        value: shownResult(KetQua, value.KieuDuLieu),
        device: sent.TenThietBi,
        measured: shownResult(sent.KetQua, value.KieuDuLieu),
        at: formatDateTime(sent.Luc),
      })}
    </li>
  );
}

/** Values with the judgement of their entry and the one of now. */
export function JudgedAnew({ values }: { values: readonly Judged[] }) {
  const { t } = useTranslation('lab');
  return (
    <ul className="lab-doubts">
      {values.map((value) => (
        <li key={`${value.ChiTiet_Id} ${value.MaChiSo}`}>
          <strong>
            {value.TenChiSo} {shownResult(value.KetQua, value.KieuDuLieu)}
          </strong>
          <span>
            {t('anew.then')}:{' '}
            <Standing
              flag={value.CoKetQuaTruoc ?? null}
              range={shownRange({ ...value, MucBinhThuong: value.MucBinhThuongTruoc })}
              unit={value.DonViTinhTruoc}
            />
          </span>
          <span>
            {t('anew.now')}:{' '}
            <Standing flag={value.CoKetQua ?? null} range={shownRange(value)} unit={value.DonViTinh} />
          </span>
        </li>
      ))}
    </ul>
  );
}

type StandingProps = { flag: Flag | null; range: string; unit: string | null | undefined };

function Standing({ flag, range, unit }: StandingProps) {
  const { t } = useTranslation('lab');
  const normal = [range, unit].filter(Boolean).join(' ');
  return (
    <>
      <ResultFlag flag={flag}>{t(`anew.stands.${flag ?? 'none'}`)}</ResultFlag>
      {normal ? ` (${normal})` : ''}
    </>
  );
}
