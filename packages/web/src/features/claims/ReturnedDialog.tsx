import { useMutation } from '@apollo/client/react';
import { dongTraActs, nguonTra } from '@sen/domain/claims/sending/dongTra';
import { formatVnd } from '@sen/domain/money/decimal';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OpenedProps } from '../../lists/listDef.ts';
import { currentLanguage } from '../../session/i18n.ts';
import { userMessage } from '../../session/userMessage.ts';
import { useSession } from '../../session/useSession.ts';
import { useActDialog } from '../../ui/actDialog/useActDialog.tsx';
import { type FootAct, FootActs } from '../../ui/FootActs.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { Loading } from '../../ui/Loading.tsx';
import { RecordFacts } from '../../ui/RecordFacts.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import { type ReturnedRowFragment, WorkReturnedLineDocument } from './claims.main.gen.ts';
import { Deadline } from './Deadline.tsx';
import { lineTones } from './tones.ts';

type Work = 'giaiTrinh' | 'chapNhan' | 'moLai';

/** One returned line: what came back, and the answer of the house. */
export default function ReturnedDialog({ row, onChanged, onClose }: OpenedProps<ReturnedRowFragment>) {
  const { t } = useTranslation('claims');
  const language = currentLanguage();
  const { message } = useNotices();
  const mayWork = useSession().permissions.has('HO_SO_BHYT_GUI');
  const confirm = useActDialog();
  const [work] = useMutation(WorkReturnedLineDocument);
  if (!row)
    return (
      <Modal open title={t('returned.one')} footer={null} onCancel={onClose}>
        <Loading />
      </Modal>
    );
  const run = async (action: Work, LyDo: string) => {
    await work({ variables: { input: { id: row._id, version: row.version, action, LyDo } } });
    message.success(t(`returned.done.${action}`));
    onChanged();
    onClose();
    return true;
  };
  const ask = (action: 'giaiTrinh' | 'chapNhan') =>
    confirm.ask({
      act: 'xuLyDongTraBHYT',
      of: `${row._id} ${action}`,
      title: dongTraActs.acts[action].label[language],
      okText: dongTraActs.acts[action].label[language],
      text: t(`returned.ask.${action}`, { amount: formatVnd(row.SoTienTuChoi) }),
      harmless: true,
      ...(action === 'chapNhan' ? { needed: false as const } : {}),
      run: (words) => run(action, words),
    });
  const open = () =>
    run('moLai', '').catch((error: unknown) => {
      message.error(userMessage(error), 5);
      onChanged();
    });
  const acts: FootAct[] = (['moLai', 'chapNhan', 'giaiTrinh'] as const)
    .filter((action) => mayWork && dongTraActs.acts[action].move?.from.some((from) => from === row.TrangThai))
    .map((action) => ({
      key: action,
      label: dongTraActs.acts[action].label[language],
      primary: action === 'giaiTrinh',
      run: () => void (action === 'moLai' ? open() : ask(action)),
    }));
  return (
    <Modal
      open
      width={720}
      title={`${row.TenBenhNhan} · ${row.MaLienKet}`}
      footer={<FootActs acts={acts} />}
      onCancel={onClose}
    >
      <p className="record-head">
        <StateTag tone={lineTones[row.TrangThai]}>{dongTraActs.states[row.TrangThai][language]}</StateTag>
        <StateTag tone="waiting">{nguonTra[row.Nguon][language]}</StateTag>
      </p>
      <RecordFacts
        facts={[
          [t('returned.item'), [row.Ma, row.Ten].filter(Boolean).join(' – ')],
          [t('returned.place'), [row.Bang, row.STT].filter((one) => one !== null).join(' · ')],
          [t('returned.why'), [row.MaLoi, row.NoiDung].filter(Boolean).join(': ')],
          [t('returned.amount'), Number(row.SoTienTuChoi) === 0 ? null : `${formatVnd(row.SoTienTuChoi)} đ`],
          [
            t('returned.due'),
            row.HanTraLoi && <Deadline at={row.HanTraLoi} open={row.TrangThai === 'ChoXuLy'} />,
          ],
          [t('returned.answer'), row.GiaiTrinh],
        ]}
      />
      <p>
        <Link to={{ search: `?id=${row.TiepNhan_Id}` }}>{t('returned.toClaim')}</Link>
      </p>
      {confirm.dialog}
    </Modal>
  );
}
