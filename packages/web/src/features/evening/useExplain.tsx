import { useMutation } from '@apollo/client/react';
import { soBienLai, tenKhoang } from '@sen/domain/evening/gaps';
import { giaiTrinhSoActs } from '@sen/domain/evening/giaiTrinhSo';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { useActDialog } from '../../ui/actDialog/useActDialog.tsx';
import type { ActField } from '../../ui/actDialog/useActFields.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { useRequestIds } from '../../ui/useRequestIds.ts';
import {
  type EveningExplanationFragment,
  type EveningLineFragment,
  ExplainGapDocument,
  TakeExplanationBackDocument,
} from './evening.main.gen.ts';

type Gap = NonNullable<EveningLineFragment['khuyet']>;

/** A series with numbers of it, as people write them. */
export const nameOf = ({
  MauSo,
  KyHieu,
  QuyenBienLai_Id,
  ...run
}: Pick<EveningExplanationFragment, 'MauSo' | 'KyHieu' | 'QuyenBienLai_Id' | 'TuSo' | 'DenSo'>): string =>
  `${MauSo ?? ''}${KyHieu} ${tenKhoang(run, QuyenBienLai_Id ? soBienLai : String)}`;

/** Explains missing numbers and takes what was said of them back, each in a dialogue. Render `dialog`. */
export function useExplain(onDone: () => void) {
  const { t } = useTranslation('evening');
  const { ask, dialog } = useActDialog();
  const [explain] = useMutation(ExplainGapDocument);
  const [takeBack] = useMutation(TakeExplanationBackDocument);
  const requests = useRequestIds();
  const labelOf = (act: keyof typeof giaiTrinhSoActs.acts) =>
    giaiTrinhSoActs.acts[act].label[currentLanguage()];
  const number = (path: 'TuSo' | 'DenSo', gap: Gap): ActField => ({
    path,
    label: t(path === 'TuSo' ? 'fromNumber' : 'toNumber'),
    first: String(gap[path]),
    check: (text) => (/^\d{1,9}$/.test(text) ? null : 'NOT_A_NUMBER'),
    draw: (input) => <Input {...input} inputMode="numeric" autoComplete="off" maxLength={9} />,
  });
  return {
    dialog,
    explain: (gap: Gap) => {
      const { QuyenBienLai_Id, TaiKhoan_Id, MauSo, KyHieu, TuSo, DenSo } = gap;
      const of = `${QuyenBienLai_Id ?? `${TaiKhoan_Id}.${MauSo}${KyHieu}`}.${TuSo}`;
      return ask({
        ...{ act: 'giaiTrinhSoKhuyet', of, harmless: true, okText: labelOf('giaiTrinh') },
        title: `${labelOf('giaiTrinh')}: ${nameOf(gap)}`,
        text: t('explainText'),
        // one number has no run to be cut
        fields: TuSo === DenSo ? [] : [number('TuSo', gap), number('DenSo', gap)],
        run: async (LyDo, _picked, given) => {
          const run = { TuSo: Number(given['TuSo'] ?? TuSo), DenSo: Number(given['DenSo'] ?? DenSo) };
          const input = { QuyenBienLai_Id, TaiKhoan_Id, MauSo, KyHieu, ...run, LyDo };
          const key = JSON.stringify(input);
          await explain({ variables: { requestId: requests.of(key), input } });
          requests.done(key);
          onDone();
        },
        done: t('explained'),
      });
    },
    takeBack: (one: EveningExplanationFragment) =>
      ask({
        ...{ act: 'thuHoiGiaiTrinhSo', of: one._id, okText: labelOf('thuHoi') },
        title: `${labelOf('thuHoi')}: ${nameOf(one)}`,
        text: t('takeBackText'),
        run: async (LyDo) => {
          await takeBack({ variables: { id: one._id, LyDo } });
          onDone();
        },
        done: t('takenBack'),
      }),
  };
}
