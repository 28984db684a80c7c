import { useQuery } from '@apollo/client/react';
import { loaiChuongTrinh } from '@sen/domain/promotions/loaiKhuyenMai';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { showDecimal } from '../../ui/numberText.ts';
import { History } from './History.tsx';
import { programmes } from './moves.tsx';
import { ProgrammeForm } from './ProgrammeForm.tsx';
import { PromotionFrame } from './PromotionFrame.tsx';
import {
  type ChuongTrinhFragment,
  KhuyenMaiDocument,
  LichSuKhuyenMaiDocument,
} from './programmes.main.gen.ts';
import { Simulator } from './Simulator.tsx';

type Props = { id: string; onChanged: () => void; onClose: () => void };

/** One programme: what it says, what may be done with it, what it would take off a day, what it was applied to. */
export default function ProgrammeDialog({ id, onChanged, onClose }: Props) {
  const { t } = useTranslation('promotions');
  const { data, error, refetch } = useQuery(KhuyenMaiDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <PromotionFrame
      kind={programmes}
      title={t('programme.title')}
      answer={{
        one: data?.chuongTrinhKhuyenMai as ChuongTrinhFragment | null | undefined, // a whole answer
        error,
        refetch,
      }}
      look={(one) => ({
        title: `${one.MaChuongTrinhKhuyenMai} · ${one.TenChuongTrinhKhuyenMai}`,
        first: loaiChuongTrinh[one.LoaiChuongTrinhKhuyenMai][currentLanguage()],
        limits: <p>{limitsOf(one, t)}</p>,
        tabs:
          one.LoaiChuongTrinhKhuyenMai === 'TamUngTangVoucher'
            ? []
            : [{ key: 'try', label: t('try.title'), children: <Simulator id={id} /> }],
        history: (
          <History
            query={LichSuKhuyenMaiDocument}
            variables={{ ChuongTrinhKhuyenMai_Id: id }}
            names="visit"
          />
        ),
      })}
      Form={ProgrammeForm}
      onChanged={onChanged}
      onClose={onClose}
    />
  );
}

/** What it gave so far, and how much it gives at most. */
function limitsOf(one: ChuongTrinhFragment, t: TFunction<'promotions'>): string {
  const {
    SoLuongDichVuKhuyenMaiToiDa: units,
    TongTienKhuyenMaiToiDa: money,
    SoLanToiDaMoiKhach: times,
  } = one;
  const given = {
    units: showDecimal(one.SoLuongDaKhuyenMai),
    money: showDecimal(one.SoTienDaKhuyenMai),
  };
  return [
    t('given', given),
    units === null ? null : t('mostUnits', { units: showDecimal(units) }),
    money === null ? null : t('mostMoney', { money: showDecimal(money) }),
    times === null ? null : t('mostTimes', { count: times }),
  ]
    .filter(Boolean)
    .join(' · ');
}
