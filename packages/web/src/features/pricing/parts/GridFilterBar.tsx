import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { RefPicker } from '../../../catalogue/RefPicker.tsx';
import { useHotkeys } from '../../../ui/hotkeys.tsx';
import { SearchIcon } from '../../../ui/icons.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { Select } from '../../../ui/kit/Select.tsx';
import type { PriceGridState } from '../usePriceGrid.ts';

const sorts = ['TatCa', 'CoGia', 'ChuaCoGia', 'KhacTruoc'] as const;
const kinds = ['DichVu', 'LieuTrinh'] as const;

/** What the prices are narrowed to: words, service group, kind, with a price or without. */
export function GridFilterBar({ grid }: { grid: PriceGridState }) {
  const { t } = useTranslation('pricing');
  const search = useRef<HTMLInputElement>(null);
  const { filter, narrow } = grid;
  useHotkeys([{ keys: 'F3', label: t('findItem'), run: () => search.current?.focus() }]);
  return (
    <search className="price-filter" aria-label={t('filter')}>
      <Input
        ref={search}
        type="search"
        prefix={<SearchIcon />}
        value={filter.keyWord}
        placeholder={t('findItem')}
        aria-label={t('findItem')}
        onChange={(event) => narrow({ keyWord: event.target.value })}
      />
      <RefPicker
        to="NhomDichVu"
        aria-label={t('group')}
        placeholder={t('allGroups')}
        value={filter.NhomDichVu_Id}
        onChange={(NhomDichVu_Id) => narrow({ NhomDichVu_Id })}
      />
      <Select
        aria-label={t('kind')}
        placeholder={t('allKinds')}
        value={filter.Loai}
        allowClear
        options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        onChange={(Loai) => narrow({ Loai: Loai ?? null })}
      />
      <Select
        aria-label={t('show')}
        value={filter.loc}
        options={sorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
        onChange={(loc) => narrow({ loc })}
      />
    </search>
  );
}
