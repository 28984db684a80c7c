import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { narrowPath } from '../../../session/routeTable.ts';
import { CrossIcon, SwapIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Select } from '../../../ui/kit/Select.tsx';
import type { PriceList } from '../lists.ts';
import { type PriceLists, pricesPath } from '../usePriceLists.ts';

type Props = { state: PriceLists; before: PriceList; after: PriceList };

/** Which two lists stand beside each other. */
export function CompareHead({ state, before, after }: Props) {
  const { t } = useTranslation('pricing');
  const navigate = useNavigate();
  const base = state.narrow ? narrowPath(pricesPath) : pricesPath;
  const to = (first: string, second: string) => void navigate(`${base}/${second}?soSanh=${first}`);
  const options = (other: PriceList) =>
    state.lists
      .filter((list) => list._id !== other._id)
      .map((list) => ({
        value: list._id,
        label: `${list.TenBangGia} (${state.typeName(list.LoaiGia_Id)})`,
      }));
  return (
    <header className="price-head price-compare">
      <h2>{t('comparison')}</h2>
      <Select
        aria-label={t('firstList')}
        value={before._id}
        options={options(after)}
        popupMatchSelectWidth={false}
        onChange={(id) => to(id, after._id)}
      />
      <Button
        type="text"
        icon={<SwapIcon />}
        aria-label={t('swap')}
        onClick={() => to(after._id, before._id)}
      />
      <Select
        aria-label={t('secondList')}
        value={after._id}
        options={options(before)}
        popupMatchSelectWidth={false}
        onChange={(id) => to(before._id, id)}
      />
      <Button icon={<CrossIcon />} onClick={() => state.compare(null)}>
        {t('closeCompare')}
      </Button>
    </header>
  );
}
