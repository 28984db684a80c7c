import { useMutation } from '@apollo/client/react';
import { nhapVienActs } from '@sen/domain/admission/nhapVien';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { useActDialog } from '../../ui/actDialog/useActDialog.tsx';
import { FootActs } from '../../ui/FootActs.tsx';
import { footActsOf } from '../../ui/footActs.ts';
import { PrinterIcon } from '../../ui/icons.tsx';
import { usePrinting } from '../../ui/Printing.tsx';
import type { Stay } from './stayOf.ts';
import { SendBackDocument, UndoTakeInDocument } from './stays.main.gen.ts';
import { useStayDialogs } from './useStayDialogs.tsx';

const acts = ['huyNhan', 'traLai', 'capNhat', 'chuyenKhoa', 'chuyenGiuong', 'nhanVaoKhoa'] as const;
type StayAct = (typeof acts)[number];

type Props = { one: Stay; onDone: () => void };

/** What the ward may do with an order to admit or a stay; what stands against an act is said at its button. */
export function StayButtons({ one, onDone }: Props) {
  const { t } = useTranslation('stays');
  const printing = usePrinting();
  const dialogs = useStayDialogs(onDone);
  const asked = useReasons(one, onDone);
  const name = one.BenhNhan?.TenBenhNhan ?? one.MaNhapVien;
  const bed = (kind: 'takeIn' | 'move') =>
    dialogs.open({
      what: 'bed',
      of: {
        ...{ kind, name, NhapVien_Id: one._id, version: one.version },
        Khoa_Id: one.Khoa_Id ?? one.KhoaNhapVien_Id,
      },
    });
  const run: Record<StayAct, () => unknown> = {
    nhanVaoKhoa: () => bed('takeIn'),
    chuyenGiuong: () => bed('move'),
    chuyenKhoa: () => dialogs.open({ what: 'transfer', stay: one, name }),
    capNhat: () => dialogs.open({ what: 'change', stay: one }),
    ...asked.open,
  };
  const all = [
    {
      key: 'print',
      label: t('print'),
      icon: <PrinterIcon />,
      run: () => printing.preview(`/api/print/PhieuKhamVaoVien/${one._id}`, one.MaNhapVien),
    },
    ...footActsOf(one, {
      ...{ acts, run, labels: nhapVienActs.acts },
      primary: ['nhanVaoKhoa', 'chuyenGiuong'],
      danger: ['traLai', 'huyNhan'],
    }),
  ];
  return (
    <>
      <FootActs acts={all} />
      {dialogs.dialog}
      {asked.dialog}
    </>
  );
}

/** The acts that take something back, each for a reason. */
function useReasons(one: Stay, onDone: () => void) {
  const { t } = useTranslation('stays');
  const language = currentLanguage();
  const confirm = useActDialog();
  const [sendBack] = useMutation(SendBackDocument);
  const [undo] = useMutation(UndoTakeInDocument);
  const ask = (act: 'traLai' | 'huyNhan', send: (LyDo: string) => Promise<unknown>) => () =>
    confirm.ask({
      act: act === 'traLai' ? 'traLaiNhapVien' : 'huyNhanVaoKhoa',
      of: one._id,
      title: `${nhapVienActs.acts[act].label[language]}: ${one.BenhNhan?.TenBenhNhan ?? one.MaNhapVien}`,
      okText: nhapVienActs.acts[act].label[language],
      text: t(`ask.${act}`),
      done: t(`done.${act}`),
      run: async (LyDo) => {
        await send(LyDo);
        onDone();
      },
    });
  const { _id: id, version } = one;
  return {
    open: {
      traLai: ask('traLai', (LyDo) => sendBack({ variables: { id, version, LyDo } })),
      huyNhan: ask('huyNhan', (LyDo) => undo({ variables: { id, version, LyDo } })),
    },
    dialog: confirm.dialog,
  };
}
