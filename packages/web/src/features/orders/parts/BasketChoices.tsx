import { formatVnd } from '@sen/domain/money/decimal';
import { useTranslation } from 'react-i18next';
import { Select } from '../../../ui/kit/Select.tsx';
import { useLastChoices } from '../../../ui/useLastChoices.ts';
import type { BasketLine } from '../basket.ts';
import type { PreviewLine } from '../useOrderPreview.ts';

type Props = {
  line: BasketLine;
  preview: PreviewLine;
  onPlace: (id: string) => void;
  onPrice: (id: string) => void;
};

/** Where a chosen service is performed and by which price type it is charged, where there is a choice. */
export function BasketChoices({ line, preview, onPlace, onPrice }: Props) {
  const { t } = useTranslation(['orders', 'common']);
  const prices = useLastChoices('loai-gia');
  const { phongs, gias } = preview;
  const name = line.service.TenDichVu;
  const last = gias.find((one) => one.LoaiGia_Id === prices.of(line.service._id));
  const price = line.LoaiGia_Id ?? preview.LoaiGia_Id;
  const choosePrice = (id: string) => {
    prices.remember(line.service._id, id);
    onPrice(id);
  };
  if (phongs.length < 2 && gias.length < 2) return null;
  return (
    <span className="basket-choices">
      {phongs.length > 1 ? (
        <span data-field="NoiThucHien_Id">
          <Select
            aria-label={`${t('place')} ${name}`}
            value={line.NoiThucHien_Id ?? preview.NoiThucHien_Id}
            popupMatchSelectWidth={false}
            options={phongs.map((room) => ({ value: room._id, label: room.ten }))}
            onChange={onPlace}
          />
        </span>
      ) : null}
      {gias.length > 1 ? (
        <span data-field="LoaiGia_Id">
          <Select
            aria-label={`${t('priceType')} ${name}`}
            value={price}
            popupMatchSelectWidth={false}
            options={gias.map((one) => ({
              value: one.LoaiGia_Id,
              label: `${one.TenLoaiGia} · ${formatVnd(one.DonGia)}`,
            }))}
            onChange={choosePrice}
          />
        </span>
      ) : null}
      {gias.length > 1 && last && last.LoaiGia_Id !== price ? (
        <button type="button" className="chip" onClick={() => choosePrice(last.LoaiGia_Id)}>
          {t('common:lastTime', { name: last.TenLoaiGia })}
        </button>
      ) : null}
    </span>
  );
}
