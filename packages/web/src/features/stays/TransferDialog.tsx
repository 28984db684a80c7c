import { useMutation } from '@apollo/client/react';
import { chuyenKhoaActs } from '@sen/domain/stays/chuyenKhoa';
import { useTranslation } from 'react-i18next';
import { ofRow } from '../../lists/defineListScreen.tsx';
import { currentLanguage } from '../../session/i18n.ts';
import { useActDialog } from '../../ui/actDialog/useActDialog.tsx';
import { formatDateTime } from '../../ui/dateText.ts';
import { FootActs } from '../../ui/FootActs.tsx';
import { footActsOf } from '../../ui/footActs.ts';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { RecordFacts } from '../../ui/RecordFacts.tsx';
import { personText } from './columns.tsx';
import {
  RefuseTransferDocument,
  type WaitingTransferFragment,
  WithdrawTransferDocument,
} from './stays.main.gen.ts';
import { useStayDialogs } from './useStayDialogs.tsx';

const acts = ['huy', 'tuChoi', 'nhan'] as const;

type Props = { row: WaitingTransferFragment & { _id: string }; onChanged: () => void; onClose: () => void };

/** A transfer that waits: what the other ward must know, and its answer. */
function Opened({ row: { phieu }, onChanged, onClose }: Props) {
  const { t } = useTranslation('stays');
  const language = currentLanguage();
  const confirm = useActDialog();
  const done = () => {
    onChanged();
    onClose();
  };
  const dialogs = useStayDialogs(done);
  const [refuse] = useMutation(RefuseTransferDocument);
  const [withdraw] = useMutation(WithdrawTransferDocument);
  const { _id: id, version } = phieu;
  const name = phieu.BenhNhan?.TenBenhNhan ?? '';
  const ask = (act: 'tuChoi' | 'huy', send: (LyDo: string) => Promise<unknown>) => () =>
    void confirm.ask({
      act: act === 'tuChoi' ? 'tuChoiPhieuChuyenKhoa' : 'huyPhieuChuyenKhoa',
      of: id,
      title: `${chuyenKhoaActs.acts[act].label[language]}: ${name}`,
      okText: chuyenKhoaActs.acts[act].label[language],
      text: t(`transfers.ask.${act}`),
      done: t(`transfers.done.${act}`),
      run: async (LyDo) => {
        await send(LyDo);
        done();
      },
    });
  const run = {
    huy: ask('huy', (LyDo) => withdraw({ variables: { id, version, LyDo } })),
    tuChoi: ask('tuChoi', (LyDo) => refuse({ variables: { id, version, LyDo } })),
    nhan: () =>
      dialogs.open({
        what: 'bed',
        of: {
          ...{ kind: 'accept', name, NhapVien_Id: phieu.NhapVien_Id, version, PhieuChuyenKhoa_Id: id },
          Khoa_Id: phieu.KhoaDen?._id ?? '',
        },
      }),
  };
  return (
    <Modal
      open
      width={620}
      title={t('transfers.one', { name })}
      footer={
        <FootActs
          acts={footActsOf(phieu, {
            ...{ acts, run, labels: chuyenKhoaActs.acts },
            primary: ['nhan'],
            danger: ['tuChoi', 'huy'],
          })}
        />
      }
      onCancel={onClose}
    >
      <RecordFacts
        facts={[
          [t('patient'), personText(phieu.BenhNhan)],
          [t('KhoaDi_Id'), phieu.KhoaDi?.ten],
          [t('KhoaDen_Id'), phieu.KhoaDen?.ten],
          [t('ThoiGianGui'), formatDateTime(phieu.ThoiGianGui)],
          [t('NguoiGui_Id'), phieu.NguoiGui?.ten],
          [t('LyDo'), phieu.LyDo],
          [t('TomTat'), phieu.TomTat],
          [t('ThuocBanGiao'), phieu.ThuocBanGiao],
        ]}
      />
      {dialogs.dialog}
      {confirm.dialog}
    </Modal>
  );
}

export default ofRow(Opened);
