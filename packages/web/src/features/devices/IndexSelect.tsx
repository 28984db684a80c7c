import { Select } from '../../ui/kit/Select.tsx';

type Index = { MaChiSo: string; TenChiSo: string; DonViTinh?: string | null };
type Props = {
  indices: readonly Index[];
  id?: string;
  value?: string | null;
  onChange?: (MaChiSo: string | null) => void;
};

/** Chooses an index of the laboratory by its code or its name. */
export function IndexSelect({ indices, id, value, onChange }: Props) {
  return (
    <Select
      id={id}
      allowClear
      showSearch={{}}
      value={value}
      onChange={(next) => onChange?.(next ?? null)}
      options={indices.map(({ MaChiSo, TenChiSo, DonViTinh }) => ({
        value: MaChiSo,
        label: `${MaChiSo} – ${TenChiSo}${DonViTinh ? ` (${DonViTinh})` : ''}`,
      }))}
    />
  );
}
