import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { RefPicker } from '../../catalogue/RefPicker.tsx';
import { typingRest } from '../../ui/afterTyping.ts';
import type { RefLabel } from '../../ui/entry.ts';
import { Select } from '../../ui/kit/Select.tsx';
import { useDebounced } from '../../ui/useDebounced.ts';
import { NhanVienTheoChucVuDocument } from './chair.main.gen.ts';

type Props = {
  id?: string;
  value?: string | null;
  onChange?: (id: string | null) => void;
  label: RefLabel | null;
  /** The position in the house that the chair shall hold; null: whoever. */
  ChucVu_Id: string | null;
};

/** Picks the chair: out of all the staff, or of those who hold a position, heads of departments for example. */
export function ChairPicker({ ChucVu_Id, label, ...field }: Props) {
  if (ChucVu_Id === null) return <RefPicker {...field} to="NhanVien" label={label} />;
  return <HolderPicker {...field} ChucVu_Id={ChucVu_Id} />;
}

/** Picks out of those who hold a position; who holds another one is not offered. */
function HolderPicker({
  ChucVu_Id,
  value = null,
  onChange,
  ...rest
}: Omit<Props, 'label'> & { ChucVu_Id: string }) {
  const [text, setText] = useState('');
  const [picked, setPicked] = useState<{ value: string; label: string } | null>(null);
  const held = useQuery(NhanVienTheoChucVuDocument, {
    variables: { ChucVu_Id, searchString: useDebounced(text, typingRest) },
  });
  const options = (held.data ?? held.previousData)?.searchNhanVienByChucVu.map((one) => ({
    value: one._id,
    label: `${one.MaNhanVien} – ${one.TenNhanVien}`,
  }));
  const shown = [...(options ?? [])];
  // who is chosen keeps the name while another one is looked for
  if (picked && picked.value === value && !shown.some((one) => one.value === value)) shown.push(picked);
  return (
    <Select
      {...rest}
      style={{ width: '100%' }}
      allowClear
      loading={held.loading}
      showSearch={{ filterOption: false, onSearch: setText }}
      value={value}
      options={shown}
      onChange={(id: string | undefined) => {
        setPicked(shown.find((one) => one.value === id) ?? null);
        onChange?.(id ?? null);
      }}
    />
  );
}
